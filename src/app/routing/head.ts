import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import { languages } from '#content/languages.ts';
import { routeOf } from '#content/routes.ts';
import { type Address, pathInLanguage } from './address.ts';
import { translatorOf } from './texts.ts';
import { NOT_FOUND } from './typedPath.ts';

/** The parts of the head that differ by page. Links are absolute; an unknown page has none. */
export type PageHead = {
  title: string;
  description: string;
  canonical?: string;
  alternates: { hreflang: string; href: string }[];
};

/** The head of a page. Its texts must be loaded, unless the page has failed. */
export function headOf(address: Address, hasFailed = false): PageHead {
  const { page, language } = address;
  const { t } = translatorOf(language);
  const told = (title: string, description: string): PageHead => ({
    title: `${title} · ${brand.name}`,
    description,
    alternates: [],
  });
  if (hasFailed) return told(t('failure.load.title'), t('failure.load.lead'));
  if (page === NOT_FOUND) return told(t('pages.notFound'), t('notFound.lead'));
  const absolute = (pathname: string) => settings.siteUrl + pathname;
  return {
    ...told(t('meta.title', { ns: page }), t('meta.description', { ns: page })),
    canonical: absolute(pathInLanguage(address, language)),
    alternates: [
      ...languages.map(({ code }) => ({
        hreflang: code,
        href: absolute(pathInLanguage(address, code)),
      })),
      { hreflang: 'x-default', href: absolute(routeOf(page)) },
    ],
  };
}

/** Replaces the head of the document with that of a page. */
export function applyHead(document: Document, address: Address, hasFailed = false): void {
  const { title, description, canonical, alternates } = headOf(address, hasFailed);
  const { head, documentElement } = document;
  document.title = title;
  documentElement.lang = address.language;
  head.querySelector('meta[name=description]')?.setAttribute('content', description);
  // Social tags and structured data are about the page that was prerendered. Programs that keep pages read them.
  const stale =
    'link[rel=canonical], link[rel=alternate], meta[property], [type="application/ld+json"]';
  for (const element of document.querySelectorAll(stale)) element.remove();
  const link = (attributes: Record<string, string>) => {
    const element = document.createElement('link');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    head.append(element);
  };
  if (canonical) link({ rel: 'canonical', href: canonical });
  for (const alternate of alternates) link({ rel: 'alternate', ...alternate });
}
