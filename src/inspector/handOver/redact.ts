import { isBoxed, isReference } from '@interpunct/model-kit/data';
import { type KeptRoot, mapChildren, pathBelow, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import type { Delivery } from '@interpunct/model-kit/recorded';
import type { Persisted } from '@interpunct/model-kit/xstate';
import type { AnyEventObject } from 'xstate';
import type { InspectedApp } from '../inspected.ts';
import { ownName } from '../panel/shell/address.ts';
import {
  type Cause,
  type Control,
  type Entry,
  type Gesture,
  HIDDEN_TEXT,
  type Shown,
} from '../record/entry.ts';
import { toLiteral } from './literal.ts';
import type { SessionFile } from './sessionFile.ts';

type IsTyped = InspectedApp['isTyped'];

/** Replaces each text at a place of a kind; the other data stay. */
type Mask = <T>(value: T, path: readonly string[]) => T;

const EMAIL = /^[\p{L}\d._%+-]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u;

/** The masks of the e-mail addresses of the report that is made, by what they mask. */
const addresses = new Map<string, string>();

/** A form takes no other text for an address. */
function maskAddress(address: string): string {
  const key = address.toLowerCase();
  const mask = addresses.get(key) ?? `masked${addresses.size + 1}@example.com`;
  addresses.set(key, mask);
  return mask;
}

/**
 * A text that tells no length, or an e-mail address for another one. The spaces around it stay: charts trim what
 * people typed, and ask whether anything is left.
 */
const cover = (text: string) =>
  text.replace(/\S(?:.*\S)?/s, (typed) => (EMAIL.test(typed) ? maskAddress(typed) : '▒▒▒'));

/** Quotes of any language around a text. The apostrophe within a word is none. */
const QUOTED = /(["“”„«»‘]|(?<!\p{L})['’])(.*?)(["“”„«»‘]|['’](?!\p{L}))/gsu;

/** Masks what a sentence of the browser quotes. */
const coverQuoted = (text: string) =>
  text.replace(
    QUOTED,
    (_, open: string, quoted: string, end: string) => open + cover(quoted) + end,
  );

/** The pattern of a text, whatever space is in it. */
const patternOf = (text: string) =>
  text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(' ', '\\s+');

/** Has a pattern match whole words alone: `lamp`, and not `lampshade`. */
const whole = (pattern: string) => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/** A text with single spaces. With `isWord`, it counts where it is a whole word. */
type Known = { text: string; isWord?: boolean };

/**
 * Covers what stands in a text, in letters of either case. The longest known text is the first: what covers it is
 * none that another one covers. `rest` changes what is between. One pattern of all of them would take seconds.
 */
function coverBy(
  text: string,
  known: readonly Known[],
  rest: (between: string) => string = (between) => between,
): string {
  const plain = text.replace(/\s+/g, ' ').toLowerCase();
  const at = known.findIndex((one) => plain.includes(one.text.toLowerCase()));
  const found = known[at];
  if (!found) return rest(text);
  const pattern = patternOf(found.text);
  return text
    .split(new RegExp(`(${found.isWord ? whole(pattern) : pattern})`, 'giu'))
    .map((part, place) => (place % 2 ? cover(part) : coverBy(part, known.slice(at + 1), rest)))
    .join('');
}

/** Letters and digits, without case and accents. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** From a letter or a digit to the last one before a space. */
const RUN = /[\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?/gu;

/** What covers a word of a text. A word has three letters or a digit. A part of a number, such as of an IBAN, counts. */
function wordTest(typed: readonly string[]): (word: string) => boolean {
  const texts = typed.map(wordsIn);
  const words = new Set(texts.flat().filter((word) => word.length > 2 || /\p{N}/u.test(word)));
  const joined = texts.map((text) => text.join('')).join(' ');
  return (word) =>
    words.has(word) || (/\p{N}/u.test(word) && word.length > 3 && joined.includes(word));
}

/**
 * What people typed, and what of it names repeat. `coverRepeated` covers what errors repeat of what is masked, and
 * `coverNote` also each word of it: a tester seldom repeats the whole. `tell` hears each text that is masked.
 */
type Typing = {
  isTyped: IsTyped;
  inNames: readonly Known[];
  coverRepeated: (text: string) => string;
  coverNote: (text: string) => string;
  tell?: (text: string) => void;
};

/** Whether the text at a path is a part of an error. The message of an error may quote what somebody typed. */
const namesError = ([place, field = 'message', ...below]: readonly string[]) =>
  place === 'error' && below.length === 0 && ['name', 'message', 'reason', 'code'].includes(field);

/** Replaces each text of some data; `change` has its place. The other data stay. */
function mapTexts(
  value: unknown,
  path: readonly string[],
  change: (text: string, path: readonly string[]) => string,
): unknown {
  if (typeof value === 'string') return change(value, path);
  const below = (part: unknown, key: string | number) =>
    mapTexts(part, [...path, `${key}`], change);
  if (Array.isArray(value)) return value.map(below);
  if (typeof value !== 'object' || value === null || isReference(value)) return value;
  if (isBoxed(value)) {
    const isList = Array.isArray(value.value);
    return isList ? { ...value, value: mapTexts(value.value, path, change) } : value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, below(part, key)]));
}

/** A mask of what any of the actors counts as typed. */
const maskFor =
  ({ isTyped, coverRepeated, tell }: Typing, actors: readonly string[]): Mask =>
  (value, path) =>
    mapTexts(value, path, (text, at) => {
      if (!actors.some((actor) => isTyped(actor, at))) return text;
      if (namesError(at)) return coverQuoted(coverRepeated(text));
      tell?.(text);
      return cover(text);
    }) as typeof value;

/** The actor that invokes another one. */
const ownerOf = (path: string, root: string) =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : root;

/** Results of promises come to their owners as events of XState. */
const results: Readonly<Record<string, string>> = {
  'xstate.promise.resolve': 'output',
  'xstate.promise.reject': 'error',
};

/** Masks the data of a snapshot, or of an event of XState or of the record. All else in them are names. */
function redactParts<T extends object>(own: T, mask: Mask): T {
  const parts = ['context', 'input', 'output', 'error', 'data'].filter((key) => key in own);
  return Object.assign(
    { ...own },
    Object.fromEntries(parts.map((key) => [key, mask(own[key as keyof T], [key])])),
  );
}

const redactTree = (own: Persisted, mask: Mask): Persisted =>
  mapChildren(redactParts(own, mask), (child) => redactTree(child, mask));

function redactEvent<E extends AnyEventObject>(event: E, mask: Mask): E {
  const { type, ...payload } = event;
  const result = results[type];
  if (result) return { ...event, data: mask(event.data, [result]) };
  if (!/^xstate\.|^root\.(?:started|stopped)$/.test(type)) {
    return { type, ...mask(payload, ['event']) } as unknown as E;
  }
  const { snapshot } = event;
  return { ...redactParts(event, mask), ...(snapshot && { snapshot: redactTree(snapshot, mask) }) };
}

/** Masks a persisted snapshot and those of the actors below it. */
function redactSnapshot(own: Persisted, path: string, root: string, typing: Typing): Persisted {
  // What goes into a promise and comes out of it belongs to the actor that invokes it.
  const mask = maskFor(typing, [path, ownerOf(path, root)]);
  return mapChildren(redactParts(own, mask), (child, id) =>
    redactSnapshot(child, pathBelow(path === root ? '' : path, id), root, typing),
  );
}

/** What people typed on the page. Each letter more is a text of its own. */
const typedBy = (files: readonly SessionFile[]): string[] =>
  files
    .flatMap(({ entries }) => entries)
    .flatMap(({ cause }) =>
      cause.type === 'act' && cause.gesture.kind === 'type' ? [cause.gesture.value ?? ''] : [],
    )
    .filter((text) => text !== HIDDEN_TEXT);

/** How many of the texts that people typed on the page, and that are not masked, stand in a report, in its quotes. */
export function countTyped(report: string, files: readonly SessionFile[]): number {
  const typed = typedBy(files.filter(({ surroundings }) => !surroundings?.isRedacted));
  const isTold = (text: string) =>
    text.trim() !== '' && [`“${text}”`, toLiteral(text)].some((quoted) => report.includes(quoted));
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
  run({ isTyped, inNames: [], coverRepeated: same, coverNote: same, tell });
  return [...texts];
}

/**
 * What people typed by gestures, in events and before the sessions, and all else that is masked, as names and errors
 * may repeat it. Each letter more is a text of its own: the longest is the first, so that no part of it hides it.
 */
function typingIn(files: readonly SessionFile[], isTyped: IsTyped): Typing {
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
  addresses.clear();
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
    coverRepeated: (text) => coverBy(text, all),
    coverNote: (note) => coverBy(note, all, coverWords),
  };
}

/** Masks the text of each stored record that the conditions set. The name of the record stays. */
const redactRecords = (conditions = '') => conditions.replace(/(Record:.*?%3D)[^,]*/g, '$1▒▒▒');

/** The entry that the sentence of a restore tells. */
const RESTORED = /(?<=^restore the moment after ).*(?=\. The page goes on from here)/s;

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

const redactRoot = (kept: KeptRoot, root: string, typing: Typing): KeptRoot => ({
  ...kept,
  snapshot: redactSnapshot(kept.snapshot, root, root, typing),
  timers: kept.timers.map((timer) => ({
    ...timer,
    event: redactEvent(timer.event, maskFor(typing, [timer.actor])),
  })),
});

const redactName = <T extends { name: string }>(named: T, { inNames }: Typing): T => ({
  ...named,
  name: coverBy(named.name, inNames),
});

/** Masks what a page showed with something. An address and a title may hold anything. */
function redactPage<T extends { page?: Shown | undefined }>(shown: T, typing: Typing): T {
  if (!shown.page) return shown;
  const { machines, switches, fields, said } = shown.page;
  const page: Shown = {
    machines,
    address: '',
    title: '',
    switches: switches.map((one) => redactName(one, typing)),
    ...(fields && {
      fields: fields.map((one) => ({ ...redactName(one, typing), value: cover(one.value) })),
    }),
    ...(said && {
      said: said.map((one) => ({ ...one, text: coverQuoted(typing.coverRepeated(one.text)) })),
    }),
  };
  return { ...shown, page };
}

const redactControl = (control: Control, typing: Typing): Control => ({
  ...redactName(control, typing),
  ...(control.within && { within: redactName(control.within, typing) }),
});

/** A text with each letter that it has percent-encoded as itself, on one line. */
const decoded = (text: string) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes).replace(/\s/g, ' ');
    } catch {
      return codes;
    }
  });

