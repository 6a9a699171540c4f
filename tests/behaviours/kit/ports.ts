import type { vi } from 'vitest';

/** What a test can change in the world before a port is called. */
export type Stage = {
  /** Puts something in the place of a global. */
  stub: (typeof vi)['stubGlobal'];
  touch: (what: string, ...data: unknown[]) => void;
  /** Answers the requests for a path. */
  answer: (path: string, json: unknown) => void;
  /** Leaves no room in a storage. */
  fill: (storage: 'session' | 'local') => void;
};

/** What a port can leave in the window and in the modules. */
export type Traces = {
  address: string;
  cookies: string;
  /** The calls that wait for a vendor. */
  dataLayer: string;
  fetchLater: string;
  chat: string;
  consent: string;
};

/** A call of a port, and what follows from it. */
export type Touch = {
  /** Its own requirement, if no other test cites it. */
  requirement?: string;
  /** What the machine gives it. */
  context?: object;
  event?: object;
  input?: object;
  /** What the storages hold before: `session <key>`, `local <key>`. */
  stored?: Readonly<Record<string, string>>;
  arrange?: (stage: Stage) => void;
  /** What it touches of the world, in this order. Left out, nothing. */
  touches?: readonly string[];
  leaves?: Partial<Traces>;
  /** What an actor is done with. */
  output?: unknown;
};

/** What each port of a machine touches, under the id of its actor: `page.reload`. The root has no id. */
export type Ports = Readonly<Record<string, readonly Touch[]>>;

/** A failure that a port reports. */
export const reported = (message: string): Touch => ({
  event: { type: 'xstate.error', error: new Error('lost') },
  touches: [`report: ${message} "Error: lost"`],
});
