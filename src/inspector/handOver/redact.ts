import { ownName } from '../panel/shell/address.ts';
import type { Intervention } from '../record/entry.ts';
import { redactEntry, redactPage } from './redactEntry.ts';
import { type IsTyped, redactRoot, type Typing } from './redactRoot.ts';
import type { SessionFile } from './sessionFile.ts';
import { typingIn } from './typing.ts';

/** Masks the text of each stored record that the conditions set. The name of the record stays. */
const redactRecords = (conditions = '') => conditions.replace(/(Record:.*?%3D)[^,]*/g, '$1▒▒▒');

/** Masks the values of a query, but for the inspector's own, and the hash. */
function redactAddress(address: string): string {
  const redactPart = (part: string) => {
    const [, name = '', value] = /^([^=]*=)?(.*)$/s.exec(part) ?? [];
    // A condition may hold a stored text.
    const isOwn = ownName(part) && ownName(part) !== 'conditions';
    return isOwn || !value ? part : `${name}masked`;
  };
  return address
    .replace(/#.+/s, '#masked')
    .replace(/(?<=\?)[^#]+/, (query) => query.split('&').map(redactPart).join('&'));
}

/** Masks what an intervention is about: the value that a breakpoint names, and what it repeats. A number stays. */
const redactAbout = ({ kind, about = '' }: Intervention, { cover, coverRepeated }: Typing) =>
  /^[\d.]+$/.test(about)
    ? about
    : coverRepeated(kind === 'restore' ? about : about.replace(/(?<==).*/s, cover));

/** A session without what people typed: each such text is masked wherever it stands. */
export function redact(
  file: SessionFile,
  isTyped: IsTyped,
  typing = typingIn([file], isTyped),
): SessionFile {
  const { root, surroundings, notes, interventions, start, entries } = file;
  const redactNote = ([index, note]: [string, string]) => [index, typing.coverNote(note)];
  return {
    ...redactPage(file, typing),
    stored: undefined,
    ...(surroundings && {
      surroundings: {
        ...surroundings,
        address: redactAddress(surroundings.address),
        conditions: redactRecords(surroundings.conditions),
        stored: [],
        isRedacted: true as const,
      },
    }),
    ...(notes && { notes: Object.fromEntries(Object.entries(notes).map(redactNote)) }),
    ...(interventions && {
      interventions: interventions.map((one) => ({
        ...redactPage(one, typing),
        about: one.about && redactAbout(one, typing),
      })),
    }),
    start: redactRoot(start, root, typing),
    entries: entries.map((entry) => redactEntry(entry, root, typing)),
  };
}

/** Sessions of one report: what was typed in one of them may name a control of another. */
export function redactAll(files: readonly SessionFile[], isTyped: IsTyped): SessionFile[] {
  const typing = typingIn(files, isTyped);
  return files.map((file) => redact(file, isTyped, typing));
}
