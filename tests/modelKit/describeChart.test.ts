import { describeChart, statesOf } from '@interpunct/model-kit/describeChart';
import { describe, expect, it } from 'vitest';
import { raise, setup } from 'xstate';
import { chatMachine } from '#machines/chat.machine.ts';
import { consentMachine } from '#machines/consent.machine.ts';
import { machines } from '#tests/machines/machines.ts';

describe('a chart as data', () => {
  it('R18.1 has nested and parallel states, and what each is entered with', () => {
    const { root } = describeChart(chatMachine);
    const [panel, conversation] = root.states;
    expect(root).toMatchObject({
      id: 'chat',
      type: 'parallel',
      initial: [panel?.id, conversation?.id],
    });
    expect(panel).toMatchObject({
      id: 'chat.panel',
      key: 'panel',
      type: 'compound',
      initial: ['chat.panel.closed'],
    });
    const open = panel?.states.find(({ key }) => key === 'open');
    expect(open).toMatchObject({ entry: ['makeEntry', 'announceOpening'], exit: [] });
    // Timers are transitions and no actions.
    expect(open?.states[0]).toMatchObject({ key: 'opening', type: 'atomic', entry: [], exit: [] });
    const waiting = conversation?.states.find(({ key }) => key === 'waiting');
    expect(waiting).toMatchObject({
      invokes: [{ id: 'requestAnswer', src: 'requestAnswer' }],
      tags: ['waiting'],
    });
    const asked = statesOf(describeChart(consentMachine).root).find(({ key }) => key === 'asked');
    expect(asked?.exit).toEqual(['xstate.raise']);
  });

  it('R18.1 has every kind of transition, with a label that people read', () => {
    const find = (machine: string, id: string) =>
      describeChart(machines[machine] as (typeof machines)[string]).transitions.find(
        (transition) => transition.id === id,
      );
    expect(find('chat', 'chat.conversation|chat.send|0')).toEqual({
      id: 'chat.conversation|chat.send|0',
      source: 'chat.conversation',
      targets: ['chat.conversation.waiting'],
      event: 'chat.send',
      kind: 'event',
      label: 'chat.send',
      guard: 'hasRoomAndDraft',
      actions: ['keepLanguage', 'appendQuestion', 'saveConversation', 'announceQuestion'],
    });
    expect(find('chat', 'chat.conversation.waiting|chat.send|0')).toMatchObject({
      targets: [],
      actions: [],
    });
    expect(find('breadcrumbs', 'breadcrumbs.arriving||1')).toMatchObject({
      kind: 'always',
      label: 'always',
      targets: ['breadcrumbs.visible'],
    });
    const timer = 'xstate.after.shownFor.breadcrumbs.visible.timed';
    expect(find('breadcrumbs', `breadcrumbs.visible.timed|${timer}|0`)).toMatchObject({
      kind: 'after',
      label: 'after shownFor',
      guard: 'isHeld',
    });
    expect(
      find('chat', 'chat.conversation.waiting|xstate.done.actor.requestAnswer|0'),
    ).toMatchObject({ kind: 'done', label: 'requestAnswer done' });
    expect(
      find('chat', 'chat.conversation.waiting|xstate.error.actor.requestAnswer|0'),
    ).toMatchObject({ kind: 'error', label: 'requestAnswer error' });
  });

  it('R18.1 describes inline actions and guards as well', () => {
    const machine = setup({}).createMachine({
      id: 'inline',
      entry: [raise({ type: 'go' }), function greet() {}, () => {}],
      on: { go: { guard: () => true, actions: { type: 'named' } as never } },
    });
    const { root, transitions } = describeChart(machine);
    expect(root.entry).toEqual(['xstate.raise', 'greet', 'inline']);
    expect(transitions).toMatchObject([{ guard: 'guard', actions: ['named'] }]);
  });

  it('R18.1 holds every state and transition, in the order of the machine', () => {
    const kettle = setup({
      guards: { isDry: () => false, isHot: () => false, isFull: () => false },
      delays: { rest: 100 },
    }).createMachine({
      id: 'kettle',
      initial: 'cold',
      on: { lift: '.cold' },
      states: {
        cold: {
          on: {
            fill: {},
            heat: [{ guard: 'isDry' }, { guard: 'isHot', target: 'hot.boiling' }, 'hot'],
          },
        },
        hot: {
          initial: 'simmering',
          after: { rest: 'cold' },
          onDone: 'cold',
          states: {
            simmering: { always: { guard: 'isFull', target: 'boiling' }, on: { stir: {} } },
            boiling: { type: 'final' },
          },
        },
      },
    });
    const { root, transitions } = describeChart(kettle);
    expect(statesOf(root).map(({ id }) => id)).toEqual([
      'kettle',
      'kettle.cold',
      'kettle.hot',
      'kettle.hot.simmering',
      'kettle.hot.boiling',
    ]);
    expect(transitions.map(({ id }) => id)).toEqual([
      'kettle|lift|0',
      'kettle.cold|fill|0',
      'kettle.cold|heat|0',
      'kettle.cold|heat|1',
      'kettle.cold|heat|2',
      'kettle.hot|xstate.done.state.kettle.hot|0',
      'kettle.hot|xstate.after.rest.kettle.hot|0',
      'kettle.hot.simmering|stir|0',
      'kettle.hot.simmering||0',
    ]);
  });

  it.each(Object.entries(machines))('R18.1 %s has ids that tell its parts apart', (_, machine) => {
    const { root, transitions } = describeChart(machine);
    for (const ids of [statesOf(root).map(({ id }) => id), transitions.map(({ id }) => id)]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
