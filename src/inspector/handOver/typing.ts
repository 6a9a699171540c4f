import { snapshotsIn } from '@interpunct/model-kit/keptRoot';
import { HIDDEN_TEXT } from '../record/entry.ts';
import { coverBy, createCover } from './cover.ts';
import { inQuotes, onOneLine } from './gestureText.ts';
import { toLiteral } from './literal.ts';
import { redactCause, redactEntry } from './redactEntry.ts';
import { type IsTyped, redactRoot, type Typing } from './redactRoot.ts';
import type { SessionFile } from './sessionFile.ts';

/** Letters and digits, without case and accents. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** From a letter or a digit to the last one before a space. */
const RUN = /[\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?/gu;

/** What covers a word of a text: it has three letters or a digit. A part of a number, as of an IBAN, counts. */
function wordTest(typed: readonly string[]): (word: string) => boolean {
  const texts = typed.map(wordsIn);
  const words = new Set(texts.flat().filter((word) => word.length > 2 || /\p{N}/u.test(word)));
  const joined = texts.map((text) => text.join('')).join(' ');
  return (word) =>
    words.has(word) || (/\p{N}/u.test(word) && word.length > 3 && joined.includes(word));
}

/** What people typed on the page. Each letter more is a text of its own. */
const typedBy = (files: readonly SessionFile[]): string[] =>
  files
    .flatMap(({ entries }) => entries)
    .flatMap(({ cause }) =>
      cause.type === 'act' && ['type', 'accept', 'attach', 'drop'].includes(cause.gesture.kind)
        ? (cause.gesture.value ?? '').split('\n')
        : [],
    )
    .filter((text) => text !== HIDDEN_TEXT);

/** How many of the texts that people typed on the page, and that are not masked, stand in a report, in its quotes. */
export function countTyped(report: string, files: readonly SessionFile[]): number {
  const typed = typedBy(files.filter(({ surroundings }) => !surroundings?.isRedacted));
  const isTold = (text: string) =>
    text.trim() !== '' &&
    [inQuotes(onOneLine(text)), toLiteral(text)].some((quoted) => report.includes(quoted));
  return new Set(typed.filter(isTold)).size;
}

/** The words with which an app names its actors, states, events and data. */
function namesIn(files: readonly SessionFile[]): Set<string> {
  const named = files.flatMap(({ root, entries }) =>
    entries.flatMap(({ deliveries, kept }) => [
      ...deliveries.map(({ event }) => event.type),
      ...[...snapshotsIn(kept, root)].flatMap(([path, { value, context }]) => [
        path,
        JSON.stringify(value ?? null),
        ...Object.keys(context ?? {}),
      ]),
    ]),
  );
  return new Set(
    [...new Set(named)].flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N} -]+/u)),
  );
}

/** The texts that a redaction masks. */
function maskedBy(isTyped: IsTyped, run: (typing: Typing) => void): string[] {
  const texts = new Set<string>();
  const same = (text: string) => text;
  const tell = (text: string) => void texts.add(text);
  run({ isTyped, inNames: [], cover: same, coverRepeated: same, coverNote: same, tell });
  return [...texts];
}

/**
 * What people typed by gestures, in events and before the sessions, and all else that is masked, as names and errors
 * may repeat it. Each letter more is a text of its own: the longest is the first, so that no part of it hides it.
 */
export function typingIn(files: readonly SessionFile[], isTyped: IsTyped): Typing {
  const listed = (texts: readonly string[]) =>
    [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))]
      .filter((text) => text.length > 2)
      .sort((one, other) => other.length - one.length);
  const inEvents = maskedBy(isTyped, (typing) => {
    for (const { start, root, entries } of files) {
      redactRoot(start, root, typing);
      for (const entry of entries) if (entry.cause.type === 'event') redactCause(entry, typing);
    }
  });
  const inData = maskedBy(isTyped, (typing) => {
    for (const { root, entries } of files) {
      for (const entry of entries) redactEntry(entry, root, typing);
    }
  });
  const cover = createCover();
  const names = namesIn(files);
  const isNoName = (text: string) => !names.has(text.toLowerCase());
  const inNames = listed(typedBy(files));
  const typed = listed([...inNames, ...inEvents.filter(isNoName)]);
  const isTypedText = new Set(typed);
  // What nobody typed counts as a whole word alone.
  const all = listed([...typed, ...inData.filter(isNoName)]).map((text) => ({
    text,
    isWord: !isTypedText.has(text),
  }));
  const isWord = wordTest(typed);
  const coverWords = (text: string) =>
    text.replace(RUN, (run) => (wordsIn(run).some(isWord) ? cover(run) : run));
  return {
    isTyped,
    inNames: inNames.map((text) => ({ text })),
    cover,
    coverRepeated: (text) => coverBy(text, all, cover),
    coverNote: (note) => coverBy(note, all, cover, coverWords),
  };
}
