import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import type { Host } from '#tests/host.ts';
import type { MachineId, Visitor } from './row.ts';
import { isAt, stateOf } from './seen.ts';

/** Looks again and again, until what it sees is as it should be. */
export type Poll = (
  look: () => unknown,
  message: string,
) => {
  toBe: (value: unknown) => Promise<void>;
  toMatch: (pattern: RegExp) => Promise<void>;
  toHaveLength: (length: number) => Promise<void>;
};

/** A state, or a part of it, among the leaves that a view writes. */
const isIn = (state: string) => new RegExp(`(^| )${state.replaceAll('.', '\\.')}($|[ .])`);

const endOf = (page: PageId) => (page === 'home' ? '/' : `/${page}`);

/** The links of the frame to a page. */
export const linksTo = (page: PageId) =>
  `:is(header, footer) a:not([hreflang])[href$="${endOf(page)}"]`;

/** The link of the header to a language. */
export const linkToLanguage = (code: Language) => `header a[hreflang=${code}]:not(dialog *)`;

/** What each engine does in a way of its own. What else visitors do is made of it. */
type Hands = Omit<Visitor, 'open' | 'asked' | 'arrived' | 'insist' | 'until' | 'see'>;

/** The visitor of a row, in any engine. */
export function createVisitor(hands: Hands, host: Host, poll: Poll): Visitor {
  // A document on its way out has no state.
  const readState = (machine: MachineId) => hands.inPage(stateOf, machine).catch(() => 'gone');

  return {
    ...hands,
    open: async (path, prefix) => {
      await hands.goTo(path, prefix);
      await hands.isReady();
    },
    asked: async (path) => {
      const isMeant = (asked: string) =>
        typeof path === 'string' ? asked === path : path.test(asked);
      const isAsked = () => host.requests.some((request) => isMeant(request.path));
      await poll(isAsked, `the host is asked for ${path}`).toBe(true);
    },
    arrived: async (page) => {
      const isThere = () => hands.inPage(isAt, endOf(page)).catch(() => false);
      await poll(isThere, `${page} is there`).toBe(true);
    },
    insist: async (key, machine, state) => {
      const press = async () => {
        await hands.key(key);
        return readState(machine);
      };
      await poll(press, `${machine} is in ${state}`).toMatch(isIn(state));
    },
    until: (holds) => poll(() => hands.inPage(holds), `${holds}`).toBe(true),
    see: (machine, state) =>
      poll(() => readState(machine), `${machine} is in ${state}`).toMatch(isIn(state)),
  };
}
