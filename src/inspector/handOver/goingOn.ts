import { type Filled, isAct, type Shown } from '../record/entry.ts';
import type { SessionFile } from './sessionFile.ts';
import { isPart, type Part, parseTree, placesIn } from './tree.ts';
import { patternOfAnyNumber } from './varying.ts';

/** What goes on by itself, and what is known to be the same in each visit. */
export type GoingOn = {
  /** Texts whose numbers go on, as those of a stopwatch, as patterns, and the shapes of such fields. */
  patterns: ReadonlySet<string>;
  /** Where parts and texts tell ever other things, as a headline whose word changes. */
  places: ReadonlySet<string>;
  /** Whether anything goes on in time. */
  isTicking: boolean;
  /** What texts with such a number told. */
  moved?: ReadonlySet<string>;
  /** The ids that are the same in each visit. */
  ids?: ReadonlySet<string>;
  /** Texts that the page told before anything went on in time: their lengths count. */
  steady?: ReadonlySet<string>;
  /** Texts that tell what they told before anything went on or was asked, as after a reset: their numbers count. */
  still?: ReadonlySet<string>;
};

/** What tells a field from others, and its text from one that differs in more than a number. */
export const fieldShape = ({ role, name, value }: Filled): string =>
  `${role} ${name}: ${value.replace(/\d+/g, '0')}`;

/** A number that goes on by itself is seen to be another one so often, with no act between, and a word so often. */
const SEEN_NUMBERS = 3;
const SEEN_WORDS = 4;

/** So many of the texts are remembered that a number which goes on has told. */
const MOST_MOVED = 300;

/** The texts and the names of a page, by their places. */
export const textsByPlace = (page: Part) =>
  placesIn(page).flatMap(({ place, one }): [string, string][] => {
    const text = isPart(one) ? one.name : one;
    return text === '' ? [] : [[place, text]];
  });

const pathOf = (address: string) => address.split(/[?#]/)[0];

/** What goes on by itself on a page: the places are those of its own. */
export const goingOnAt = (goingOn: GoingOn, { address }: Shown): GoingOn => {
  const path = `${pathOf(address)} `;
  const own = [...goingOn.places].filter((place) => place.startsWith(path));
  return { ...goingOn, places: new Set(own.map((place) => place.slice(path.length))) };
};

/** Finds what goes on by itself in sessions. Each place begins with the path of its page. */
export function goingOnIn(sessions: readonly Pick<SessionFile, 'entries' | 'page'>[]): GoingOn {
  const patterns = new Set<string>();
  const places = new Set<string>();
  const moved = new Set<string>();
  let isTicking = false;
  for (const { entries, page } of sessions) {
    const seen = new Map<string, Set<string>>();
    const note = (place: string, text: string) => {
      const texts = (seen.get(place) ?? new Set()).add(text);
      seen.set(place, texts);
      return texts;
    };
    const look = ({ address = '', fields = [], tree }: Partial<Shown> = {}) => {
      for (const [at, text] of tree ? textsByPlace(parseTree(tree)) : []) {
        const place = `${pathOf(address)} ${at}`;
        const texts = note(place, text);
        const pattern = patternOfAnyNumber(text);
        const isNumber = [...texts].every((one) => patternOfAnyNumber(one) === pattern);
        if (isNumber && texts.size >= SEEN_NUMBERS) {
          patterns.add(pattern);
          for (const one of texts)
            if (moved.size < MOST_MOVED && /\d\D|\D\d/.test(one)) moved.add(one);
        }
        if (!isNumber && texts.size >= SEEN_WORDS) places.add(place);
      }
      for (const field of fields.filter(({ value }) => /\d/.test(value))) {
        const shape = fieldShape(field);
        if (note(shape, field.value).size >= SEEN_NUMBERS) patterns.add(shape);
      }
    };
    for (const entry of entries) {
      const { cause, isNoise } = entry;
      if (isNoise && cause.type === 'timer') isTicking = true;
      look(cause.type === 'act' ? cause.gesture.page : entry.page);
      if (isAct(entry)) seen.clear();
    }
    look(page);
  }
  return { patterns, places, moved, isTicking: isTicking || patterns.size > 0 };
}
