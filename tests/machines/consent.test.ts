import { expect, it, vi } from 'vitest';
import { createMachine, fromPromise, sendTo } from 'xstate';
import { type ConsentEvent, consentMachine, type Preferences } from '#machines/consent.machine.ts';
import { settle, startJourney } from './journey.ts';

const nothing = { necessary: true, analytics: false, marketing: false } as const;
const everything = { necessary: true, analytics: true, marketing: true } as const;
const analyticsOnly = { necessary: true, analytics: true, marketing: false } as const;

/** A consent that has read what this browser stored, below a parent that hears what it tells. */
async function startConsent(stored: Preferences | null | Error = null) {
  const writeRecord = vi.fn();
  const told = vi.fn();
  const asked = vi.fn();
  const consent = consentMachine.provide({
    actors: {
      readRecord: fromPromise<Preferences | null>(async () => {
        if (stored instanceof Error) throw stored;
        return stored;
      }),
    },
    actions: { writeRecord: (_, { preferences }) => writeRecord(preferences) },
  });
  const parent = createMachine({
    invoke: { id: 'consent', src: consent },
    on: {
      'consent.changed': { actions: ({ event }) => told(event.preferences) },
      'consent.asked': { actions: () => asked() },
      '*': { actions: sendTo('consent', ({ event }) => event) },
    },
  });
  const { actor, pass } = startJourney(parent);
  const child = () => actor.getSnapshot().children.consent?.getSnapshot();
  expect(child()?.value).toBe('reading');
  await settle();
  return {
    send: (type: ConsentEvent['type'], payload: object = {}) =>
      actor.send({ type, ...payload } as never),
    state: () => child()?.value as unknown as string,
    draft: () => (child() as unknown as { context: { draft: Preferences } }).context.draft,
    writeRecord,
    told,
    asked,
    pass,
  };
}

it('shows the banner when nothing is stored, and tells nobody anything', async () => {
  const { state, told, writeRecord } = await startConsent();
  expect(state()).toBe('banner');
  expect(told).not.toHaveBeenCalled();
  expect(writeRecord).not.toHaveBeenCalled();
});

it('shows the banner when the storage throws', async () => {
  const { state } = await startConsent(new Error('denied'));
  expect(state()).toBe('banner');
});

it('applies a stored choice without storing it again', async () => {
  const { state, told, writeRecord } = await startConsent(analyticsOnly);
  expect(state()).toBe('settled');
  expect(told.mock.calls).toEqual([[analyticsOnly]]);
  expect(writeRecord).not.toHaveBeenCalled();
});

it.each([
  ['consent.acceptAll', everything],
  ['consent.acceptNecessary', nothing],
] as const)('%s settles in one step, stores and tells', async (type, preferences) => {
  const { send, state, told, writeRecord } = await startConsent();
  send(type);
  expect(state()).toBe('settled');
  expect(writeRecord.mock.calls).toEqual([[preferences]]);
  expect(told.mock.calls).toEqual([[preferences]]);
});

it('saves what the switches show; the necessary one cannot be moved', async () => {
  const { send, state, draft, told, writeRecord } = await startConsent();
  send('consent.customize');
  expect([state(), draft()]).toEqual(['customizing', nothing]);
  send('consent.toggle', { category: 'necessary' });
  expect(draft()).toEqual(nothing);
  send('consent.toggle', { category: 'analytics' });
  send('consent.toggle', { category: 'marketing' });
  send('consent.toggle', { category: 'marketing' });
  expect(told).not.toHaveBeenCalled();
  send('consent.save');
  expect(state()).toBe('settled');
  expect(writeRecord.mock.calls).toEqual([[analyticsOnly]]);
  expect(told.mock.calls).toEqual([[analyticsOnly]]);
});

it('throws a cancelled draft away: a later save does not grant it', async () => {
  const { send, state, writeRecord } = await startConsent();
  send('consent.customize');
  send('consent.toggle', { category: 'marketing' });
  send('consent.cancel');
  expect(state()).toBe('banner');
  send('consent.customize');
  send('consent.save');
  expect(writeRecord.mock.calls).toEqual([[nothing]]);
});

it('can be opened again, and changes nothing when nothing is changed', async () => {
  const { send, state, draft, told, writeRecord } = await startConsent(analyticsOnly);
  send('consent.customize');
  expect([state(), draft()]).toEqual(['customizing', analyticsOnly]);
  send('consent.save');
  expect(state()).toBe('settled');
  send('consent.customize');
  send('consent.toggle', { category: 'analytics' });
  send('consent.cancel');
  expect([state(), draft()]).toEqual(['settled', analyticsOnly]);
  expect(writeRecord).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledOnce();
});

it('withdraws', async () => {
  const { send, told, writeRecord } = await startConsent(everything);
  send('consent.customize');
  send('consent.toggle', { category: 'analytics' });
  send('consent.toggle', { category: 'marketing' });
  send('consent.save');
  expect(writeRecord.mock.calls).toEqual([[nothing]]);
  expect(told).toHaveBeenLastCalledWith(nothing);
});

it('follows the choice of another tab, and its removal, without storing either', async () => {
  const { send, state, told, writeRecord } = await startConsent();
  send('consent.customize');
  send('consent.toggle', { category: 'marketing' });
  send('consent.changedElsewhere', { preferences: analyticsOnly });
  expect(state()).toBe('settled');
  expect(told).toHaveBeenLastCalledWith(analyticsOnly);
  send('consent.changedElsewhere', { preferences: null });
  expect(state()).toBe('banner');
  expect(told).toHaveBeenLastCalledWith(nothing);
  expect(writeRecord).not.toHaveBeenCalled();
});

it('asks for its view with the banner, with the dialog, and again when none has come', async () => {
  const { send, asked } = await startConsent();
  expect(asked).toHaveBeenCalledTimes(1);
  send('consent.customize');
  expect(asked).toHaveBeenCalledTimes(2);
  send('consent.customize');
  expect(asked).toHaveBeenCalledTimes(3);
});

it('needs no view from a visitor who has chosen, until they ask', async () => {
  const { send, asked } = await startConsent(analyticsOnly);
  expect(asked).not.toHaveBeenCalled();
  send('consent.customize');
  expect(asked).toHaveBeenCalledOnce();
});

it('lets an open dialog be when another tab stores what is known already', async () => {
  const { send, state, draft, told } = await startConsent(analyticsOnly);
  send('consent.customize');
  send('consent.toggle', { category: 'marketing' });
  send('consent.changedElsewhere', { preferences: analyticsOnly });
  expect([state(), draft()]).toEqual(['customizing', everything]);
  expect(told).toHaveBeenCalledOnce();
});
