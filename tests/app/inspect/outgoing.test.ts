import { kindOf } from '@interpunct/model-kit/xstate';
import { expect, it } from 'vitest';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { outgoing } from '#app/inspect/outgoing.ts';
import { siteMachine } from '#machines/site.machine.ts';

type Logics = Record<string, AnyActorLogic>;

it('R18.40 names the actions and promises of the machines that ask something of the world', () => {
  const machines = Object.entries({
    site: siteMachine,
    ...(siteMachine.implementations.actors as Record<string, AnyStateMachine>),
  });
  const found = machines.flatMap(([actor, { implementations }]) => {
    const { actors, actions } = implementations;
    return [actors, actions].flatMap((all) =>
      Object.entries((all ?? {}) as Logics)
        .filter(([name, logic]) => {
          const isPromise = kindOf(logic) === 'promise';
          return outgoing(actor, name, isPromise, all === actors) !== undefined;
        })
        .map(([name]) => `${actor} ${name}`),
    );
  });
  expect(found.toSorted()).toEqual([
    'analytics closeGate',
    'analytics grantRecorder',
    'analytics loadTag',
    'analytics reload',
    'analytics startRecorder',
    'chat reload',
    'chat requestAnswer',
    'chatOverlay reload',
    'consentOverlay reload',
    'contactForm deliver',
    'newsletter deliver',
    'page reload',
  ]);
});
