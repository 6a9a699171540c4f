import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { outgoing } from '#app/inspect/outgoing.ts';
import { siteMachine } from '#machines/site.machine.ts';

it('R18.40 names the actions and promises of the machines that ask something of the world', () => {
  const machines = Object.entries({
    site: siteMachine,
    ...(siteMachine.implementations.actors as Record<string, AnyStateMachine>),
  });
  const found = machines.flatMap(([actor, { implementations }]) =>
    Object.keys({ ...implementations.actors, ...implementations.actions })
      .filter((name) => outgoing(actor, name) !== undefined)
      .map((name) => `${actor} ${name}`),
  );
  expect(found.toSorted()).toEqual([
    'analytics closeGate',
    'analytics grantRecorder',
    'analytics loadTag',
    'analytics reload',
    'analytics startRecorder',
    'chat requestAnswer',
    'chatOverlay reload',
    'consentOverlay reload',
    'contactForm deliver',
    'newsletter deliver',
    'page reload',
    'site shutVendorsOut',
  ]);
});
