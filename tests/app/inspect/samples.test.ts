import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import {
  addresses,
  isTyped,
  type Results,
  results,
  type Samples,
  samples,
} from '#app/inspect/samples.ts';
import { parseAddress } from '#app/pages/address.ts';
import { nodesOf } from '#inspector/charts/describeChart.ts';
import { siteMachine } from '#machines/site.machine.ts';

const behaviours = Object.entries(siteMachine.implementations.actors).filter(
  (entry): entry is [string, AnyStateMachine] => entry[1] instanceof StateMachine,
);

const machines = [siteMachine as AnyStateMachine, ...behaviours.map(([, machine]) => machine)];

describe('the samples of the site', () => {
  it('R18.23 are of events that some chart knows', () => {
    const known = machines.flatMap(({ events }) => events as string[]);
    for (const [type, cases] of Object.entries(samples)) {
      expect(known).toContain(type);
      for (const { event } of cases) expect(event.type).toBe(type);
    }
  });

  it('R18.23 have one name a case', () => {
    for (const cases of Object.values(samples)) {
      const names = cases.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('R18.23 give every promise an output and an error', () => {
    const invoked = machines
      .flatMap(({ root }) => nodesOf(root))
      .flatMap(({ invoke }) => invoke.map(({ id }) => id))
      .filter((id) => !behaviours.some(([name]) => name === id));
    expect(Object.keys(results).toSorted()).toEqual([...new Set(invoked)].toSorted());
    for (const { outputs, errors } of Object.values(results)) {
      expect([outputs.length, errors.length]).not.toContain(0);
    }
  });

  it('R18.23 are known to the type checker, which refuses an event or a promise without one', () => {
    const { 'chat.type': typed, ...events } = samples;
    // @ts-expect-error: an event lacks its cases.
    const lessEvents: Samples = events;
    const { requestAnswer, ...promises } = results;
    // @ts-expect-error: a promise lacks its output and its error.
    const lessPromises: Results = promises;
    expect([typed, requestAnswer, lessEvents, lessPromises]).not.toContain(undefined);
  });

  it('R18.23 name a page for every view that is not on all of them', () => {
    expect(addresses).toEqual({
      heroRotator: '/',
      podcastPopup: '/',
      breadcrumbs: '/about',
      contactForm: '/contact',
      embed: '/podcast',
      wave: '/studio',
      nameplate: '/partnership',
    });
  });

  it('R18.23 name pages that exist', () => {
    for (const address of Object.values(addresses)) {
      expect(parseAddress(address, 'en').page).not.toBe('404');
    }
  });

  it.each([
    ['chat', ['context', 'draft']],
    ['chat', ['context', 'messages', '1', 'content']],
    ['chat', ['event', 'text']],
    ['chat', ['input', 'messages', '1', 'content']],
    ['chat', ['output', 'text']],
    ['contactForm', ['context', 'values', 'email']],
    ['contactForm', ['event', 'value']],
    ['newsletter', ['event', 'values', 'email']],
    ['newsletter', ['input', 'values', 'email']],
    ['nameplate', ['context', 'name']],
    ['nameplate', ['event', 'name']],
  ])('R18.25 count as typed in %s: %s', (actor, path) => {
    expect(isTyped(actor, path)).toBe(true);
  });

  it.each([
    ['chat', ['context', 'language']],
    ['chat', ['context', 'messages', '1', 'role']],
    ['contactForm', ['event', 'name']],
    ['contactForm', ['context', 'honeypot']],
    ['page', ['context', 'shown', 'path']],
  ])('R18.25 do not count as typed in %s: %s', (actor, path) => {
    expect(isTyped(actor, path)).toBe(false);
  });
});
