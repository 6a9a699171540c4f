import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { actorsOf } from '#app/wiring/createSite.ts';
import { analyticsMachine } from '#machines/analytics.machine.ts';
import { siteCases } from '#machines/site.cases.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { withSilentPorts } from './ports.ts';
import { at, startSite } from './siteRun.ts';

/** What no table says of the whole site. The random walks show what the behaviours do to each other. */

const DAY = 24 * 60 * 60 * 1_000;

/** A visit with deliveries and vendors. */
const startVisit = () => startSite({ isDelivering: true, hasVendors: true });

it('R16.8 a tab that sleeps for a day wakes up with every wait over, and one timer a behaviour', async () => {
  const { site, actors, clock, script } = startVisit();
  const { contactForm, chat } = actors;
  contactForm.send({ type: 'form.edit', name: 'name', value: 'Ada' });
  contactForm.send({ type: 'form.submit', language: 'en' });
  chat.send({ type: 'chat.type', text: 'Where are you?' });
  chat.send({ type: 'chat.send', language: 'en', at: 5 });
  site.send({ type: 'route.requested', address: at('home'), isLoaded: true });
  site.send({ type: 'route.changed', address: at('home') });
  clock.advance(DAY);
  const states = (['contactForm', 'chat', 'podcastPopup', 'versionBadge', 'backdrop'] as const).map(
    (id) => activeLeaves(actors[id].getSnapshot().value).join(' '),
  );
  expect(states).toEqual([
    'error',
    'panel.closed conversation.failed',
    'shown',
    'generating',
    'still',
  ]);
  expect(contactForm.getSnapshot().context.values).toEqual({ name: 'Ada' });
  // The hero has turned 24,685 words in 3.5 s each, and shows the next one for 200 ms of 2.7 s more.
  expect(clock.remaining().toSorted((one, other) => one - other)).toEqual([200]);
  expect(script.calls.filter((call) => call.startsWith('contactForm.deliver '))).toHaveLength(1);
  // Answers that come after the deadline change nothing.
  await script.settlePort('chat.requestAnswer', ({ resolve }) =>
    resolve({ text: 'In Luxembourg.', at: 6 }),
  );
  expect(chat.getSnapshot().context.messages.slice(1)).toMatchObject([
    { content: 'Where are you?' },
  ]);
});

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
