import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../host/build/sources';
import { readScenarios } from '../../host/cli/test';
import { nodeTarget } from '../../host/scenario/node-target';
import { runScenario } from '../../host/scenario/runner';

// The examples of the rules, told as scenarios, at the simulated table.

const folder = join(root, 'test/scenarios');

describe.each(readdirSync(folder))('%s', (file) => {
  test.each(readScenarios(join(folder, file)).map((scenario) => [scenario.name, scenario] as const))(
    '%s',
    async (_name, scenario) => {
      expect((await runScenario(nodeTarget, scenario, 1)).failure).toBeNull();
    },
  );
});
