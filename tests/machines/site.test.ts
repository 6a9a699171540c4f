import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { actorsOf } from '#app/wiring/createSite.ts';
import { analyticsMachine } from '#machines/analytics.machine.ts';
import { siteCases } from '#machines/site.cases.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { withSilentPorts } from './ports.ts';
import { at, startSite } from './siteRun.ts';

/** What no table says of the whole site. The random walks show what the behaviours do to each other. */

/** A visit with deliveries and vendors. */
const startVisit = () => startSite({ isDelivering: true, hasVendors: true });

it('R17.4 runs each machine under its own name, but those of which there are two', () => {
  const others = Object.entries(startVisit().actors).flatMap(([id, actor]) => {
    const machine = actor.getSnapshot().machine.id;
    expect(actor.src).toBe(id);
    return machine === id ? [] : [[id, machine]];
  });
  expect(Object.fromEntries(others)).toEqual({
    servicesDropdown: 'dropdown',
    aboutDropdown: 'dropdown',
    chatOverlay: 'overlay',
    consentOverlay: 'overlay',
    contactForm: 'form',
    newsletter: 'form',
  });
});

it('R12.13, R16.8 shuts the vendors out when analytics fails, and goes on', () => {
  const calls: string[] = [];
  // XState warns of the facts that reach the stopped actor from then on.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sendClick = () => {
    throw new Error('broken');
  };
  const broken = withSilentPorts(
    siteMachine.provide({
      actors: { analytics: analyticsMachine.provide({ actions: { sendClick } }) },
      actions: {
        reportFailure: () => calls.push('reported'),
        shutVendorsOut: () => calls.push('shut out'),
      },
    }),
  );
  const input = siteCases.inputs['a first visit of home'];
  const site = createActor(broken, { input }).start();
  const click = { name: 'related_link_click', label: '/about -> /contact' } as const;
  site.send({ type: 'link.followed', click });
  expect(calls).toEqual(['reported', 'shut out']);
  site.send({ type: 'route.changed', address: at('home') });
  site.send({
    type: 'consent.changed',
    preferences: { necessary: true, analytics: false, marketing: false },
  });
  warn.mockRestore();
  expect(actorsOf(site).heroRotator.getSnapshot().value).toBe('showing');
  site.stop();
});
