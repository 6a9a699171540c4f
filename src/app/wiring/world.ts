import type { LanguageInput } from '#machines/language.machine.ts';
import type { Store } from '#ports/storage.ts';

/** What the site needs of the world around it. A prerender and a test bring their own. */
export type World = {
  /** Keeps for the visit, in this tab. */
  session: Store;
  /** Keeps between visits, in this browser. */
  local: Store;
  /** The language of an address without a prefix. */
  language: LanguageInput;
  /** Wall clock, in ms since 1970. */
  now: () => number;
  /** The address of this tab's entry, as documents name it. It identifies the deployment. */
  entryUrl: string;
  /** Loads the current address as a document. */
  reload: () => void;
  /** Writes one line for the people who run the site. */
  report: (message: string, error?: unknown) => void;
};

/** The error in the event of an actor that failed. */
export function errorOf(event: object): unknown {
  return 'error' in event ? event.error : undefined;
}
