import { buildFirmware } from '../../host/build/firmware';
import { longestRecovery, RECOVERY_TIME, sessions } from '../../host/bench/link-faults';
import { Rules } from '../../host/rules/rules';
import { everyOptions, playBoth } from '../games/doubles-wild-naive';
import { everyDoceOptions, playBothDoce } from '../games/doce-naive';
import { doppelXOptions, playBothDoppelX } from '../games/doppel-x-naive';
import { playBothDoppio } from '../games/doppio-naive';
import { everyDoubleTroubleOptions, playBothDoubleTrouble } from '../games/double-trouble-naive';
import { Module } from '../../shared/settings';
import { playClumsily } from '../play/clumsy-matches';
import { playClumsilyAt } from '../play/clumsy-tables';
import { playTroubleClumsily } from '../play/clumsy-trouble';

// `npm run soak`: the same checks as in `npm test`, for as long as it takes to find what is rare.

const GAMES = 10_000;
/** Fewer, since every throw can end in thousands of ways and each of them is compared. */
const DOPPEL_X_GAMES = 2_000;
const MATCHES = 1_000;
/** Matches of DOCE, Doppio and Double Trouble at each kind of table; those with a tag reader take half a minute each. */
const TABLE_MATCHES = 50;

await buildFirmware();
const rules = new Rules();
let actions = 0;
for (let seed = 1; seed <= GAMES; seed++) {
  const options = everyOptions[seed % everyOptions.length];
  if (options) actions += playBoth(rules, options, seed);
  if (seed % 1000 === 0) process.stdout.write(`${seed} random games agree with the naive model\n`);
}
process.stdout.write(`${GAMES} games, ${actions} actions: no disagreement\n`);
for (let seed = 1; seed <= GAMES; seed++) {
  const options = everyDoceOptions[seed % everyDoceOptions.length];
  if (options) playBothDoce(rules, options, seed);
  playBothDoppio(rules, ([2, 3, 4] as const)[seed % 3] ?? 2, seed);
  const doubleTroubleOptions = everyDoubleTroubleOptions[seed % everyDoubleTroubleOptions.length];
  if (doubleTroubleOptions) playBothDoubleTrouble(rules, doubleTroubleOptions, seed);
  if (seed % 1000 === 0)
    process.stdout.write(`${seed} games each of DOCE, Doppio and Double Trouble agree with their models\n`);
}
for (let seed = 1; seed <= DOPPEL_X_GAMES; seed++) {
  playBothDoppelX(rules, doppelXOptions(seed), seed);
  if (seed % 200 === 0) process.stdout.write(`${seed} games of Doppel X agree with their model\n`);
}
for (let seed = 101; seed <= 100 + TABLE_MATCHES; seed++) {
  await playClumsilyAt(0, 'doce', { first: seed % 2 }, seed, 0.3);
  await playClumsilyAt(Module.TagReader, 'doce', {}, seed, 0.3);
  const options = { seats: 2 + (seed % 3), hidden: true };
  for (const modules of [0, Module.TagReader, Module.TagReader | Module.Racks])
    await playClumsilyAt(modules, 'doppio', options, seed, 0.2);
  for (const modules of [0, Module.TagReader, Module.TagReader | Module.Wheels | Module.Rollers])
    await playTroubleClumsily(modules, { seats: 2 + (seed % 3) }, seed, 0.3);
  if (seed % 10 === 0) process.stdout.write(`${seed - 100} clumsy matches at every kind of table\n`);
}
for (let seed = 1001; seed <= 1000 + MATCHES; seed++) {
  const options = everyOptions[seed % everyOptions.length];
  if (options) await playClumsily(options, seed, 0.3);
  if (seed % 100 === 0) process.stdout.write(`${seed - 1000} clumsy matches without a wrong move\n`);
}
for (const [name, session] of Object.entries(sessions)) {
  const longest = await longestRecovery(session, 1);
  if (longest > RECOVERY_TIME)
    throw new Error(`${name}: a fault on the wire was not over after ${longest} ms`);
  process.stdout.write(
    `${name}: every fault at every byte of a session is over after ${longest} ms at most\n`,
  );
}
