import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { rehearse } from '#app/start/rehearsal.tsx';
import { siteMachine } from '#machines/site.machine.ts';
import type { PageComponent } from '#views/basics/pageComponent.ts';
import { useShown } from '#views/basics/visit.ts';

const stage = vi.hoisted(() => ({ Page: (() => null) as PageComponent }));
vi.mock('#app/pages/pageLoader.ts', () => ({ componentOf: () => stage.Page }));

const address = { page: 'home', language: 'en', prefix: '/en', path: '/en/' };
const site = createActor(siteMachine, {
  input: {
    entry: address,
    heroWordCount: 2,
    wasPodcastPopupShown: false,
    honeypot: 'reference',
    now: () => 0,
    isContactDelivered: false,
    isNewsletterDelivered: false,
  },
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a rehearsal', () => {
  it('renders the page among what pages find around them, and takes it away', async () => {
    const events: string[] = [];
    stage.Page = () => {
      const { path } = useShown();
      useEffect(() => {
        events.push(`mounted beside ${path}`);
        return () => {
          events.push('unmounted');
        };
      }, [path]);
      return <h1>Elsewhere</h1>;
    };
    const before = document.body.innerHTML;
    await rehearse(site, 'about');
    expect(events).toEqual(['mounted beside /en/', 'unmounted']);
    expect(document.body.innerHTML).toBe(before);
  });

  it('keeps quiet about a page that throws', async () => {
    const complaint = vi.spyOn(console, 'error');
    stage.Page = () => {
      throw new Error('broken');
    };
    await rehearse(site, 'about');
    expect(complaint).not.toHaveBeenCalled();
  });
});
