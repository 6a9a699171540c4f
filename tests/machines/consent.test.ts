import { expect, it, vi } from 'vitest';
import { createMachine, fromPromise, sendTo } from 'xstate';
import { type ConsentEvent, consentMachine, type Preferences } from '#machines/consent.machine.ts';
import { settle, startJourney } from './journey.ts';

const nothing = { necessary: true, analytics: false, marketing: false } as const;
const everything = { necessary: true, analytics: true, marketing: true } as const;
const analyticsOnly = { necessary: true, analytics: true, marketing: false } as const;

/**
 * A consent that has read its record, below a parent that receives its reports. `meanwhile` is what
 * the visitor does while it reads.
 */
async function startConsent(
  stored: Preferences | null | Error = null,
  meanwhile: ConsentEvent[] = [],
) {
  const writeRecord = vi.fn();
  const told = vi.fn();
  const missed = vi.fn();
  const asked = vi.fn();
  const consent = consentMachine.provide({
    actors: {
      readRecord: fromPromise<Preferences | null>(async () => {
        if (stored instanceof Error) throw stored;
        return stored;
      }),
    },
    actions: { writeRecord: ({ context }) => writeRecord(context.saved) },
  });
  const parent = createMachine({
    invoke: { id: 'consent', src: consent },
    on: {
      'consent.changed': { actions: ({ event }) => told(event.preferences) },
      'consent.missing': { actions: () => missed() },
      'consent.due': { actions: () => asked() },
      'preferences.opened': { actions: () => asked() },
      '*': { actions: sendTo('consent', ({ event }) => event) },
    },
  });
  const { actor, pass } = startJourney(parent);
  const child = () => actor.getSnapshot().children.consent?.getSnapshot();
  expect(child()?.value).toEqual({ reading: 'silent' });
  for (const event of meanwhile) actor.send(event);
  await settle();
  return {
    send: (type: ConsentEvent['type'], payload: object = {}) =>
      actor.send({ type, ...payload } as never),
    state: () => child()?.value as unknown as string,
    draft: () => (child() as unknown as { context: { draft: Preferences } }).context.draft,
    writeRecord,
    told,
    missed,
    asked,
    pass,
  };
}

it('R11.1, R11.3 shows the banner without a record, and reports that no choice is stored', async () => {
  const { state, told, missed, writeRecord } = await startConsent();
  expect(state()).toBe('banner');
  expect(told).not.toHaveBeenCalled();
  expect(missed).toHaveBeenCalledOnce();
  expect(writeRecord).not.toHaveBeenCalled();
});

it.each([
  ['no choice', null],
  ['a stored choice', analyticsOnly],
] as const)(
  'R11.7 opens the preferences of a visitor who is quicker than the storage: %s',
  async (_, stored) => {
    const { state, draft } = await startConsent(stored, [{ type: 'consent.customize' }]);
    expect(state()).toBe('customizing');
    expect(draft()).toEqual(stored ?? nothing);
  },
);

it('R11.9 shows the banner when the storage throws', async () => {
  const { state } = await startConsent(new Error('denied'));
  expect(state()).toBe('banner');
});

it('R11.4 applies a stored choice without storing it again', async () => {
  const { state, told, writeRecord } = await startConsent(analyticsOnly);
  expect(state()).toBe('settled');
  expect(told.mock.calls).toEqual([[analyticsOnly]]);
  expect(writeRecord).not.toHaveBeenCalled();
});

it.each([
  ['consent.acceptAll', everything],
  ['consent.acceptNecessary', nothing],
] as const)('R11.5 %s settles in one step, stores and reports', async (type, preferences) => {
  const { send, state, told, writeRecord } = await startConsent();
  send(type);
  expect(state()).toBe('settled');
  expect(writeRecord.mock.calls).toEqual([[preferences]]);
  expect(told.mock.calls).toEqual([[preferences]]);
});

it('R11.6 saves the switches, of which the necessary one is locked', async () => {
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

it('R11.6 discards a cancelled draft: a later save does not grant it', async () => {
  const { send, state, writeRecord } = await startConsent();
  send('consent.customize');
  send('consent.toggle', { category: 'marketing' });
  send('consent.cancel');
  expect(state()).toBe('banner');
  send('consent.customize');
  send('consent.save');
  expect(writeRecord.mock.calls).toEqual([[nothing]]);
});

it('R11.6, R11.7 opens again, and saves an unchanged choice again', async () => {
  const { send, state, draft, told, writeRecord } = await startConsent(analyticsOnly);
  send('consent.customize');
  expect([state(), draft()]).toEqual(['customizing', analyticsOnly]);
  // An expiring record is renewed, and a write that failed is tried again.
  send('consent.save');
  expect(state()).toBe('settled');
  expect(writeRecord.mock.calls).toEqual([[analyticsOnly]]);
  send('consent.customize');
  send('consent.toggle', { category: 'analytics' });
  send('consent.cancel');
  expect([state(), draft()]).toEqual(['settled', analyticsOnly]);
  expect(writeRecord).toHaveBeenCalledOnce();
  expect(told.mock.calls).toEqual([[analyticsOnly], [analyticsOnly]]);
});

it('R11.7 withdraws', async () => {
  const { send, told, writeRecord } = await startConsent(everything);
  send('consent.customize');
  send('consent.toggle', { category: 'analytics' });
  send('consent.toggle', { category: 'marketing' });
  send('consent.save');
  expect(writeRecord.mock.calls).toEqual([[nothing]]);
  expect(told).toHaveBeenLastCalledWith(nothing);
});

it('R11.10 follows the choice of another tab and its removal, and stores neither', async () => {
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

it.each([
  ['analytics', { ...everything, analytics: false }],
  ['marketing', { ...everything, marketing: false }],
] as const)('R11.10 follows another tab that changes %s alone', async (_, preferences) => {
  const { send, told } = await startConsent(everything);
  send('consent.changedElsewhere', { preferences });
  expect(told.mock.calls).toEqual([[everything], [preferences]]);
});

it('R11.10 goes on asking when another tab removes a choice that this one does not have', async () => {
  const { send, state, told } = await startConsent();
  send('consent.changedElsewhere', { preferences: null });
  expect(state()).toBe('banner');
  expect(told).not.toHaveBeenCalled();
  send('consent.acceptAll');
  expect(state()).toBe('settled');
});

it('R16.5 requests its view with the banner, with the dialog, and again when none arrives', async () => {
  const { send, asked } = await startConsent();
  expect(asked).toHaveBeenCalledTimes(1);
  send('consent.customize');
  expect(asked).toHaveBeenCalledTimes(2);
  send('consent.customize');
  expect(asked).toHaveBeenCalledTimes(3);
});

it('requests no view after a choice, until the visitor opens the preferences', async () => {
  const { send, asked } = await startConsent(analyticsOnly);
  expect(asked).not.toHaveBeenCalled();
  send('consent.customize');
  expect(asked).toHaveBeenCalledOnce();
});

it('leaves an open dialog alone when another tab stores the choice in force', async () => {
  const { send, state, draft, told } = await startConsent(analyticsOnly);
  send('consent.customize');
  send('consent.toggle', { category: 'marketing' });
  send('consent.changedElsewhere', { preferences: analyticsOnly });
  expect([state(), draft()]).toEqual(['customizing', everything]);
  expect(told).toHaveBeenCalledOnce();
});
