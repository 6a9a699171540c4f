import type { Edge } from './shell/room.ts';

export const TABS = ['chart', 'events', 'timers', 'coverage', 'gallery'] as const;
export type Tab = (typeof TABS)[number];

/** The kinds of entries that the log can show. All but `all` and `taken` show noise of their kind entry by entry. */
export const KINDS = {
  all: 'All, noise folded',
  taken: 'Without ignored',
  acts: 'Acts',
  timers: 'Timers',
  promises: 'Promises',
  requests: 'Requests',
  failures: 'Failures',
  inspector: 'By the inspector',
} as const;
export type Kind = keyof typeof KINDS;

/** What the log shows. An empty text stands for all. */
export type EntryFilter = { text: string; kind: Kind };

/**
 * What is kept from one visit to the next. Sizes in px. `isQuiet`: whether the log folds what the actors do that the
 * app names as quiet, and reports leave it out. `isRedacted`: whether what leaves the panel holds nothing that
 * people typed.
 */
export type KeptPlace = {
  sizes: Record<Edge, number>;
  isQuiet: boolean;
  isRedacted: boolean;
};

/** What a tester has chosen in the panel and nothing else follows from. */
export type Settings = {
  tab: Tab;
  actorFilter: string;
  areConditionsShown: boolean;
  /** The name of the condition that was chosen last. */
  condition: string;
  filter: EntryFilter;
  /** Whose pictures the gallery shows; empty for all. */
  galleryActor: string;
  /** The index of an entry with which the chosen one is compared. */
  compared: number | null;
  /** What holds the time as soon as it happens: `readBreakpoint` reads it. */
  breakpoints: readonly string[];
  advanceBy: string;
};
