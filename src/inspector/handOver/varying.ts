import { patternOf } from './cover.ts';

/** What a redaction has put in place of a text. */
export const MASK = /▒+|masked\d+@example\.com/;

/** The pattern of a text in which a mask stands for any text. */
export const unmasked = (text: string) => joined(text.split(MASK).map(patternOf).join('.+'));

/** One pattern in place of neighbours that each take any text: together they would take long to fail. */
const joined = (pattern: string) => pattern.replace(/\.\+(?:\\s\+\.\+)+/g, '.+');

/** The names of months or weekdays, long and short, in the languages whose dates are known. */
const namesOf = (part: 'month' | 'weekday') =>
  (['long', 'short'] as const).flatMap((length) =>
    ['en', 'de', 'fr'].flatMap((language) =>
      Array.from({ length: 12 }, (_, place) =>
        // The first days of the months of 2026 are days of each name.
        new Date(2026, place).toLocaleDateString(language, { [part]: length }).replace('.', ''),
      ),
    ),
  );
const anyOf = (...patterns: readonly string[]) => `(?:${patterns.join('|')})`;
const MONTH = `${anyOf(...namesOf('month'))}(?!\\p{L})\\.?`;
const WEEKDAY = `(?:${anyOf(...namesOf('weekday'))}(?!\\p{L})\\.?,? )?`;
const YEAR = '(?:,? (?:19|20)\\d\\d)?';
const DATE = anyOf(
  '\\d{4}-\\d\\d-\\d\\d(?:T[\\d:.]+Z?)?',
  '\\d{1,2}(?:/\\d{1,2}/|-\\d{1,2}-)(?:\\d{4}|\\d\\d)',
  // `1.10.12` is a version.
  '\\d{1,2}\\.\\d{1,2}\\.\\d{4}|\\d\\d\\.\\d\\d\\.\\d\\d',
  `${WEEKDAY}\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:of )?${MONTH}${YEAR}`,
  `${WEEKDAY}${MONTH} \\d{1,2}(?:st|nd|rd|th)?${YEAR}`,
);
const HALF = ' ?[AaPp]\\.?[Mm]';
const TIME = anyOf(`\\d{1,2}:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?:${HALF})?`, `\\d{1,2}${HALF}`);
const NUMBER = '\\d+(?:[.,]\\d+)*';
const UNIT = anyOf(
  '(?:[Mm]illi)?[Ss]e(?:conde?s?|kunden?|[ck]s?)|ms|s',
  '[Mm]in(?:s|ute[ns]?)?|[Hh]ours?|[Hh]eures?|[Ss]tunden?|[Ss]td|hrs?|h',
);
const DURATION = `${NUMBER}(?: ?[–-] ?${NUMBER})?[ -]?${UNIT}`;
/** How long something is: `36 seconds`, `0:12`. `9:05` may be a time of day. */
const LENGTH = new RegExp(
  `^${anyOf(`\\d{1,3}(?: ?[–-] ?\\d{1,3})?[ -]?(?!ms|milli)${UNIT}`, '0:\\d\\d')}$`,
  'iu',
);
/** Words before and after a length that is another one later. */
const PASSING = [
  /^(?:in|within|for|since|after|every|lasted|took|vor|seit|noch|nach|dans|depuis|après|reste|a)$/i,
  /^(?:ago|elapsed|later|left|remaining|restante?s?|verbleibend|übrig)$/i,
] as const;
/** `1795708800123`, `#1042`, `ORD-10482`. */
const ID = anyOf('\\d{6,}', '#\\d{3,}(?:-\\d+)*', '\\p{L}+-\\d{3,}(?:-\\d+)*');
const VARYING = anyOf(DATE, TIME, DURATION, ID);

const MONEY = '(?:\\p{Sc}|EUR|USD|GBP|CHF)';
const SUM = `${MONEY} ?${NUMBER}|${NUMBER} ?${MONEY}`;
const WORD = '[\\p{L}\\d]+(?:-[\\p{L}\\d]+)*';

/** What may be another one in each visit. Sums and words are parts, too: a sum has long numbers, a word may be a code. */
const PARTS = new RegExp(
  `(${MASK.source}|(?<![\\p{L}\\d]|\\d[.,:/])${anyOf(SUM, VARYING)}(?!-?[\\p{L}\\d]|[.,:/]\\d)|${WORD})`,
  'u',
);

