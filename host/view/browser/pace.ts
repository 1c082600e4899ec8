/** Lets a thing be done at most once an interval, however often it is asked for. */
export interface Pace {
  /** Asks for it. */
  ask(): void;
  /** Forgets what was asked for. */
  stop(): void;
}

/**
 * The first request is served as soon as the current work is done, so that a burst of changes counts as one; those that
 * follow within the interval are served together at its end.
 *
 * @param interval milliseconds
 * @param act returns true when it has to be called again after the interval (something could not be done yet)
 */
export function pace(interval: number, act: () => boolean): Pace {
  let asked = false;
  let timer: NodeJS.Timeout | null = null;

  function serve(): void {
    timer = null;
    if (!asked) return;
    asked = false;
    // The timer stands before the work, so that a request made by the work itself waits as well.
    timer = setTimeout(serve, interval);
    if (act()) asked = true;
  }

  return {
    ask() {
      asked = true;
      timer ??= setTimeout(serve, 0);
    },
    stop() {
      asked = false;
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
