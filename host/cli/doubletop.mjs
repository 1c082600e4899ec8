#!/usr/bin/env node
// The command `doubletop`: lets Node read TypeScript, then hands over to main.ts.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
