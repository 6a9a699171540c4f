import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { DesignPage } from '#app/design/DesignPage.tsx';
import { renderSpecimen, specimens } from '#app/design/specimens.tsx';
import { parseAddress } from '#app/pages/address.ts';
import { VisitScope } from '#app/visit/VisitScope.tsx';
import { createSite } from '#app/wiring/createSite.ts';

const nothing = { read: () => null, write: () => false, remove: () => false };

const site = createSite(parseAddress('/en/contact', 'en'), {
  session: nothing,
  local: nothing,
  language: { preferred: 'en', isStored: true },
  now: () => 0,
  entryUrl: '',
  reload: () => {},
  report: () => {},
});

/** A canvas that paints in black and white. */
const canvas = {
  fillStyle: '',
  fillRect: () => {},
  getImageData() {
    return { data: Array(3).fill(this.fillStyle === 'black' ? 0 : 255) };
  },
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('R15.26 the design page shows the tokens with their contrasts, the pictures and the specimens', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as never);
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    getPropertyValue: (name: string) => (name === '--ink' ? 'black' : 'white'),
  } as CSSStyleDeclaration);
  // Each specimen is a document of its own. Outside of the document, none is loaded.
  const container = document.createElement('div');
  render(
    <VisitScope site={site}>
      <DesignPage />
    </VisitScope>,
    { container },
  );
  const headings = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Colours, in the scheme of the window',
    'Colours, in the other scheme',
    'Type',
    'Spaces',
    'Radii',
    'Shadows',
    'Motion',
    'Pictures',
    'Controls and layers in their states',
  ]);
  const entries = [...container.querySelectorAll('div')].map(({ textContent }) => textContent);
  expect(entries.filter((text) => text.startsWith('--ink21.00 on --paper'))).toHaveLength(2);
  expect(entries.filter((text) => text.startsWith('--muted1.00 on --paper'))).toHaveLength(2);
  for (const token of ['--head-6', '--gap-2', '--radius-card', '--shadow-layer', '--slow']) {
    expect(container.textContent).toContain(token);
  }
  expect(container.querySelectorAll('svg').length).toBeGreaterThan(40);
  const shown = [...container.querySelectorAll('iframe')].map(({ title }) => title);
  expect(shown).toEqual(
    expect.arrayContaining(['Form: error', 'Consent: customizing', 'Chat: failed', 'Loading bar']),
  );
});

const markupOf = (id: string) =>
  renderToStaticMarkup(<VisitScope site={site}>{renderSpecimen(id, site)}</VisitScope>);

it.each(Object.keys(specimens))('R15.26 the specimen %s of the design page renders', (id) => {
  expect(markupOf(id)).not.toBe('');
});

it('R15.26 the specimens show their states', () => {
  expect(markupOf('chatReady')).toContain('When is the next event?');
  expect(markupOf('chatReady')).toContain('On 4 February, in Rumelange.');
  for (const id of ['chatFailed', 'formError']) expect(markupOf(id)).toContain('role="alert"');
  expect(markupOf('formSuccess')).toContain('role="status"');
  expect(markupOf('badgeOpen')).toContain('aria-expanded="true"');
});
