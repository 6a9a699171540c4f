import { allPaths, UNKNOWN_PATH } from '#tests/catalogue.ts';
import { findViolations } from './axe.ts';
import { findDivisible, findEdgeless, findHiddenLines, findPale, findReach } from './legibility.ts';
import { expect, PHONE, type SitePage, test } from './sitePage.ts';

const colorSchemes = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages whose drawings have texts. In forced colours, all pages have the same few colours. */
const charting = ['/', '/community', '/institute', '/partnership'];

/** WCAG 2.4.13, 1.4.11: the least contrast of a focus ring with what is around it. */
const RING_CONTRAST = 3;

/** Finds controls whose focus ring is missing or hardly differs from the ground that it is drawn on. */
function findWeakRings(least: number): string[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser cannot paint');
  /** The colour of a pixel that all these colours were painted on, one over the other. */
  const paint = (colours: string[]) => {
    for (const colour of colours) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    return context.getImageData(0, 0, 1, 1).data;
  };
  const luminance = (colours: string[]) => {
    const [red = 0, green = 0, blue = 0] = [...paint(colours)].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The backgrounds of an element and what it is in, the farthest first. */
  const grounds = (element: Element | null): string[] =>
    element
      ? [...grounds(element.parentElement), getComputedStyle(element).backgroundColor]
      : ['#fff'];

  const modal = document.querySelector(':modal');
  const isReachable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && (!modal || modal.contains(element));
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [role=log]')]
    .filter((element) => isReachable(element) && !element.matches(':disabled, [tabindex="-1"]'))
    .flatMap((element) => {
      element.focus({ preventScroll: true });
      const { outlineColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const isInside = Number.parseFloat(outlineOffset) < 0;
      const around = grounds(isInside ? element : element.parentElement);
      const [one, other] = [luminance(around), luminance([...around, outlineColor])];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const isClear =
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && ratio >= least;
      return isClear ? [] : [`${element.textContent || element.outerHTML}: ${ratio.toFixed(1)}`];
    });
}

/** The weak rings on the page, for a visitor with a keyboard: others see none. */
async function weakRings(site: SitePage): Promise<string[]> {
  await site.key('Tab');
  return site.inPage(findWeakRings, RING_CONTRAST);
}

/** A page prints without layers and controls, in dark ink, with its pictures, and links with their addresses. */
async function seePrinted(site: SitePage): Promise<void> {
  const { page } = site;
  for (const id of ['header', 'backdrop', 'chat']) await expect(site.machine(id)).toBeHidden();
  await expect(page.locator(':is(form, main) :is(button, input):visible')).toHaveCount(0);
  for (const find of [findPale, findDivisible, findReach])
    expect(await page.evaluate(find)).toEqual([]);
  const link = page.locator('main a[href^="/en/"]:visible').first();
  if ((await link.count()) === 0) return;
  const { content, gap } = await link.evaluate((element) => {
    const address = getComputedStyle(element, '::after');
    return { content: address.content, gap: Number.parseFloat(address.marginInlineStart) };
  });
  expect(content).toContain((await link.getAttribute('href')) ?? 'no address');
  // A space is as narrow as the small type of the address.
  expect(gap).toBeGreaterThanOrEqual(4);
}

for (const path of allPaths) {
  test(`R15.1, R15.18, R15.19, R15.20 /en${path} shows all that it has, in either scheme, on a desktop and on a phone, in print and in forced colours`, async ({
    site,
    page,
  }) => {
    await site.open(`/en${path}`);
    expect(await findViolations(page)).toEqual([]);
    expect(await weakRings(site)).toEqual([]);
    await site.emulate({ forcedColors: 'active' });
    if (charting.includes(path))
      expect(await findViolations(page, { rules: 'colours' })).toEqual([]);
    expect(await site.inPage(findEdgeless)).toEqual([]);
    expect(await site.inPage(findHiddenLines)).toEqual([]);
    await expect(site.machine('backdrop')).toBeHidden();
    // A page prints in ink on paper in the dark scheme, too.
    await site.emulate({ colorScheme: 'dark', forcedColors: 'none', media: 'print' });
    if (path !== UNKNOWN_PATH) await seePrinted(site);
    await site.emulate({ media: 'screen' });
    await site.resize(PHONE);
    expect(await findViolations(page)).toEqual([]);
    expect(await weakRings(site)).toEqual([]);
  });
}

test('R15.20 the focus ring shows in every layer, in either scheme', async ({ site }) => {
  const seeRings = async () => {
    for (const colorScheme of colorSchemes) {
      await site.emulate({ colorScheme });
      expect(await weakRings(site), colorScheme).toEqual([]);
    }
  };
  await site.open('/en/');
  await site.press('Cookie settings');
  await expect(site.page.getByRole('dialog')).toBeVisible();
  await seeRings();
  await site.press('Cancel');
  await site.press('Chat assistant');
  await expect(site.button('Send')).toBeVisible();
  await seeRings();
  await site.resize(PHONE);
  await site.press('Close chat');
  await site.press('Menu');
  await site.see('mobileMenu', 'open');
  await seeRings();
});

for (const colorScheme of colorSchemes) {
  test(`R15.19 controls and their states show with forced colours in ${colorScheme} windows`, async ({
    site,
  }) => {
    await site.emulate({ colorScheme, forcedColors: 'active' });
    await site.open('/en/services');
    const paper = await site
      .find('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    await expect(site.button('Chat assistant')).not.toHaveCSS('background-color', paper);
    await expect(site.languageLink('en')).toHaveCSS('text-decoration-line', 'underline');
    await expect(site.languageLink('fr')).toHaveCSS('text-decoration-line', 'none');
    const links = site.page.getByRole('contentinfo').getByRole('navigation');
    const invisible = 'rgba(0, 0, 0, 0)';
    const line = (name: string) => links.getByRole('link', { name, exact: true });
    await expect(line('Services')).not.toHaveCSS('text-decoration-color', invisible);
    await expect(line('Studio')).toHaveCSS('text-decoration-color', invisible);

    const email = site.field('Email address');
    await email.fill('nobody');
    await email.blur();
    await expect(email).toHaveCSS('box-shadow', /0px -3px .* inset/);

    await site.press('Cookie settings');
    const stylesOf = (name: string) =>
      site.page.getByRole('switch', { name }).evaluate((element) => {
        const { backgroundColor: track } = getComputedStyle(element);
        const { backgroundColor: knob, transform } = getComputedStyle(element, '::before');
        return { track, knob, transform };
      });
    const on = await stylesOf('Necessary');
    const off = await stylesOf('Analytics');
    expect(on.track).not.toBe(on.knob);
    expect(off.track).not.toBe(off.knob);
    expect(on.track).not.toBe(off.track);
    expect(on.transform).not.toBe(off.transform);
    await site.press('Cancel');

    await site.press('Chat assistant');
    const send = site.button('Send');
    await expect(send).toBeDisabled();
    const ink = await site.heading.evaluate((element) => getComputedStyle(element).color);
    await expect(send).not.toHaveCSS('color', ink);
    await expect(send).toHaveCSS('opacity', '1');
  });
}
