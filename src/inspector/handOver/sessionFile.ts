import type { Chart } from '@interpunct/model-kit/chart';
import { toJson } from '@interpunct/model-kit/data';
import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import { type Entry, type Intervention, isAct, type Shown, type Size } from '../record/entry.ts';

/** The format of the files. A change that old files do not fit raises it. */
export const FORMAT = 2;

/**
 * A text that the browser keeps for the app: between visits, for a tab (`isOfTab`), or as a cookie that the app can
 * read. The conditions of the visit have stored it if `isOfConditions`. Another window has stored or removed it if
 * `isElsewhere`. The app has removed it again if `isRemoved`.
 */
export type Stored = {
  name: string;
  value: string;
  isOfTab?: true;
  isCookie?: true;
  isOfConditions?: true;
  isElsewhere?: true;
  isRemoved?: true;
};

/**
 * What lies between a session and the one before: reloads by a person or by the page itself, and documents that the
 * page has loaded (`link`). `of`: when that session began, in ms since 1970.
 */
export type Reloads = { of: number; by: readonly ('person' | 'page' | 'link')[] };

/** Where a session was recorded, for people, with the size at the start. */
export type Surroundings = Size & {
  browser: string;
  language: string;
  scheme: 'light' | 'dark';
  /** The start, in ms since 1970, and the address then. */
  startedAt: number;
  address: string;
  /** What it started under, as a link has it. */
  conditions?: string;
  /** What the browser had stored for the app, such as choices. A redacted session has none of it. */
  stored: readonly Stored[];
  /** Whether it had more than that, which a redaction has left out. */
  isRedacted?: true;
  motion?: 'reduce' | 'no-preference';
  reloads?: Reloads;
};

/** A recorded session as a file holds it. */
export type SessionFile = {
  format: typeof FORMAT;
  app: string;
  version: string;
  /** A fingerprint of every chart, by machine id: a session fits only the charts that recorded it. */
  charts: Readonly<Record<string, string>>;
  /** The path of the root, which is its id. */
  root: string;
  /** The root before the first entry. */
  start: KeptRoot;
  /** The virtual time of the start, in ms. It is 0 unless older entries were dropped. */
  startAt: number;
  /** The entries before this one are acts that the record has outlived. Without it: none is. */
  from?: number;
  entries: readonly Entry[];
  /** What a tester has noted, by the index of the entry. */
  notes?: Readonly<Record<number, string>>;
  interventions?: readonly Intervention[] | undefined;
  /** What the page showed and what the browser had stored at its end. */
  page?: Shown | undefined;
  stored?: readonly Stored[] | undefined;
  surroundings?: Surroundings | undefined;
};

/** Whether a person or a tester did something in a session, and it is worth bringing back. */
export const isWorthKeeping = ({ entries, interventions = [] }: SessionFile): boolean =>
  entries.some(isAct) || interventions.some(({ kind }) => !/^(?:go|break|missed)$/.test(kind));

/** By machine id. */
export type Charts = Readonly<Record<string, Chart>>;

/** JSON with the keys of every object in order, so that equal data gives equal texts. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** A short hash of all that a chart says: its states, transitions, guards, delays, actions and promises. */
export function fingerprintOf(chart: Chart): string {
  // Two rounds of FNV-1a with different starts: 64 bits of it tell any two charts apart.
  const text = canonical(chart);
  const hash = (start: number) => {
    let sum = start;
    for (let at = 0; at < text.length; at += 1) {
      sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
    }
    return sum.toString(36).padStart(7, '0');
  };
  return hash(0x811c9dc5) + hash(0x9747b28c);
}

/** What a session file is made of. */
export type Session = Omit<SessionFile, 'format' | 'app' | 'version' | 'charts'> & {
  app: { name: string; version: string };
  charts: Charts;
};

/** A recorded session as data for a file. What JSON does not hold is boxed. */
export function toSessionFile({ app, charts, ...session }: Session): SessionFile {
  return {
    format: FORMAT,
    app: app.name,
    version: app.version,
    charts: Object.fromEntries(
      Object.entries(charts).map(([machine, chart]) => [machine, fingerprintOf(chart)]),
    ),
    ...toJson(session),
  };
}