/** Covers what stands in a request, also encoded. One that encodes nothing of it stays as it was sent. */
function coverEncoded(value: string, coverPart: (text: string) => string): string {
  const plain = decoded(value);
  const covered = coverPart(plain);
  return covered === plain ? coverPart(value) : covered;
}

function redactValue(kind: Gesture['kind'], value: string, { coverRepeated }: Typing): string {
  if (kind === 'ask') return coverEncoded(value, coverRepeated);
  if (kind === 'answer') return coverQuoted(coverEncoded(value, coverRepeated));
  if (kind === 'stop' || kind === 'throw') return coverQuoted(coverRepeated(value));
  // A key that is a letter: a page may take it for text.
  if (kind === 'press' && value.length === 1) return '▒';
  return kind === 'type' ? cover(value) : value;
}

function redactGesture(gesture: Gesture, typing: Typing): Gesture {
  const { kind, control, value } = gesture;
  return {
    ...redactPage(gesture, typing),
    ...(control && { control: redactControl(control, typing) }),
    ...(value !== undefined && { value: redactValue(kind, value, typing) }),
  };
}

function redactCause({ cause, deliveries }: Entry, typing: Typing): Cause {
  switch (cause.type) {
    case 'event': {
      // The root may pass it on to an actor that knows it as typed.
      const receivers = deliveries
        .filter(({ event }) => event.type === cause.event.type)
        .map(({ receiver }) => receiver);
      const { pointed } = cause;
      return {
        ...redactPage(cause, typing),
        event: redactEvent(cause.event, maskFor(typing, [cause.actor, ...receivers])),
        ...(pointed && { pointed: redactGesture(pointed, typing) }),
      };
    }
    case 'output':
    case 'error': {
      const value = maskFor(typing, [cause.actor])(cause.value, [cause.type]);
      return { ...redactPage(cause, typing), value };
    }
    case 'act':
      return { ...cause, gesture: redactGesture(cause.gesture, typing) };
    default:
      return cause;
  }
}

