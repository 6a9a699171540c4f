import { assertEvent, assign, setup } from 'xstate';
import type { Named } from '../../inspected.ts';
import { readPayload, toText } from './payload.ts';

export type PayloadInput = { cases: readonly Named[] };

type PayloadEvent = { type: 'case.chosen'; name: string } | { type: 'text.typed'; text: string };

/**
 * A payload that is written from a case. `written` and `wrong` follow the text, so that only a payload
 * in the shape of the cases can be sent.
 */
export const payloadEditorMachine = setup({
  types: {
    input: {} as PayloadInput,
    context: {} as PayloadInput & { chosen: string; text: string },
    events: {} as PayloadEvent,
  },
  actions: {
    takeCase: assign(({ context: { cases }, event }) => {
      assertEvent(event, 'case.chosen');
      const chosen = cases.find(({ name }) => name === event.name);
      return { chosen: event.name, text: toText(chosen?.value) };
    }),
    keepText: assign(({ event }) => {
      assertEvent(event, 'text.typed');
      return { text: event.text };
    }),
  },
  guards: {
    isWrong: ({ context: { text, cases } }) => 'problem' in readPayload(text, cases),
    isRight: ({ context: { text, cases } }) => 'value' in readPayload(text, cases),
  },
}).createMachine({
  id: 'payloadEditor',
  context: ({ input: { cases } }) => ({
    cases,
    chosen: cases[0]?.name ?? '',
    text: cases[0] ? toText(cases[0].value) : 'null',
  }),
  initial: 'written',
  on: { 'case.chosen': { actions: 'takeCase' }, 'text.typed': { actions: 'keepText' } },
  states: {
    written: { always: { guard: 'isWrong', target: 'wrong' } },
    wrong: { always: { guard: 'isRight', target: 'written' } },
  },
});
