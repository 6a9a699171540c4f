import { fromJson, toJson } from '@interpunct/model-kit/data';
import type { AnyEventObject } from 'xstate';
import { HIDDEN_TEXT } from '../record/entry.ts';
import { coverEncoded, createCover, patternOf, whole } from './cover.ts';
import { mapTexts } from './mapTexts.ts';
import type { SessionFile } from './sessionFile.ts';
import { mapTree } from './tree.ts';
import { MASK } from './varying.ts';
import { createChance, isNamed, isNameThen, isSaid } from './wordsOfPage.ts';

/** No word has a secret of so many letters in it by chance. */
const LONG = 6;

/** A group of a secret of so many letters is hardly there by chance. */
const SHORTEST_GROUP = 4;

/** In small letters, but for İ, which would be two there. Spaces and dashes group what is typed, such as the digits of a card. */
const plain = (text: string) =>
  text.replace(/[\s-]/g, '').replace(/[^İ]+/g, (part) => part.toLowerCase());

/** The texts in data, as secrets are compared, each with its place. */
function textsIn(data: object, from: readonly string[] = []): [place: string, text: string][] {
  const found: [string, string][] = [];
  mapTexts(data, from, (text, path) => {
    found.push([path.join('/'), plain(text)]);
    return text;
  });
  return found;
}

/** The texts in the payloads of events, by the type of the event and the place in it. */
const payloadsIn = (events: readonly AnyEventObject[]) =>
  events.flatMap(({ type, ...payload }) => textsIn(payload, [type]));

/**
 * `begun`: secrets as they were typed, each letter more a text of its own, but for the app’s own texts. `groups`: what
 * spaces part in them. `named`: those that are words of a name which the page had before. `typed`: each as it was.
 */
type Secrets = Readonly<
  Record<'whole' | 'begun' | 'groups' | 'named' | 'typed', readonly string[]>
>;

/** What was typed into fields of secrets, and what a tester has sent by hand in place of one. */
export function secretsIn(files: readonly Pick<SessionFile, 'start' | 'entries'>[]): Secrets {
  const entries = files.flatMap((file) => file.entries);
  const gestures = entries.flatMap(({ cause }) =>
    cause.type === 'act' && cause.gesture.secret ? cause.gesture : [],
  );
  const inFields = gestures.map(({ secret = '' }) => secret);
  if (inFields.length === 0) return { whole: [], begun: [], groups: [], named: [], typed: [] };
  const typed = inFields.map(plain);
  const groups = inFields
    .flatMap((text) => text.split(/[\s-]+/).map(plain))
    .filter(({ length }) => length >= SHORTEST_GROUP);
  const events = entries.flatMap(({ deliveries }) => deliveries.map(({ event }) => toJson(event)));
  const known = new Set(typed);
  const places = new Set(
    payloadsIn(events).flatMap(([place, text]) => (known.has(text) ? place : [])),
  );
  const byHand = entries.flatMap(({ cause }) =>
    cause.type === 'event' && cause.by === 'inspector' ? toJson(cause.event) : [],
  );
  const sent = payloadsIn(byHand).flatMap(([place, text]) => (places.has(place) ? text : []));
  const ended = typed.filter((secret, at) => !typed[at + 1]?.startsWith(secret));
  // What an app had before anything was typed.
  const own = new Set(files.flatMap(({ start }) => textsIn(toJson(start)).map(([, text]) => text)));
  const isNotOwn = (secret: string) => !own.has(secret);
  return {
    whole: [...ended, ...sent],
    begun: typed.filter(isNotOwn),
    groups: groups.filter(isNotOwn),
    // A page may say again what was typed before.
    named: [...known].filter((secret) => isNameThen(secret, gestures[typed.indexOf(secret)])),
    typed: inFields,
  };
}

/** A letter of a secret as it stands in a text, and in JSON of it: quotes and backslashes are escaped there. */
function letterPattern(letter: string): string {
  if (letter === '\\') return '\\\\+';
  return letter === '"' ? '\\\\*"' : patternOf(letter);
}

/** Where texts that are alike up to a place begin to differ, or the first of them ends. */
function endOfShared(texts: readonly (readonly string[])[], from: number): number {
  const [first = []] = texts;
  const end = first.findIndex(
    (letter, at) => at >= from && texts.some((text) => text[at] !== letter),
  );
  return end < 0 ? first.length : end;
}

/**
 * The pattern of the longest of some texts, given as letters, from a place on. What they share stands in it once, in
 * one row: a pattern for each text takes minutes, and a group for each letter of a pasted key is too deep.
 */
function longestOf(texts: readonly (readonly string[])[], from = 0): string {
  const firsts = new Set(texts.map((text) => text[from]));
  const ways = [...firsts].map((first) => {
    const alike = texts.filter((text) => text[from] === first);
    const end = endOfShared(alike, from);
    const row = alike[0]?.slice(from, end).map(letterPattern).join('[\\s-]*');
    const longer = alike.filter(({ length }) => length > end);
    if (longer.length === 0) return row;
    const isEnd = longer.length < alike.length;
    return `${row}(?:[\\s-]*${longestOf(longer, end)})${isEnd ? '?' : ''}`;
  });
  return `(?:${ways.join('|') || '(?!)'})`;
}