/** Masks an event. It holds what its senders know, and may pass through actors that do not know it as typed. */
function redactDelivery(
  delivery: Delivery,
  all: readonly Delivery[],
  root: string,
  typing: Typing,
): Delivery {
  const actors = all
    .filter(({ event }) => event.type === delivery.event.type)
    .flatMap(({ sender, receiver }) => [receiver, ownerOf(receiver, root), sender ?? receiver]);
  return { ...delivery, event: redactEvent(delivery.event, maskFor(typing, actors)) };
}

function redactEntry(entry: Entry, root: string, typing: Typing): Entry {
  const { deliveries, stopped, kept } = entry;
  return {
    ...entry,
    cause: redactCause(entry, typing),
    deliveries: deliveries.map((one) => redactDelivery(one, deliveries, root, typing)),
    ...(stopped && {
      stopped: stopped.map(({ actor, error }) => ({
        actor,
        error: maskFor(typing, [actor, ownerOf(actor, root)])(error, ['error']),
      })),
    }),
    kept: redactRoot(kept, root, typing),
  };
}

/** Masks the sentence of an intervention: what is watched may be what was typed, and so may a restored entry. */
const redactIntervention = (text: string, { coverRepeated }: Typing) =>
  text.replace(/(?<= = ).*(?=`)/s, cover).replace(RESTORED, coverRepeated);

/** Spaces and dashes group what is typed, such as the digits of a card. */
const withoutGroups = (text: string) => text.replace(/[\s-]/g, '');

/** What was typed into fields of secrets. Each letter more is a text of its own. */
const secretsIn = (files: readonly SessionFile[]): string[] =>
  files
    .flatMap(({ entries }) => entries)
    .flatMap(({ cause }) => (cause.type === 'act' ? (cause.gesture.secret ?? []) : []))
    .map(withoutGroups);

/** The texts that an app had before anything was typed. */
function ownTexts({ start }: SessionFile): string[] {
  const texts: string[] = [];
  mapTexts(start, [], (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/**
 * A mask of secrets, however they are grouped. The beginning of one is masked where it is the whole of some data, but for
 * the app’s own texts.
 */
function maskOf(
  secrets: readonly string[],
  own: ReadonlySet<string>,
): (text: string, isData: boolean) => string {
  const ended = secrets.filter((secret, at) => !secrets[at + 1]?.startsWith(secret));
  const begun = secrets.filter((secret) => !own.has(secret));
  const [known, knownInData] = [new Set(ended), new Set([...ended, ...begun])];
  const patterns = ended
    .filter((secret) => secret.length > 2)
    .map((secret) => [...secret].map(patternOf).join('[\\s-]*'));
  const within = new RegExp(patterns.length > 0 ? whole(patterns.join('|')) : '(?!)', 'gu');
  return (text, isData) =>
    (isData ? knownInData : known).has(withoutGroups(text))
      ? cover(text)
      : coverEncoded(text, (part) => part.replace(within, cover));
}

/** The places of a file that hold what actors know, and what a page, a tester or an address says. */
const HOLDS =
  /(?:^|\/)(?:context|input|output|error|event(?!\/type$)|notes|text|name|title|address|conditions)(?:\/|$)|(?:cause|gesture|fields\/\d+|stored\/\d+)\/value/;

/** Where one of these is named, and no data. */
const NAMED = /(?:control|within|switches\/\d+|fields\/\d+)\/name$|(?:^|\/)title$/;

/** Sessions as they may leave their document: without what was typed into fields of secrets. */
export function withoutSecrets(files: readonly SessionFile[]): SessionFile[] {
  const secrets = secretsIn(files);
  if (secrets.length === 0) return [...files];
  const hide = maskOf(secrets, new Set(files.flatMap(ownTexts)));
  return files.map((file) => {
    const hidden = mapTexts(file, [], (text, path) => {
      // The ids of actors may be any words.
      const place = path.join('/').replace(/children\/.*?\/snapshot\//g, '');
      return HOLDS.test(place) ? hide(text, !NAMED.test(place)) : text;
    }) as SessionFile;
    for (const { cause } of hidden.entries) {
      if (cause.type === 'act') cause.gesture.secret = undefined;
    }
    return hidden;
  });
}

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
        ...one,
        text: redactIntervention(one.text, typing),
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