/** Whether a text is a part that varies by nature, and nothing else. */
const isVarying = (part: string): boolean => new RegExp(`^${VARYING}$`, 'u').test(part);

/** What stands where a date, a time or a number is missing. */
const MISSING = '(?!NaN|undefined|null|Invalid)';

/** Such a part, in which words without a number are free, too: another day has another name. */
const freed = (part: string) =>
  part
    .split(' ')
    .map((word) =>
      /\d/.test(word)
        ? patternOf(word).replace(
            /\d+(?:(?:\\\.|,)\d+)*(st|nd|rd|th|er|[ap]m)?(?:\\\.)?/gi,
            (_, suffix?: string) => `\\d[\\d.,]*${suffix ? '[a-zA-Z]{2}' : ''}`,
          )
        : `${MISSING}\\S+`,
    )
    .join('\\s+');

/** Whether a word is one that is drawn by lot, such as `KX93QT` and `A7F3-19`: its letters and digits take turns. */
function isCode(word: string): boolean {
  const turns = word.replaceAll('-', '').match(/\p{L}+|\d+/gu) ?? [];
  const isMixed = /\p{L}\d|\d\p{L}/u.test(word) && !/^\d+x\d/.test(word);
  return isMixed && turns.length > 2 && turns.join('').length > 3;
}

/** A text with single spaces. */
export const spaced = (text: string): string => text.replace(/\s+/g, ' ');

/** So many texts are remembered: those of long sessions, and not those of a whole day. */
const MOST_KNOWN = 5_000;

/** Finds a pattern once: a page says the same at each act, and finding one takes long. */
function remembered(find: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const pattern = known.get(text) ?? find(text);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, pattern);
    return pattern;
  };
}

const patternWith = (patternOfRest: (text: string) => string, hasLengths = false) =>
  remembered((text) => {
    const parts = spaced(text).split(PARTS);
    const isLength = (part: string, place: number) =>
      LENGTH.test(part) &&
      !PASSING[0].test(parts[place - 2] ?? '') &&
      !PASSING[1].test(parts[place + 2] ?? '');
    const patterns = parts.map((part, place) => {
      if (place % 2 === 0) return patternOfRest(part);
      if (MASK.test(part)) return '.+';
      if (isVarying(part) && !(hasLengths && isLength(part, place))) return freed(part);
      return isCode(part) ? '[\\w-]+' : patternOfRest(part);
    });
    return joined(patterns.join(''));
  });

/**
 * The pattern of what a page says, in which that is free which is another one in each visit: times of day, dates,
 * durations, long or marked numbers, codes, and what is masked. Any other number counts, such as that of a sum.
 */
export const patternOfSaid = patternWith(patternOf);

/** The pattern of what a page says on which nothing goes on: how long something is counts, too. */
export const patternWithLengths = patternWith(patternOf, true);

const IDS = new RegExp(`(?<![\\p{L}\\d-])(${ID})(?![\\p{L}\\d])`, 'u');

/** The ids in a text. */
export const idsIn = (text: string): string[] =>
  text.split(IDS).filter((_, place) => place % 2 === 1);

/** The pattern of a text in which known parts, as whole words, have a pattern of their own. */
export function patternBeside(
  text: string,
  known: ReadonlySet<string>,
  patternOfKnown: (text: string) => string,
  patternOfRest: (text: string) => string,
): string {
  const found = [...known].filter((one) => text.includes(one));
  if (found.length === 0) return patternOfRest(text);
  const any = found.sort((one, other) => other.length - one.length).map(patternOf);
  const split = new RegExp(`(?<![\\p{L}\\d]|\\d[.,:])(${any.join('|')})(?![\\p{L}\\d])`, 'u');
  return spaced(text)
    .split(split)
    .map((part, place) => (place % 2 === 1 ? patternOfKnown : patternOfRest)(part))
    .join('');
}

/** Whether a text is the same in each visit, as far as it tells. */
export const isSteady = (text: string): boolean => patternOfSaid(text) === patternOf(spaced(text));

/** The pattern of what a page says, with any number in it. */
export const patternOfAnyNumber = patternWith((rest) => patternOf(rest).replace(/\d+/g, '\\d+'));
