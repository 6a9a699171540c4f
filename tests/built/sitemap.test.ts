import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { alternatesOf, only, pages, read, SITE } from './builtFiles.ts';

const sitemap = read('sitemap.xml');

/** The schema of sitemaps leaves other namespaces open. This one covers the element used here. */
const xhtmlLink = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
    targetNamespace="http://www.w3.org/1999/xhtml" elementFormDefault="qualified">
  <xs:element name="link">
    <xs:complexType>
      <xs:attribute name="rel" use="required" fixed="alternate"/>
      <xs:attribute name="hreflang" use="required" type="xs:string"/>
      <xs:attribute name="href" use="required" type="xs:anyURI"/>
    </xs:complexType>
  </xs:element>
</xs:schema>`;

const both = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml.xsd"/>
</xs:schema>`;

const isValid = async (contents: string) => {
  const { valid } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [{ fileName: 'both.xsd', contents: both }],
    preload: [
      {
        fileName: 'sitemap.xsd',
        contents: readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8'),
      },
      { fileName: 'xhtml.xsd', contents: xhtmlLink },
    ],
  });
  return valid;
};

it('R13.6 the sitemap matches its schema', async () => {
  expect(await isValid(sitemap)).toBe(true);
  expect(await isValid(sitemap.replace('<loc>', '<location>'))).toBe(false);
  expect(await isValid(sitemap.replace('hreflang=', 'language='))).toBe(false);
});

it('R13.6 the sitemap lists each canonical address once, with the alternates of its page', () => {
  const document = new new Window().DOMParser().parseFromString(sitemap, 'text/xml');
  const entries = [...document.querySelectorAll('url')].map((url) => [
    url.querySelector('loc')?.textContent,
    Object.fromEntries(
      [...url.querySelectorAll('[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
  ]);
  const expected = pages
    .filter(({ prefix }) => prefix)
    .map((page) => [
      only(page.document, 'link[rel=canonical]', 'href'),
      alternatesOf(page.document),
    ]);
  expect(entries).toHaveLength(39);
  expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(expected));
});

it('R13.6 robots.txt allows every crawler, and names the sitemap', () => {
  const lines = read('robots.txt').split('\n').filter(Boolean);
  for (const line of lines) expect(line).toMatch(/^(User-agent|Allow|Disallow|Sitemap): \S+$/);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${SITE}/sitemap.xml`]);
});
