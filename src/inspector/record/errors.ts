/** Stands for a port: what a machine asks of the document that runs it. */
export const port = (): never => {
  throw new Error('A machine reached a port that its document does not provide.');
};

/** A thrown value as a sentence. Anything can be thrown, and errors of a page's document are of another realm. */
export function sentenceOf(error: unknown): string {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== '' ? message : String(error);
}

/** What an error says, on one line. */
export const firstLine = (error: unknown): string => sentenceOf(error).split('\n')[0] ?? '';
