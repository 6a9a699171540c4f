import { expect } from 'vitest';
import { languageCodes, paths, UNKNOWN_PATH } from '#tests/catalogue.ts';
import { scenario } from './scenario.ts';

const addresses = [
  ...languageCodes.flatMap((code) => paths.map((path) => `/${code}${path}`)),
  '/about',
  UNKNOWN_PATH,
];

for (const address of addresses) {
  scenario(`R15.8, R16.9 ${address} comes to life, and scrolls only down`, async ({ visit }) => {
    await visit.open(address);
    const { scrollWidth, clientWidth } = await visit.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBe(clientWidth);
  });
}
