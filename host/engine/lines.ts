/**
 * The lines of a stream of UTF-8, as they come; the last one may lack its line feed. Only a line feed ends a line:
 * Node's readline would also split at U+2028 and U+2029, which JSON allows inside texts. Of a line longer than `longest`
 * characters only so much is kept that its reader sees it is too long.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let unfinished = '';
  for await (const chunk of input) {
    const lines = (unfinished + decoder.decode(chunk, { stream: true })).split('\n');
    unfinished = (lines.pop() ?? '').slice(0, longest + 1);
    yield* lines;
  }
  unfinished += decoder.decode();
  if (unfinished !== '') yield unfinished;
}
