import { expect, it } from 'vitest';
import { keysTo } from '../../../src/inspector/panel/chart/keysTo.ts';
import { startRecord } from '../recordSession.ts';

it('R18.21 knows the keys that have sent an event, and no other ones', () => {
  const { act, send, record } = startRecord();
  const then = (type: string, by: 'person' | 'inspector' = 'person') =>
    send('letter', { type }, { by });
  then('letter.toggle');
  act({ kind: 'press', value: 'Escape' });
  then('letter.toggle');
  act({ kind: 'press', value: 'Tab' });
  then('letter.retry');
  then('letter.toggle', 'inspector');
  act({ kind: 'click', control: { role: 'button', name: 'Unfold' } });
  then('letter.toggle');
  const pointed = { kind: 'point' } as const;
  for (const by of [{ outside: 'the network' }, { by: 'person', pointed }] as const) {
    act({ kind: 'press', value: 'Enter' });
    send('letter', { type: 'letter.toggle' }, by);
    then('letter.toggle');
  }
  const { entries } = record;
  expect(keysTo('letter', entries)).toEqual(new Map([['letter.toggle', new Set(['Escape'])]]));
  expect(keysTo('lamp', entries).size).toBe(0);
});
