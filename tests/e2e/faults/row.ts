import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import type { siteMachine } from '#machines/site.machine.ts';
import type { Host } from '#tests/host.ts';
import type { TextKey } from './texts.ts';

/** The id of a behaviour. */
export type MachineId = keyof (typeof siteMachine)['implementations']['actors'] | 'start';

/** What a fault must not take from the visitor. `seen.ts` looks for each. */
export type Kept =
  /** The message in the contact form. */
  | 'draft'
  /** The address in the newsletter form. */
  | 'address'
  /** The question in the conversation. */
  | 'question'
  /** The question and its answer. */
  | 'conversation'
  /** The messages of a long conversation. */
  | 'history'
  /** The text in the input of the chat. */
  | 'input'
  /** The choice on cookies, in the record. */
  | 'record'
  /** The choice on cookies: nothing asks again. */
  | 'choice'
  /** The language of the page. */
  | 'language'
  /** The page that was asked for. */
  | 'page'
  | 'scroll';

/** A function that runs in the page. It can use nothing of the row but its arguments. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/**
 * What a visitor does, in any engine. Controls are named by the keys of their texts, so that a row runs
 * in each language.
 */
export type Visitor = {
  /** Loads a path in the language of the row, or under another prefix, and waits until the site runs. */
  open: (path: string, prefix?: string) => Promise<void>;
  /** Loads a path, and waits for the document only. */
  goTo: (path: string, prefix?: string) => Promise<void>;
  /** Waits until the site runs. */
  isReady: () => Promise<void>;
  press: (name: TextKey) => Promise<void>;
  type: (field: TextKey, text: string) => Promise<void>;
  key: (key: 'Enter' | 'Escape' | 'Shift') => Promise<void>;
  /** Presses the link of the footer to a page. */
  follow: (page: PageId) => Promise<void>;
  /** Presses the link to a language. */
  choose: (language: Language) => Promise<void>;
  goBack: () => Promise<void>;
  reload: () => Promise<void>;
  scrollTo: (y: number) => Promise<void>;
  /** Waits until the host has received a request. */
  asked: (path: string | RegExp) => Promise<void>;
  /** Waits until a page is on the screen, with its heading. */
  arrived: (page: PageId) => Promise<void>;
  /** Presses a key again and again, until a behaviour is in a state. */
  insist: (key: 'Shift', machine: MachineId, state: string) => Promise<void>;
  /** Waits until a condition holds in the page. */
  until: (holds: InPage<[], boolean>) => Promise<void>;
  /** Waits until a behaviour is in a state. */
  see: (machine: MachineId, state: string) => Promise<void>;
  inPage: <Args extends unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ) => Promise<Result>;
};

/** What else Playwright can do. */
export type ChromiumVisitor = Visitor & {
  /** Waits until files of the host have arrived. */
  fetched: (...paths: RegExp[]) => Promise<void>;
  /** Cuts the network, or brings it back. */
  setOffline: (isOffline: boolean) => Promise<void>;
  /** Lets time pass, timer by timer. */
  pass: (ms: number) => Promise<void>;
  /** Lets the machine sleep: each timer that is due by then fires once. */
  sleep: (ms: number) => Promise<void>;
  /** Puts the clock of the system to another time. The timers do not notice. */
  setClock: (shift: number) => Promise<void>;
  /** Runs a function in another tab of the site. */
  inOtherTab: <Args extends unknown[]>(run: InPage<Args, void>, ...args: Args) => Promise<void>;
};

/** Where a fault is made: at the host, and at the beginning of every document. */
export type Arranging = {
  host: Host;
  early: <Args extends unknown[]>(run: InPage<Args, void>, ...args: Args) => void | Promise<void>;
};

/** What else Playwright can do before the page loads. */
export type ChromiumArranging = Arranging & {
  /** Answers for the hosts of the vendors, or fails every request to them. */
  foreign: (address: RegExp, answer: 'block' | { type: string; body: string }) => Promise<void>;
};

export type Expected = {
  machine: MachineId;
  /** A state of its chart, as a path. The behaviour may be in a part of it. */
  state: string;
  /** The key of the text that the visitor reads. */
  text?: TextKey;
  kept?: readonly Kept[];
  /** The line that the people who run the site read, once. */
  log?: RegExp;
  /** How often the browser asks an address in all. */
  requests?: [address: RegExp, count: number];
};

/** Something that a visitor does. */
export type Step<Who> = (visitor: Who) => Promise<unknown>;

export type RowStep<Arrange, Who> = {
  arrange?: (world: Arrange) => void | Promise<void>;
  act: readonly Step<Who>[];
  expect: Expected;
};

/** A step that any engine can take. */
export type NeutralStep = RowStep<Arranging, Visitor>;

type Settings = {
  /** The requirements that the row checks. */
  requirement: string;
  place: string;
  fault: string;
  /** Of the page; English by default. A row that sets it runs in this one only. */
  language?: Language;
  /** Of the browser; `en-GB` by default. */
  locale?: string;
  /** Whether the visitor refused optional cookies on an earlier visit. True by default. */
  hasChosen?: boolean;
  /** What the browser, or a fault that is made, writes to the console. */
  noise?: RegExp;
};

/** A fault that is made at the host and in the document alone, for engines that may differ in it. */
type NeutralRow = Settings &
  NeutralStep & {
    engines: true;
    /** What the visitor does next. */
    after?: NeutralStep;
  };

export type ChromiumRow = Settings &
  RowStep<ChromiumArranging, ChromiumVisitor> & {
    engines?: never;
    after?: RowStep<ChromiumArranging, ChromiumVisitor>;
    /** Holds the clock. This much of it passes, in ms, between two looks at the page. */
    clock?: number;
    viewport?: { width: number; height: number };
  };

/** A fault at a place, and what becomes of it. */
export type Row = NeutralRow | ChromiumRow;

/** The name of a row's test. */
export const titleOf = ({ requirement, place, fault, expect }: Row): string =>
  `${requirement} ${place} · ${fault} → ${expect.state}`;

/** What any of the patterns matches. */
export function union(...patterns: (RegExp | undefined)[]): RegExp | undefined {
  const sources = patterns.flatMap((pattern) => pattern?.source ?? []);
  return sources.length > 0 ? new RegExp(sources.join('|')) : undefined;
}

/** What a row may write to the console. */
export const messagesOf = ({ expect: first, after, noise }: Row) =>
  union(first.log, after?.expect.log, noise);
