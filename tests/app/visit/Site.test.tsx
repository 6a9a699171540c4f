// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { parseAddress } from '#app/routing/address.ts';
import { keyOfEntry } from '#app/routing/entries.ts';
import { loadPage } from '#app/routing/pageLoader.ts';
import { addTexts } from '#app/routing/texts.ts';
import { Site } from '#app/visit/Site.tsx';
import { createScrollMemory } from '#app/visit/scrollMemory.ts';
import { actorsOf, type SiteActors } from '#app/wiring/createSite.ts';
import { siteCases } from '#machines/site.cases.ts';
import { type SiteActor, siteMachine } from '#machines/site.machine.ts';
import { webStore } from '#ports/storage.ts';
import { createScript, withScriptedPorts } from '#tests/machines/scriptedPorts.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const complain = vi.spyOn(console, 'error').mockImplementation(() => {});

const texts = import.meta.glob<{ default: object }>('../../../src/locales/en/*.json', {
  eager: true,
});

beforeAll(async () => {
  vi.stubGlobal('Path2D', class {});
  Object.assign(Element.prototype, { scrollTo: () => {} });
  // happy-dom would give the surface of a canvas away for one whose contexts throw.
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: undefined });
  for (const [path, { default: namespace }] of Object.entries(texts)) {
    const [name = ''] = path.split('/').slice(-1);
    addTexts('en', name.replace('.json', ''), namespace as never);
  }
  await loadPage(parseAddress('/contact', 'en'));
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** An error that no state of an actor expects: it fails, as where a guard throws. */
const fault = { type: 'xstate.error.actor.nobody', error: new Error('broken on purpose') };

function openSite(path: string) {
  history.replaceState(null, '', path);
  const script = createScript();
  const site = createActor(withScriptedPorts(siteMachine, script), {
    input: {
      ...siteCases.inputs['a first visit of home'],
      entry: { ...parseAddress(path, 'en'), key: keyOfEntry() },
    },
  }) as SiteActor;
  render(<Site site={site} scrollMemory={createScrollMemory(webStore(() => sessionStorage))} />);
  act(() => void site.start());
  const fail = (actor: AnyActorRef) => act(() => actor.send(fault));
  return { site, script, actors: actorsOf(site), fail };
}

const button = (name: RegExp) => screen.queryByRole('button', { name });
const ids = Object.keys(siteMachine.implementations.actors) as (keyof SiteActors)[];

it.each(ids)('R16.23 keeps the page, the header and the footer where %s fails', (id) => {
  const { site, script, actors, fail } = openSite('/contact');
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  fail(actors[id]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByRole('banner').querySelectorAll('a').length).toBeGreaterThan(5);
  expect(screen.getByRole('contentinfo').querySelectorAll('a').length).toBeGreaterThan(5);
  expect(complain).not.toHaveBeenCalled();
  expect(script.calls.filter((call) => call.startsWith('reportFailure '))).toHaveLength(1);
  site.stop();
});

it('R16.23 takes away what would do nothing, and says that a form cannot send', () => {
  const { site, actors, fail } = openSite('/contact');
  const field = () => screen.getByRole('textbox', { name: 'Message' }) as HTMLTextAreaElement;
  act(() => actors.contactForm.send({ type: 'form.edit', name: 'message', value: 'Hello' }));
  expect([button(/^Chat/), button(/^Cookie/)]).not.toContain(null);
  for (const id of ['chat', 'consent', 'contactForm'] as const) fail(actors[id]);
  expect([button(/^Chat/), button(/^Cookie/)]).toEqual([null, null]);
  expect(screen.getByRole('alert').textContent).toMatch(/error sending your message/);
  expect(button(/^Send message/)?.getAttribute('aria-disabled')).toBe('true');
  expect(field().value).toBe('Hello');
  expect(field().readOnly).toBe(true);
  site.stop();
});

it.each(['page', 'site'] as const)('R16.23 loads documents where the %s fails', (id) => {
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { site, actors, fail } = openSite('/contact');
  fail(id === 'site' ? site : actors.page);
  const [link] = screen.getAllByRole('link', { name: 'Studio' });
  act(() => void link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  expect(follow.mock.contexts.map((anchor) => (anchor as HTMLAnchorElement).pathname)).toEqual([
    '/studio',
  ]);
  expect(location.pathname).toBe('/contact');
  history.replaceState(null, '', '/about');
  expect(reload).toHaveBeenCalled();
  follow.mockRestore();
  reload.mockRestore();
  site.stop();
});

it('writes nothing else to the console', () => {
  expect(warn).not.toHaveBeenCalled();
});
