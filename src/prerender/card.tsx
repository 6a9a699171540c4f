import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Address } from '#app/routing/address.ts';
import { translatorOf } from '#app/routing/texts.ts';
import { NOT_FOUND } from '#app/routing/typedPath.ts';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import { cardPictures } from '#content/cardPictures.ts';
import type { PageId } from '#content/pageIds.ts';
import { light } from '#views/basics/tokens.ts';
import { Picture } from '#views/parts/Picture.tsx';
import { unbound } from './unbound.ts';

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

/**
 * Returns a page's picture as a self-contained SVG in a data URL. The light colours replace the
 * custom properties, which are undefined outside the page.
 */
function toImageSource(page: PageId): string {
  const markup = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="600" height="400">
      <title>{page}</title>
      <Picture picture={{ ...cardPictures[page], frame: undefined }} />
    </svg>,
  );
  const svg = Object.entries(light).reduce(
    (text, [token, colour]) => text.replaceAll(`var(${token})`, colour),
    markup,
  );
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

/** Returns the card of a page in the language of the address, or undefined for the 404 page. */
export function cardOf({ page, language }: Address): Card | undefined {
  if (page === NOT_FOUND) return undefined;
  const { t } = translatorOf(language);
  const title = unbound(t('hero.title', { ns: page }));
  const label = page === 'home' ? t('footer.claim') : t(`pages.${page}`);
  return {
    path: `/cards/${language}/${page}.png`,
    alt: title,
    element: (
      <div
        lang={language}
        style={{
          display: 'flex',
          position: 'relative',
          width: '100%',
          height: '100%',
          background: light['--paper'],
          color: light['--ink'],
          fontFamily: 'Figtree',
        }}
      >
        <img
          src={toImageSource(page)}
          alt=""
          width={600}
          height={400}
          style={{ position: 'absolute', top: 115, right: -20 }}
        />
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            width: 660,
            padding: '72px 44px 72px 72px',
          }}
        >
          <div style={{ display: 'flex', fontSize: 30, color: light['--signal-text'] }}>
            {label}
          </div>
          <div
            style={{
              display: 'flex',
              fontFamily: 'Bricolage Grotesque',
              fontSize: 64,
              lineHeight: 1.02,
              letterSpacing: '-0.035em',
              textWrap: 'balance',
            }}
          >
            {title}
          </div>
          <div style={{ display: 'flex', alignItems: 'center' }}>
            <div
              style={{
                display: 'flex',
                fontFamily: 'Bricolage Grotesque',
                fontSize: 40,
                letterSpacing: '-0.03em',
              }}
            >
              {brand.name}
            </div>
            <div
              style={{
                width: 17,
                height: 17,
                marginLeft: 15,
                borderRadius: 9,
                background: light['--signal'],
              }}
            />
            <div style={{ display: 'flex', marginLeft: 28, fontSize: 26, color: light['--muted'] }}>
              {new URL(settings.siteUrl).host}
            </div>
          </div>
        </div>
      </div>
    ),
  };
}
