import { NARROW } from '#tests/visitor/tab.ts';
import { scenario, type World } from './scenario.ts';

/** How blockers hide what they take for a notice. */
const ways = [
  'display: none',
  'visibility: hidden',
  'opacity: 0',
  'width: 0; height: 0; min-height: 0; padding: 0; border: 0; overflow: hidden',
  'inset: auto auto 0 -200vw',
  'transform: scale(0)',
  'clip-path: inset(50%)',
  'pointer-events: none',
].map((way) => way.replaceAll(/;|$/g, ' !important;'));

/** The styles of a visitor are there before the page, and nothing in it outdoes them. */
const followStyles = () => {
  const tell = (records: MutationRecord[]) => {
    const hasOpened = records.some(({ oldValue }) => oldValue === null);
    if (hasOpened) document.documentElement.setAttribute('data-opened', '');
  };
  const options = { subtree: true, attributeFilter: ['open'], attributeOldValue: true };
  new MutationObserver(tell).observe(document, options);
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  addEventListener('hide', (event) => sheet.replaceSync((event as CustomEvent<string>).detail));
};

const hide = ({ visitor }: World, rule: string) =>
  visitor.inPage((detail) => {
    dispatchEvent(new CustomEvent('hide', { detail }));
  }, rule);

/** Nothing is modal: the page can be pressed. */
const seeFree = async ({ visitor }: World) => {
  await visitor.until(() => !document.querySelector('dialog:modal'));
  await visitor.inPage(() => document.querySelector('main')?.removeAttribute('data-pressed'));
  await visitor.inPage(() =>
    document
      .querySelector('main')
      ?.addEventListener('click', ({ currentTarget }) =>
        (currentTarget as Element).setAttribute('data-pressed', ''),
      ),
  );
  await visitor.pressAt('main h1');
  await visitor.until(() => document.querySelector('main[data-pressed]') !== null);
};

const removeDialogs = () => {
  const remove = () => document.querySelector('dialog[open]')?.remove();
  new MutationObserver(remove).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  });
};

/** The layers share what looks after them, so each meets a part of the ways, before it opens and while it is open. */
const layers = {
  preferences: { opener: 'Cookie settings', size: undefined, hidden: ways.slice(0, 3) },
  chat: { opener: 'Chat assistant', size: NARROW, hidden: ways.slice(3, 6) },
  menu: { opener: 'Menu', size: NARROW, hidden: ways.slice(6) },
} as const;

for (const [layer, { opener, size, hidden }] of Object.entries(layers)) {
  scenario(
    `R15.34 what hides the ${layer} does not lock the page`,
    async (world) => {
      const { visitor } = world;
      await visitor.open('/en/about');
      for (const way of hidden) {
        await hide(world, `dialog { ${way} }`);
        await visitor.inPage(() => document.documentElement.removeAttribute('data-opened'));
        await visitor.press(opener);
        await visitor.until(() => document.documentElement.hasAttribute('data-opened'));
        await seeFree(world);
        await hide(world, '');
        await visitor.press(opener);
        await visitor.until(() => {
          const dialog = document.querySelector('dialog:modal');
          return dialog !== null && dialog.getAnimations().length === 0;
        });
        await hide(world, `dialog { ${way} }`);
        // At the latest, a press on the locked page frees it.
        await visitor.inPage(() => {
          document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        });
        await seeFree(world);
      }
    },
    { size, early: followStyles },
  );

  scenario(
    `R15.34 what removes the ${layer} does not lock the page`,
    async (world) => {
      const { visitor } = world;
      await visitor.open('/en/about');
      await visitor.press(opener);
      await seeFree(world);
      await visitor.go('studio');
    },
    { size, early: removeDialogs, expected: /could not be rendered/ },
  );
}

scenario(
  'R15.34 a banner that nobody can see grants nothing and locks nothing',
  async (world) => {
    const { visitor, vendors } = world;
    await visitor.open('/en/about');
    await visitor.see('consent', 'banner');
    await hide(
      world,
      '[data-consent] { display: none !important } body { overflow: hidden !important }',
    );
    await visitor.scrollTo(400);
    await visitor.inPage(() => (document.activeElement as HTMLElement).blur());
    await visitor.key('ArrowDown');
    await visitor.until(() => scrollY > 400);
    await visitor.go('studio');
    await visitor.until(() => localStorage['interpunct-cookie-consent'] === undefined);
    if (vendors.requests.length > 0) throw new Error(vendors.requests.join());
  },
  { hasChosen: false, early: followStyles },
);
