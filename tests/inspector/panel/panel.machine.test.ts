import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import type { Inspector } from '../../../src/inspector/inspector.ts';
import { requestsOf } from '../../../src/inspector/panel/basics/useInspected.ts';
import { type PanelInput, panelMachine } from '../../../src/inspector/panel/panel.machine.ts';

const room = { width: 1_440, height: 900 };
const place = { isQuiet: true, isRedacted: false, sizes: { side: 520, bottom: 400 } } as const;
const inspector = { app: { root: { id: 'house' } } } as Inspector;

/** A panel beside a page without a recorder. The test holds its timers. */
function startPanel(input: Partial<PanelInput> = {}) {
  const clock = new VirtualClock();
  const ports = { openWindow: vi.fn(), dockIntoPage: vi.fn(), restartPage: vi.fn() };
  const usual = { place, room, isWindow: false, conditions: {}, earlier: [], breakpoints: [] };
  const machine = panelMachine.provide({ actions: ports });
  const panel = createActor(machine, { clock, input: { ...usual, ...input } }).start();
  return { panel, clock, ...ports };
}

/** Lets promises that have settled reach the chart. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('R18.9 tells no refusal beside what was accepted after it', () => {
  const { panel } = startPanel();
  const { attempt } = requestsOf(panel, inspector);
  for (const accept of [
    () => attempt(() => {}),
    () => panel.send({ type: 'settings.change', settings: { tab: 'events' } }),
    () => panel.send({ type: 'place.turned', place: { isRedacted: true } }),
    () => panel.send({ type: 'actor.chosen', actor: 'door' }),
    () => panel.send({ type: 'event.write', actor: 'door', event: 'door.knock' }),
    () => panel.send({ type: 'result.write', promise: 'p1', as: 'output' }),
    () => panel.send({ type: 'notice.dismiss' }),
  ]) {
    attempt(() => {
      throw new Error('No state “fail”.');
    });
    expect(panel.getSnapshot().context.message?.text).toBe('No state “fail”.');
    accept();
    expect(panel.getSnapshot().context.message).toBeNull();
  }
});

it('R18.21 keeps the actor in focus until one is chosen by hand, or by a breakpoint, which leaves what is written', () => {
  const { panel } = startPanel();
  const actors = () => {
    const { actor, actorInFocus } = panel.getSnapshot().context;
    return [actor, actorInFocus];
  };
  panel.send({ type: 'focus.kept', actor: 'door' });
  expect(actors()).toEqual([null, 'door']);
  panel.send({ type: 'actor.chosen', actor: 'lamp' });
  expect(actors()).toEqual(['lamp', null]);
  panel.send({ type: 'event.write', actor: 'door', event: 'door.knock' });
  panel.send({ type: 'focus.kept', actor: 'lamp' });
  panel.send({ type: 'break.met', actor: 'bell' });
  expect(actors()).toEqual(['bell', null]);
  expect(panel.getSnapshot().context.writing?.type).toBe('door.knock');
});

it('R18.20 shows “Events” where a replay leaves the record', async () => {
  const { panel } = startPanel();
  panel.send({ type: 'page.ready', inspector });
  for (const [differences, tab] of [
    [[], 'chart'],
    [[{ index: 1, actor: 'door', differences: [] }], 'events'],
  ] as const) {
    const report = { replayed: 1, of: 1, differences: [...differences] };
    const run = async () => ({ report });
    panel.send({ type: 'task.asked', task: { label: 'Replaying…', run } });
    await settled();
    expect(panel.getSnapshot().context).toMatchObject({ report, settings: { tab } });
  }
});

it('R18.9, R18.11 tells what failed, and lets go of what a page that has left was asked', async () => {
  const { panel } = startPanel();
  panel.send({ type: 'window.refused' });
  expect(panel.getSnapshot().context.message?.tone).toBe('problem');
  panel.send({ type: 'page.ready', inspector });
  const run = async () => {
    throw new Error('It is too late.');
  };
  panel.send({ type: 'task.asked', task: { label: 'Trying…', run } });
  await settled();
  const message = { text: 'It is too late.', tone: 'problem' };
  expect(panel.getSnapshot().context.message).toEqual(message);
  panel.send({ type: 'task.asked', task: { label: 'Waiting…', run: () => new Promise(() => {}) } });
  expect(panel.getSnapshot().value.work).toBe('busy');
  panel.send({ type: 'page.left', session: null });
  expect(panel.getSnapshot().value.work).toBe('idle');
  expect(panel.getSnapshot().context.task).toBeNull();
});

it.each([
  { type: 'page.left', session: null },
  { type: 'earlier.keep', session: { entries: [] } as unknown as SessionFile },
] as const)('R18.21 compares with no entry of another session: $type', (event) => {
  const { panel } = startPanel();
  panel.send({ type: 'settings.change', settings: { compared: 5 } });
  panel.send(event);
  expect(panel.getSnapshot().context.settings.compared).toBeNull();
});

it('R18.9 waits 10 s for a recorder, and takes one that comes later', () => {
  const { panel, clock } = startPanel();
  const connection = () => panel.getSnapshot().value.connection;
  clock.advance(9_999);
  expect(connection()).toBe('connecting');
  clock.advance(1);
  expect(connection()).toBe('lost');
  panel.send({ type: 'page.ready', inspector });
  expect(connection()).toBe('connected');
});

it('R18.44 has the page start again under another condition, unless its frame has it', () => {
  const { panel, restartPage } = startPanel({ conditions: { consent: 'unset' } });
  panel.send({ type: 'condition.chosen', name: 'width', value: '390' });
  panel.send({ type: 'condition.chosen', name: 'scheme', value: 'dark' });
  expect(restartPage).not.toHaveBeenCalled();
  panel.send({ type: 'condition.chosen', name: 'consent', value: '' });
  expect(restartPage).toHaveBeenCalledOnce();
  const { conditions } = panel.getSnapshot().context;
  expect(conditions).toEqual({ consent: '', width: '390', scheme: 'dark' });
});

it('R18.44 has a page start once more where another condition is chosen while it is on its way', () => {
  const { panel, clock, restartPage } = startPanel();
  const choose = (name: string, value: string) =>
    panel.send({ type: 'condition.chosen', name, value });
  choose('network', 'offline');
  choose('storage', 'empty');
  panel.send({ type: 'page.left', session: null });
  expect(restartPage).toHaveBeenCalledOnce();
  for (const _ of ['the first', 'the second', 'a later one'])
    panel.send({ type: 'page.ready', inspector });
  expect(restartPage).toHaveBeenCalledTimes(2);
  const { conditions } = restartPage.mock.lastCall?.[0].context ?? {};
  expect(conditions).toEqual({ network: 'offline', storage: 'empty' });
  // A page may refuse to go.
  choose('network', 'slow');
  clock.advance(10_000);
  choose('storage', 'kept');
  expect(restartPage).toHaveBeenCalledTimes(4);
});
