// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { parseAddress } from '#app/routing/address.ts';
import { translatorOf } from '#app/routing/texts.ts';
import { ScreenProvider, type Visit, VisitProvider } from '#views/basics/visit.ts';
import { RelatedLinks } from '#views/parts/sections/RelatedLinks.tsx';

it('R2.11 shows three links, those with the lowest priority numbers first', () => {
  const shown = { ...parseAddress('/about', 'en'), key: '' };
  render(
    <I18nextProvider i18n={translatorOf('en')}>
      <ScreenProvider value={{ shown, hasFailed: false }}>
        <VisitProvider value={{} as Visit}>
          <RelatedLinks
            page="about"
            category="company"
            links={[
              { to: 'podcast', priority: 3, category: 'content' },
              { to: 'studio', priority: 2, category: 'production' },
              { to: 'ventures', priority: 3, category: 'investment' },
              { to: 'mission', priority: 1, category: 'company' },
            ]}
          />
        </VisitProvider>
      </ScreenProvider>
    </I18nextProvider>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/mission', '/studio', '/podcast']);
});
