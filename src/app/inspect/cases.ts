import type { InspectedApp } from '@interpunct/inspector';
import type { MachineCases } from '@interpunct/model-kit/cases';
import type { AnyStateMachine } from 'xstate';
import { siteMachine } from '#machines/site.machine.ts';

type Cases = MachineCases & {
  inputs?: Readonly<Record<string, unknown>>;
  pages?: Readonly<Record<string, string>>;
};

const files = import.meta.glob<Record<string, Cases>>('../../../machines/*.cases.ts', {
  eager: true,
});

/** The cases that stand beside a machine, by its id. Throws where there are none. */
export function casesOf(id: string): Cases {
  const cases = files[`../../../machines/${id}.cases.ts`]?.[`${id}Cases`];
  if (!cases) throw new Error(`machines/${id}.cases.ts does not export ${id}Cases`);
  return cases;
}

/** The machines of the site, by the id of their actors. */
export const machines = {
  [siteMachine.id]: siteMachine,
  ...(siteMachine.implementations.actors as Record<string, AnyStateMachine>),
};

/** The cases of the site and of each behaviour, by its id. */
export const cases: InspectedApp['cases'] = Object.fromEntries(
  Object.entries(machines).map(([actor, { id }]) => [actor, casesOf(id)]),
);

/** Where the views of the behaviours are. All others are on every page. */
export const addresses: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(machines).map(({ id }) => casesOf(id).pages),
);

const CHAT_TEXTS = ['draft', 'content', 'text', 'message'];

/** Whether a text is a visitor's: what stands in a form or in the network, both sides of the chat. */
export const isTyped: InspectedApp['isTyped'] = (actor, path) => {
  const [field = '', owner] = [...path].reverse();
  if (actor === 'chat') return CHAT_TEXTS.includes(field);
  if (actor === 'nameplate') return field === 'name';
  if (actor !== 'contactForm' && actor !== 'newsletter') return false;
  // An endpoint may answer with what it was sent.
  return owner === 'values' || field === 'value' || field === 'message';
};
