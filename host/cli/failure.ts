/** Exit codes of every command. */
export const EXIT_OK = 0;
/** The thing itself failed. */
export const EXIT_FAILED = 1;
/** The command was called wrongly. */
export const EXIT_USAGE = 2;

/** Something that ends a command with one clear line. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    message: string,
    readonly exitCode: number = EXIT_FAILED,
  ) {
    super(message);
  }
}
