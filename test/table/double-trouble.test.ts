import { expect, test } from 'vitest';
import { Heading } from '../../shared/double-trouble';
import { AtWheels } from './at-wheels';

test('scratch', async () => {
  const table = await AtWheels.sit();
  const log = (what: string) => console.log(what, '|', table.prompt, '|', table.words, '|', table.notes.at(-1), JSON.stringify(table.accepted.at(-1)));
  log('start');
  await table.pop(0, 2);
  log('one');
  await table.pop(1, 3);
  log('both');
  await table.lift(0);
  log('lifted');
  await table.put(0, 2, 6, Heading.East);
  log('moved wrong');
  await table.put(0, 2, 6, Heading.West);
  log('turned');
  await table.put(0, 2, 5, Heading.West);
  log('there');
}, 60000);
