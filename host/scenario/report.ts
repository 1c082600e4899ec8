import type { ScenarioResult } from './runner';

/** Results as JSON: an object for each scenario, with its steps and their times in milliseconds. */
export function jsonReport(results: readonly ScenarioResult[], shuffle: number | null): string {
  const scenarios = results.map(({ scenario, seed, target, steps, time, failure }) => ({
    file: scenario.file,
    name: scenario.name,
    game: scenario.game,
    target,
    seed,
    ok: failure === null,
    failure,
    time,
    steps,
  }));
  const failed = scenarios.filter(({ ok }) => !ok).length;
  return `${JSON.stringify({ scenarios: scenarios.length, failed, shuffle, results: scenarios }, null, 2)}\n`;
}

/** Results as JUnit's XML, which build servers read: a test case for each scenario; times in seconds. */
export function junitReport(results: readonly ScenarioResult[]): string {
  const cases = results.map(({ scenario, seed, time, failure }) => {
    const head = `    <testcase classname="${escape(scenario.file)}" name="${escape(scenario.name)}" time="${time / 1000}"`;
    const property = `      <properties><property name="seed" value="${seed}"/></properties>\n`;
    const fault = failure === null ? '' : `      <failure message="${escape(failure)}"/>\n`;
    return `${head}>\n${property}${fault}    </testcase>\n`;
  });
  const failed = results.filter(({ failure }) => failure !== null).length;
  const seconds = results.reduce((sum, { time }) => sum + time, 0) / 1000;
  const counts = `tests="${results.length}" failures="${failed}" time="${seconds}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n  <testsuite name="doubletop scenarios" ${counts}>\n${cases.join('')}  </testsuite>\n</testsuites>\n`;
}

function escape(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (letter) => names[letter] ?? letter).replaceAll(/[\x00-\x1f]/g, ' ');
}
