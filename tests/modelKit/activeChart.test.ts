import { activeStates, optionsOf } from '@interpunct/model-kit/activeChart';
import type { MachineCases } from '@interpunct/model-kit/cases';
import { describeChart } from '@interpunct/model-kit/describeChart';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, createEmptyActor, setup } from 'xstate';
import { analyticsMachine } from '#machines/analytics.machine.ts';
import { breadcrumbsMachine } from '#machines/breadcrumbs.machine.ts';
import { chatMachine } from '#machines/chat.machine.ts';
import { headerMachine } from '#machines/header.machine.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { startJourney } from '#tests/machines/journey.ts';
import { machines } from '#tests/machines/machines.ts';
import { withSilentPorts } from '#tests/machines/ports.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';

const input = {
  startedAt: 0,
  isHome: false,
  wordCount: 4,
  wasShown: false,
  isDelivering: true,
  honeypot: 'reference',
  hasVendors: true,
  language: { preferred: 'en', isStored: false },
  address: { page: 'home', language: 'en', prefix: '', path: '/' },
};

describe('the active states of a chart', () => {
  it('R18.3 are those of the snapshot, ancestors and regions included', () => {
    const value = { panel: { open: 'opened' }, conversation: 'waiting' };
    expect(activeStates(describeChart(chatMachine), value)).toEqual({
      active: [
        'chat',
        'chat.panel',
        'chat.panel.open',
        'chat.panel.open.opened',
        'chat.conversation',
        'chat.conversation.waiting',
      ],
      leaves: ['panel.open.opened', 'conversation.waiting'],
    });
    expect(activeStates(describeChart(siteMachine), {})).toEqual({ active: ['site'], leaves: [] });
  });

  it.each(Object.entries(machines))('R18.3 %s has the leaves of data-state', (_, machine) => {
    const { value } = createActor(machine, { input }).getSnapshot() as AnyMachineSnapshot;
    expect(activeStates(describeChart(machine), value).leaves).toEqual(activeLeaves(value));
  });
});

const option = (type: string, isEnabled: boolean, ...blockedBy: string[]) => ({
  type,
  isEnabled,
  blockedBy,
});

/** Cases of events, without results. */
const casesOf = (events: MachineCases['events']): MachineCases => ({ events, results: {} });

const send = casesOf({ 'chat.send': { 'in English': { language: 'en', at: 1 } } });

describe('the events that a machine can take', () => {
  it('R18.4 are enabled, blocked by a guard, or not for this state', () => {
    const chat = createActor(chatMachine, { input });
    const restore = { conversation: { messages: [], draft: 'Hello' } };
    const cases = casesOf({ ...send.events, 'chat.restore': { 'a draft': restore } });
    const options = optionsOf(chatMachine, chat.getSnapshot(), cases);
    expect(options.filter(({ type }) => type.startsWith('chat.'))).toEqual([
      option('chat.toggle', true),
      option('chat.type', true),
      option('chat.clear', true),
      option('chat.restore', true),
      option('chat.close', false),
      option('chat.send', false, 'hasRoomAndDraft'),
      option('chat.retry', false),
    ]);
  });

  it('R18.4 are those of a snapshot that goes on without a start', () => {
    const { actor } = startJourney(chatMachine, { input, parent: createEmptyActor() });
    actor.send({ type: 'chat.type', text: 'Where are you?' });
    const machine = withSilentPorts(chatMachine);
    const snapshotOf = () =>
      createActor(machine, {
        input,
        snapshot: JSON.parse(JSON.stringify(actor.getPersistedSnapshot())),
      }).getSnapshot();
    expect(optionsOf(chatMachine, snapshotOf(), send)).toContainEqual(option('chat.send', true));
    actor.send({ type: 'chat.send', language: 'en', at: 1 });
    // The state forbids it: no guard is asked.
    expect(optionsOf(chatMachine, snapshotOf(), send)).toContainEqual(option('chat.send', false));
  });

  it('R18.4 count as blocked where a guard fails for lack of a payload', () => {
    const analytics = createActor(analyticsMachine, { input: { hasVendors: true } });
    const optionsOfIt = (events: MachineCases['events']) =>
      optionsOf(analyticsMachine, analytics.getSnapshot(), casesOf(events));
    expect(optionsOfIt({})).toContainEqual(option('consent.changed', false, 'admitsVendors'));
    const preferences = { analytics: true, marketing: false };
    expect(optionsOfIt({ 'consent.changed': { granted: { preferences } } })).toContainEqual(
      option('consent.changed', true),
    );
  });

  it('R18.4 name every guard that keeps them from being taken, each once', () => {
    const safe = setup({
      guards: { hasKey: () => false, hasCode: () => false, isOwner: () => false },
    }).createMachine({
      id: 'safe',
      initial: 'locked',
      on: { turn: { guard: 'isOwner', target: '.ajar' } },
      states: {
        locked: {
          on: {
            turn: [
              { guard: 'hasKey', target: 'ajar' },
              { guard: 'hasCode', target: 'ajar' },
            ],
          },
        },
        ajar: { on: { turn: { guard: 'hasKey', target: 'locked' } } },
      },
    });
    expect(optionsOf(safe, createActor(safe).getSnapshot(), undefined)).toEqual([
      option('turn', false, 'hasKey', 'hasCode', 'isOwner'),
    ]);
  });

  it('R18.4 name only the guards that were asked', () => {
    const { actor } = startJourney(headerMachine);
    actor.send({ type: 'page.scrolled', y: 100 });
    const y = (value: number) => casesOf({ 'page.scrolled': { far: { y: value } } });
    const optionsAt = (value: number) => optionsOf(headerMachine, actor.getSnapshot(), y(value));
    // The guard passes, and the transition behind it does nothing.
    expect(optionsAt(100)).toEqual([option('page.scrolled', false)]);
    expect(optionsAt(0)).toEqual([option('page.scrolled', true)]);
  });

  it('R18.4 are none once the actor has stopped', () => {
    const actor = createActor(breadcrumbsMachine, { input });
    actor.start();
    actor.stop();
    const options = optionsOf(breadcrumbsMachine, actor.getSnapshot(), undefined);
    expect(options).toHaveLength(4);
    expect(options.filter(({ isEnabled }) => isEnabled)).toEqual([]);
  });
});
