import { NARROW } from '#tests/visitor/tab.ts';
import { scenario } from './scenario.ts';

const layers = [
  { layer: 'preferences', opener: 'Cookie settings', size: undefined },
  { layer: 'preferences on a phone', opener: 'Cookie settings', size: NARROW },
  { layer: 'chat', opener: 'Chat assistant', size: NARROW },
  { layer: 'menu', opener: 'Menu', size: NARROW },
] as const;

scenario(
  'R15.35 a wheel moves the page over the cookie banner',
  async ({ visitor, visitor: { page } }) => {
    await visitor.open('/en/about');
    await visitor.see('consent', 'banner');
    await page.mouse.move(NARROW.width / 2, NARROW.height - 40);
    await page.mouse.wheel(0, 300);
    await visitor.until(() => scrollY > 100);
  },
  { engines: ['Chromium'], size: NARROW, hasChosen: false },
);

for (const { layer, opener, size } of layers) {
  scenario(
    `R15.35 keys move nothing behind the ${layer}`,
    async ({ visitor }) => {
      await visitor.open('/en/about');
      await visitor.scrollTo(300);
      await visitor.inPage((name) => {
        const controls = [...document.querySelectorAll('button')];
        const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? '';
        const control = controls.find((one) => nameOf(one) === name && one.checkVisibility());
        control?.focus({ preventScroll: true });
      }, opener);
      await visitor.key('Enter');
      await visitor.until(() => document.querySelector('dialog:modal') !== null);
      const place = await visitor.inPage(() => scrollY);
      // The end of the layer is reached, and the keys go on.
      await visitor.inPage(() => {
        const within = document.querySelector('dialog:modal') as HTMLElement;
        for (const it of [within, ...within.querySelectorAll('*')]) it.scrollTop = 1e6;
        within.querySelector('h2, a')?.setAttribute('tabindex', '-1');
        within.querySelector<HTMLElement>('h2, a')?.focus({ preventScroll: true });
      });
      for (let press = 0; press < 5; press += 1) await visitor.key('ArrowDown');
      await visitor.inPage(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await visitor.seeScrolled(place);
      await visitor.key('Escape');
      await visitor.until(() => !document.querySelector('dialog:modal'));
      await visitor.seeScrolled(place);
      await visitor.key('ArrowDown');
      await visitor.until((top) => scrollY > top, place);
    },
    { size },
  );

  scenario(
    `R15.35 neither a wheel nor a finger moves what is behind the ${layer}`,
    async ({ visitor, visitor: { page } }) => {
      await visitor.open('/en/about');
      await visitor.scrollTo(300);
      await visitor.press(opener);
      await visitor.until(() => document.querySelector('dialog:modal') !== null);
      const place = await visitor.inPage(() => scrollY);
      const { width, height } = page.viewportSize() ?? NARROW;
      const devTools = await page.context().newCDPSession(page);
      for (const [x, y] of [
        [width / 2, height / 2],
        [8, 8],
      ] as const) {
        for (const gestureSourceType of ['mouse', 'touch'] as const) {
          for (const yDistance of [-3_000, 3_000]) {
            await devTools.send('Input.synthesizeScrollGesture', {
              x,
              y,
              yDistance,
              speed: 10_000,
              gestureSourceType,
            });
          }
        }
      }
      await visitor.seeScrolled(place);
    },
    { engines: ['Chromium'], size },
  );
}
