import { inputGroups } from '../../hardware/description';
import { COLUMNS } from '../../shared/cells';
import { BUTTONS_PER_SEAT } from '../../shared/seats';
import type { Diagnosis, Finding } from './doctor';

/** An input as people find it: "the cell in row 3, column 4", "the change button of seat 2". Rows and columns from 1. */
export function inputName(input: number): string {
  const group = inputGroups.find(({ first, count }) => input >= first && input < first + count);
  const index = input - (group?.first ?? 0);
  switch (group?.name) {
    case 'cells':
      return `the cell in row ${Math.floor(index / COLUMNS) + 1}, column ${(index % COLUMNS) + 1}`;
    case 'buttons':
      return `the ${index % BUTTONS_PER_SEAT === 0 ? 'confirm' : 'change'} button of seat ${Math.floor(index / BUTTONS_PER_SEAT)}`;
    default:
      return `input ${index} of the ${group?.name ?? 'chain'}`;
  }
}

/** A finding in words, with what to do. */
export function findingText(finding: Finding): string {
  const name = inputName(finding.input);
  switch (finding.finding) {
    case 'stuck':
      return `${name} is stuck: it reads on with nothing there; look for a magnet left behind, or a short circuit`;
    case 'flickering':
      return `${name} flickers with nothing there; look for a loose wire, or raise "debounce"`;
    case 'silent':
      return `${name} is silent: it was touched and nothing was felt; look at its sensor and its wire`;
    case 'swapped':
      return `${name} and ${inputName(finding.other)} are swapped; exchange their wires`;
    case 'misplaced':
      return `${name} is felt as ${inputName(finding.other)}; its wire is in the wrong place`;
    case 'cross-talking':
      return `${name} pulls ${inputName(finding.other)} along; look for a solder bridge between both`;
  }
}

/** A diagnosis as text, a line each; each finding also names the input's place in the chain. */
export function diagnosisText({ findings, link, touched, skipped }: Diagnosis): string {
  const wire =
    link.median === null
      ? 'the wire: no answer'
      : `the wire: ${link.asked - link.unanswered} of ${link.asked} commands answered, median ${link.median.toFixed(0)} ms, longest ${link.longest?.toFixed(0)} ms`;
  const inputs = `inputs: ${touched.length} touched${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
  const found = findings.map((finding) => `FOUND  ${findingText(finding)} (input ${finding.input})`);
  const end = isHealthy({ findings, link })
    ? 'nothing is wrong with what was looked at'
    : `${findings.length} found`;
  const rest = 'not looked at, since the wire does not tell them: lights, antennas, supply';
  return [wire, inputs, ...found, rest, end, ''].join('\n');
}

/** Whether nothing was found, and every command was answered. */
export function isHealthy({ findings, link }: Pick<Diagnosis, 'findings' | 'link'>): boolean {
  return findings.length === 0 && link.unanswered === 0;
}
