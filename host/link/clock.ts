/** Something that can call back later. The simulator's clock is one, so that time-outs work in simulated time too. */
export interface Clock {
  /** Calls back after a number of milliseconds; returns how to call it off. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** Real time. */
export const wallClock: Clock = {
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
