import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { expect, it } from 'vitest';
import type { Actor } from 'xstate';
import { actorsOf, createSite } from '#app/wiring/createSite.ts';
import type { World } from '#app/wiring/world.ts';
import type { siteMachine } from '#machines/site.machine.ts';

const nothing = { read: () => null, write: () => false, remove: () => false };

const world: World = {
  session: nothing,
  local: nothing,
  language: { preferred: 'en', isStored: false },
  now: () => 7,
  entryUrl: '/assets/index.js',
  reload: () => {},
  report: () => {},
};

const home = { page: 'home', language: 'en', prefix: '', path: '/', key: '' } as const;

it('R17.8 has a snapshot of every behaviour before it starts, without timers or requests', () => {
  const site = createSite(home, world);
  for (const actor of Object.values(actorsOf(site))) {
    expect(actor.getSnapshot().status).toBe('active');
  }
  expect(site.system.getSnapshot()._scheduledEvents).toEqual({});
});

it('learns from the session that the podcast popup was shown', () => {
  const read = (key: string) => (key === 'interpunct-podcast-popup' ? 'shown' : null);
  const site = createSite(home, { ...world, session: { ...nothing, read } });
  expect(actorsOf(site).podcastPopup.getSnapshot().context.wasShown).toBe(true);
});

it('R17.13 takes a clock, an observer and a snapshot, and names its actors in the system', () => {
  const clock = new VirtualClock();
  const seen: string[] = [];
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