/** A long key in pieces: a pattern of ten thousand letters is too large for a browser. */
const piecesOf = (secret: string) => secret.match(/.{1000}(?=.{1000})|.+/gsu) ?? [];

/** Finds secrets within a text. Those of one or two letters are words of many a page. */
const within = (secrets: readonly string[]) => {
  const all = [...new Set(secrets.flatMap(piecesOf))].map((piece) => [...piece]);
  const short = all.filter(({ length }) => length > 2 && length < LONG);
  const long = all.filter(({ length }) => length >= LONG);
  return new RegExp(`${longestOf(long)}|${whole(longestOf(short))}`, 'giu');
};

/**
 * A mask of secrets, however they are grouped, in letters of either case. A page may say each beginning of one, as in
 * “Strength of Tr0ub: weak”. A name may hold a word that begins one: “Password” stays in it beside “Password1”, and
 * beside “password” where the page had it before.
 */
function maskOf({ whole: ended, begun, groups, named, typed }: Secrets) {
  const endedInNames = ended.filter((text) => !named.includes(text));
  const inNames = [...endedInNames, ...begun.filter((text) => /\P{L}/u.test(text))];
  const inData = [...ended, ...begun];
  const [known, knownInData] = [new Set(endedInNames), new Set([...inData, ...groups])];
  const cover = createCover();
  const [withinNames, withinData] = [within(inNames), within(inData)];
  const isChance = createChance(typed, (found) => ended.includes(plain(found)));
  return (text: string, place = ''): string => {
    const isName = isNamed(place);
    if ((isName ? known : knownInData).has(plain(text))) return cover(text);
    return coverEncoded(text, (part) =>
      part.replace(isName ? withinNames : withinData, (found, at, all) =>
        isChance(found, at, all, isName || isSaid(place)) ? found : cover(found),
      ),
    );
  };
}

/** Says of a session that it has masks, also those of “Redact”: a replay and what goes on from an entry meet them. */
export const maskedIn = (entries: SessionFile['entries']): string =>
  entries.some(
    ({ cause }) =>
      cause.type === 'act' &&
      !cause.gesture.secret &&
      (cause.gesture.value === HIDDEN_TEXT || MASK.test(cause.gesture.value ?? '')),
  )
    ? 'The session has masks in place of what was typed, such as a secret: what depends on them may differ.'
    : '';

/** The places of a file that hold what actors know, and what a page, a tester or an address says. */
const HOLDS =
  /(?:^|\/)(?:context|input|output|error|event(?!\/type$)|notes|text|about|name|title|address|conditions)(?:\/|$)|(?:cause|gesture|fields\/\d+|stored\/\d+)\/value/;

/** Whether a number is one of the secrets, which may begin with zeros, or the beginning of one, from three digits on. */
function numberTest({ whole: ended, begun }: Secrets): (value: number) => boolean {
  const bare = (text: string) => text.replace(/^0+(?=\d)/, '');
  const begins = begun.map(bare).filter(({ length }) => length > 2);
  const known = new Set([...ended.map(bare), ...begins]);
  return (value) => known.has(String(value));
}

/** Sessions as they may leave their document: without what was typed into fields of secrets. */
export function withoutSecrets(files: readonly SessionFile[]): SessionFile[] {
  const secrets = secretsIn(files);
  if (secrets.whole.length === 0) return [...files];
  const hide = maskOf(secrets);
  const isSecret = numberTest(secrets);
  const cover = createCover();
  return files.map((file) => {
    // The ids of actors may be any words.
    const placeOf = (path: readonly string[]) =>
      path.join('/').replace(/children\/.*?\/snapshot\//g, '');
    const hideText = (text: string, path: readonly string[]) => {
      const place = placeOf(path);
      if (path.at(-1) === 'tree' && path.at(-2) === 'page')
        return mapTree(text, (one, isName) => hide(one, `${place}/${isName ? 'name' : 'text'}`));
      return HOLDS.test(place) ? hide(text, place) : text;
    };
    const hideNumber = (value: number, path: readonly string[]) =>
      isSecret(value) && HOLDS.test(placeOf(path)) ? cover(String(value)) : value;
    const hidden = mapTexts(file, [], hideText, hideNumber) as SessionFile;
    for (const { cause } of hidden.entries) {
      if (cause.type === 'act') cause.gesture.secret = undefined;
    }
    return hidden;
  });
}

/** Masks secrets in a value that the panel shows. One without a secret stays as it is. */
export function secretHider(secrets: Secrets): <T>(value: T) => T {
  if (secrets.whole.length === 0) return (value) => value;
  const hide = maskOf(secrets);
  const isSecret = numberTest(secrets);
  return (value) => {
    let isHidden = false;
    const note = <T>(was: T, is: T) => {
      isHidden ||= was !== is;
      return is;
    };
    const hidden = mapTexts(
      toJson(value),
      [],
      (text) => note(text, hide(text)),
      (number) => note<unknown>(number, isSecret(number) ? '▒▒▒' : number),
    );
    return isHidden ? fromJson(hidden as typeof value) : value;
  };
}
