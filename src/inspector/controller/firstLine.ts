/** What an error says, on one line. Anything can be thrown. */
export function firstLine(error: unknown): string {
  const [line = ''] = String((error as Error | null)?.message || error).split('\n');
  return line;
}
