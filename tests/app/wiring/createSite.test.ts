import { expect, it } from 'vitest';
import type { Actor } from 'xstate';
import { actorsOf, createSite, provideSite } from '#app/wiring/createSite.ts';
import type { World } from '#app/wiring/world.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { portsOf } from '#tests/machines/ports.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';

const nothing = { read: () => null, write: () => false, remove: () => false };

const world: World = {
  session: nothing,
  local: nothing,
  language: { preferred: 'en', isStored: false },
  now: () => 0,
  entryUrl: '/assets/index.js',
  reload: () => {},
  report: () => {},
};

it('R17.7 provides every port of every machine', () => {
  expect(portsOf(siteMachine)).toContain('chat.requestAnswer');
  expect(portsOf(provideSite(world))).toEqual([]);
});

it('R17.8 has a snapshot of every behaviour before it starts, without timers or requests', () => {
  const site = createSite({ page: 'home', language: 'en', prefix: '', path: '/', key: '' }, world);
  const states = Object.entries(actorsOf(site)).map(([id, actor]) => [
    id,
    activeLeaves(actor.getSnapshot().value).join(' '),
  ]);
  expect(Object.fromEntries(states)).toEqual({
    header: 'transparent',
    servicesDropdown: 'closed',
    aboutDropdown: 'closed',
    mobileMenu: 'closed',
    page: 'shown',
    language: 'detected',
    breadcrumbs: 'absent',
    versionBadge: 'loading',
    heroRotator: 'idle',
    podcastPopup: 'idle',
    analytics: 'queueing',
    backdrop: 'absent',
    drawing: 'still.held',
    embed: 'posters',
    wave: 'resting',
    nameplate: 'blank',
    chat: 'panel.closed conversation.ready',
    chatLog: 'following',
    chatOverlay: 'absent',
    consent: 'reading.silent',
    consentOverlay: 'absent',
    contactForm: 'idle',
    newsletter: 'idle',
  });
  expect(site.system.getSnapshot()._scheduledEvents).toEqual({});
});

it('R17.13 takes a clock, an observer and a snapshot, and names its actors in the system', () => {
  const clock = new VirtualClock();
  const seen: string[] = [];
  const home = { page: 'home', language: 'en', prefix: '', path: '/', key: '' } as const;
  const inspect = ({ type }: { type: string }) => seen.push(type);
  const options = { clock, inspect };
  const site = createSite(home, world, options);
  const actors = actorsOf(site);
  expect((site as Actor<typeof siteMachine>).clock).toBe(clock);
  expect(site.system.getAll()).toEqual({ site, ...actors });
  actors.chat.send({ type: 'chat.type', text: 'Hello' });
  expect(seen).toContain('@xstate.actor');
  site.stop();

  const snapshot = site.getPersistedSnapshot();
  const next = createSite({ ...home, path: '/en/' }, world, { snapshot });
  expect(next.getSnapshot().context.entry).toEqual(home);
});
