import type { ReactElement } from 'react';
import type { Address } from '#app/routing/address.ts';
import { translatorOf } from '#app/routing/texts.ts';
import { NOT_FOUND } from '#app/routing/typedPath.ts';
import { brand } from '#content/brand.ts';
import { fixedColours, light } from '#views/basics/tokens.ts';

/** In px. Social networks expect a ratio of 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The preview that appears where a link to a page is shared. */
export type Card = {
  /** Path of the image. It contains no hash, so that links shared long ago keep their preview. */
  path: string;
  /** Alternative text: the headline of the page. */
  alt: string;
  /** The layout, for Satori. It supports inline styles only, and no layout but flexbox. */
  element: ReactElement;
};

/** Returns the card of a page in the language of the address, or undefined for the 404 page. */
export function cardOf({ page, language }: Address): Card | undefined {
  if (page === NOT_FOUND) return undefined;
  const { t } = translatorOf(language);
  const title = t('hero.title', { ns: page });
  const label = page === 'home' ? t('footer.claim') : t(`pages.${page}`);
  return {
    path: `/cards/${language}/${page}.png`,
    alt: title,
    element: (
      <div
        lang={language}
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          height: '100%',
          padding: 72,
          background: light['--paper'],
          color: light['--ink'],
          fontFamily: 'Bricolage Grotesque',
        }}
      >
        <div
          style={{
            display: 'flex',
            fontSize: 92,
            lineHeight: 1,
            letterSpacing: '-0.035em',
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        <div
          style={{ display: 'flex', alignItems: 'center', fontSize: 40, letterSpacing: '-0.03em' }}
        >
          {brand.name}
          <div
            style={{
              width: 26,
              height: 26,
              margin: '6px 14px 0',
              borderRadius: 13,
              background: fixedColours['--signal'],
            }}
          />
          {label}
        </div>
      </div>
    ),
  };
}
