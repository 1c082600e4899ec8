import { describe, expect, test } from 'vitest';
import { examine } from '../../host/doctor/doctor';
import { SimulatedPatient } from '../../host/doctor/simulated-patient';
import { findingText, inputName } from '../../host/doctor/words';
import { touchableInputs } from '../../host/cli/doctor';
import type { InputFault } from '../../host/sim/devices/register-chain';
import { inProcess } from '../cli/run';

async function diagnose(...faults: InputFault[]) {
  const patient = new SimulatedPatient(faults);
  await patient.start();
  const diagnosis = await examine(patient, touchableInputs());
  await patient.stop();
  return diagnosis;
}

test('a table without a fault is healthy, and every cell and button has been touched', async () => {
  const { findings, touched, skipped, link } = await diagnose();
  expect(findings).toEqual([]);
  expect(touched).toHaveLength(81 + 16);
  expect(skipped).toEqual([]);
  expect(link).toMatchObject({ asked: 20, unanswered: 0 });
});

describe('each fault is found and no other', () => {
  test.each<InputFault>([
    { fault: 'stuck', input: 12 },
    { fault: 'silent', input: 80 },
    { fault: 'flickering', input: 40 },
    { fault: 'flickering', input: 81 },
    { fault: 'swapped', input: 3, other: 4 },
    { fault: 'swapped', input: 80, other: 82 },
    { fault: 'cross-talking', input: 8, other: 9 },
  ])('$fault at $input', async (fault) => {
    const { fault: finding, ...where } = fault;
    expect((await diagnose(fault)).findings).toEqual([{ finding, ...where }]);
  });
});

test('several faults at once are told apart', async () => {
  const { findings } = await diagnose(
    { fault: 'stuck', input: 1 },
    { fault: 'flickering', input: 20 },
    { fault: 'silent', input: 30 },
    { fault: 'swapped', input: 50, other: 60 },
    { fault: 'cross-talking', input: 70, other: 71 },
  );
  expect(findings.map(({ finding, input }) => `${finding} ${input}`)).toEqual([
    'stuck 1',
    'flickering 20',
    'silent 30',
    'swapped 50',
    'cross-talking 70',
  ]);
});

test('findings are told in words with what to do', () => {
  expect(inputName(12)).toBe('the cell in row 2, column 4');
  expect(inputName(82)).toBe('the change button of seat 0');
  expect(findingText({ finding: 'swapped', input: 3, other: 4 })).toBe(
    'the cell in row 1, column 4 and the cell in row 1, column 5 are swapped; exchange their wires',
  );
});

describe('the command', () => {
  test('ends with 0 for a healthy table and with 1 and a report for a sick one', async () => {
    expect(await inProcess('doctor', '--simulated')).toMatchObject({ code: 0 });
    const { code, out, error } = await inProcess(
      'doctor',
      '--simulated',
      '--fault',
      'stuck:12',
      '--fault',
      'silent:3',
    );
    expect(code).toBe(1);
    expect(out).toContain('FOUND  the cell in row 2, column 4 is stuck');
    expect(out).toContain('FOUND  the cell in row 1, column 4 is silent');
    expect(error).toBe('doubletop: the table is not as it should be\n');
    const json = await inProcess('doctor', '--simulated', '--fault', 'stuck:12', '--json');
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, findings: [{ finding: 'stuck', input: 12 }] });
  });

  test.each([
    [[], 'doctor needs either --port PATH or --simulated'],
    [['--simulated', '--port', '/dev/x'], 'doctor needs either'],
    [['--port', '/dev/x', '--fault', 'stuck:1'], '--fault needs --simulated'],
    [['--simulated', '--fault', 'stuck:112'], 'there is no fault "stuck:112"; write stuck:N'],
    [['--simulated', '--fault', 'swapped:1'], 'there is no fault "swapped:1"'],
    [['--simulated', '--fault', 'broken:1'], 'there is no fault "broken:1"'],
  ])('wrong usage %j ends with 2', async (args, words) => {
    const { code, out, error } = await inProcess('doctor', ...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(words);
  });
});
