import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { buildPico, picoFiles } from '../build/pico/build';
import { findBoards, isBoard } from '../flash/drive';
import { checkImage, writeImage } from '../flash/write';
import { EXIT_USAGE, Failure } from './failure';

interface FlashOptions {
  readonly image?: string;
  readonly drive?: string;
  readonly dryRun: boolean;
}

/** `doubletop flash`: writes the image to a Pico in its boot loader. */
export function flashCommand(): Command {
  return new Command('flash')
    .description('write the firmware to a Raspberry Pi Pico that was plugged in with BOOTSEL held')
    .option('--image <file>', 'a UF2 file (default: the image of this checkout, built if need be)')
    .option('--drive <folder>', 'the board’s drive, where it is not found or there are several')
    .option('--dry-run', 'check image and board, and write nothing', false)
    .action(async (options: FlashOptions) => {
      try {
        await flash(options);
      } catch (error) {
        throw error instanceof Failure ? error : new Failure((error as Error).message);
      }
    });
}

async function flash({ image, drive, dryRun }: FlashOptions): Promise<void> {
  if (image === undefined) await buildPico();
  const file = readFileSync(image ?? picoFiles().uf2);
  const build = checkImage(file);
  const board = chooseBoard(drive);
  process.stdout.write(`image ${build}, board at ${board}\n`);
  if (dryRun) {
    process.stdout.write('nothing was written\n');
    return;
  }
  let shown = -1;
  writeImage(file, board, (part) => {
    const tenth = Math.floor(part * 10);
    if (tenth > shown) process.stdout.write(`${tenth * 10} %\n`);
    shown = tenth;
  });
  process.stdout.write('written; the board restarts by itself\n');
}

/** The one board there is, or the one that was named. */
function chooseBoard(drive: string | undefined): string {
  if (drive !== undefined) {
    if (!isBoard(drive)) throw new Failure(`${drive} is not the drive of a Pico in its boot loader`);
    return drive;
  }
  const boards = findBoards();
  if (boards.length > 1)
    throw new Failure(`there are several boards: ${boards.join(', ')}; name one with --drive`, EXIT_USAGE);
  const [board] = boards;
  if (board === undefined)
    throw new Failure(
      'no board found: plug the Pico in while you hold its BOOTSEL button, or name its --drive',
    );
  return board;
}
