import type { Language } from '#content/languages.ts';
import type { TextKey } from '#tests/locales/readTexts.ts';
import type { MachineId } from '#tests/visitor/inSite.ts';
import type { Size } from '#tests/visitor/tab.ts';
import type { World } from '../scenario.ts';
import type { Kept } from './kept.ts';

export type Expected = {
  machine: MachineId;
  /** A state of its chart, as a path. The behaviour may be in a part of it. */
  state: string;
  /** The key of the text that the visitor reads. */
  text?: TextKey;
  kept?: readonly Kept[];
  /** The line that the people who run the site read, once. */
  log?: RegExp;
  /** How often the browser asks an address of the host in all. */
  requests?: [address: RegExp, count: number];
};

/** Something that a visitor does, by the keys of the texts on controls. */
export type Step = (world: World) => Promise<unknown>;

export type RowStep = {
  arrange?: (world: World) => void;
  act: readonly Step[];
  expect: Expected;
};

/** A fault at a place, and what becomes of it. */
export type Row = RowStep & {
  /** The requirements that the row checks, the place and the fault: `R9.5 contact form · status 500`. */
  title: string;
  /**
   * Whether the engine itself makes the fault or mends it: how it keeps modules that failed, and its history.
   * Chromium alone holds the clock, cuts the network and is as small as a phone.
   */
  engines?: true | undefined;
  /** What the visitor does next. */
  after?: RowStep;
  /** Of the page; English by default. A row that sets it runs in this one only. */
  language?: Language;
  /** Of the browser; `en-GB` by default. */
  locale?: string;
  /** Whether the visitor refused optional cookies on an earlier visit. True by default. */
  hasChosen?: boolean;
  /** What a fault that is made writes to the console. */
  noise?: RegExp;
  /** Holds the clock. This much of it passes, in ms, between two looks at the page. */
  clock?: number;
  size?: Size;
};
