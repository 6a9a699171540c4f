import { expect } from 'vitest';
import { headlineOf } from '#tests/locales/readTexts.ts';
import { NARROW, scenario } from './scenario.ts';

const NAVIGATION = 'nav[aria-label=Main]';

scenario('R3.3, R3.4 a dropdown follows the keyboard and a click outside', async ({ visit }) => {
  await visit.open('/en/about');
  await visit.press('Services', NAVIGATION);
  await visit.seeState('servicesDropdown', 'open');
  await visit.waitFor(() => {
    const [button, list] = ['> button', '> ul'].map((part) =>
      document.querySelector(`[data-machine=servicesDropdown] ${part}`)?.getBoundingClientRect(),
    );
    // The list stands below its button. It slides into place.
    return Boolean(button && list && Math.abs(list.x - button.x) < 2 && list.y > button.y);
  });
  await visit.key('ArrowDown');
  await visit.seeFocus('[data-machine=servicesDropdown] a');
  await visit.key('Escape');
  await visit.seeState('servicesDropdown', 'closed');
  await visit.seeFocus('[data-machine=servicesDropdown] > button');

  await visit.press('Services', NAVIGATION);
  await visit.seeState('servicesDropdown', 'open');
  await visit.press('About', NAVIGATION);
  await visit.seeState('aboutDropdown', 'open');
  await visit.seeState('servicesDropdown', 'closed');
  await visit.pressAt('h1');
  await visit.seeState('aboutDropdown', 'closed');
});

scenario('R1.8 quick Backs and parts of a page restore the position', async ({ visit }) => {
  await visit.open('/en/studio');
  await visit.scrollTo(600);
  await visit.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="#main"]')?.focus({ preventScroll: true }),
  );
  await visit.key('Enter');
  await visit.seeScrolled(0);
  await visit.goBack();
  await visit.seeScrolled(600);
  await visit.press('Partnership', NAVIGATION);
  await visit.seeFocus('h1');
  await visit.scrollTo(100);
  await visit.press('Studio', NAVIGATION);
  await visit.seeText(headlineOf('studio'), 'h1');
  await visit.scrollTo(300);
  await visit.evaluate(() => {
    addEventListener('popstate', () => history.back(), { once: true });
    history.back();
  });
  await visit.seeScrolled(600);
  await visit.goForward();
  await visit.seeScrolled(100);
});

scenario(
  'R1.12 a link to the page on the screen closes the menu and leads to the top',
  async ({ visit }) => {
    await visit.open('/en/contact');
    await visit.scrollTo(600);
    await visit.press('Menu');
    await visit.seeState('mobileMenu', 'open');
    await visit.press('Contact', '[data-machine=mobileMenu]');
    await visit.seeState('mobileMenu', 'closed');
    await visit.seeScrolled(0);
    await visit.seeFocus('h1');
  },
  { size: NARROW },
);

scenario(
  'R1.13 Back closes a chat that fills the window, and leaves the page beneath',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.scrollTo(600);
    await visit.press('Chat assistant');
    await visit.seeState('chat', 'panel.open');
    await visit.goBack();
    await visit.seeState('chat', 'panel.closed');
    await visit.seeScrolled(600);
    await visit.goForward();
    await visit.seeState('chat', 'panel.open');
    await visit.press('Close chat');
    await visit.seeState('chat', 'panel.closed');
    await visit.waitFor(() => !history.state.isChat && location.pathname === '/en/about');
    await visit.seeScrolled(600);
  },
  { size: NARROW },
);

scenario(
  'R1.8 Back from another site restores the position',
  async ({ visit, host }) => {
    const reported = () => host.requests.filter(({ path }) => path.startsWith('/at/')).at(-1)?.path;
    host.answer(/^\/at\//, {});
    await visit.open('/en/');
    await visit.scrollTo(1_500);
    await visit.goTo(`${host.foreignUrl}/robots.txt`);
    // The page reports on its own: WebKit loses its driver on the way back to another origin.
    await visit.evaluate(() => {
      setTimeout(() => history.back());
    });
    await expect.poll(reported).toBe('/at/1500');
  },
  {
    early: () => {
      const [entry] = performance.getEntriesByType('navigation');
      let isBack = (entry as PerformanceNavigationTiming).type === 'back_forward';
      addEventListener('pageshow', ({ persisted }) => {
        isBack ||= persisted;
      });
      setInterval(() => isBack && fetch(`/at/${scrollY}`), 200);
    },
  },
);

scenario('R7.4 "Close" of the popup moves the focus to the page', async ({ visit }) => {
  await visit.open('/en/');
  await visit.seeState('podcastPopup', 'shown');
  await visit.press('Close');
  await visit.seeNone('podcastPopup');
  await visit.seeFocus('#main');
});

scenario('R3.1 the header is opaque once the page is scrolled', async ({ visit }) => {
  await visit.open('/en/about');
  await visit.seeState('header', 'transparent');
  await visit.scrollTo(51);
  await visit.seeState('header', 'opaque');
  await visit.scrollTo(50);
  await visit.seeState('header', 'transparent');
});

scenario(
  'R5.3, R5.5 the breadcrumbs leave after a while, and come back with the focus',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.seeState('breadcrumbs', 'visible');
    await visit.seeState('breadcrumbs', 'hidden');
    await visit.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
    await visit.seeState('breadcrumbs', 'visible');
    await visit.press('Home', 'nav[aria-label=Breadcrumb]');
    await visit.waitFor(() => location.pathname === '/en/');
    await visit.seeNone('breadcrumbs');
  },
);

scenario(
  'R3.4, R8.8 Escape closes what a press opens that leaves the focus where it is',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('Services', NAVIGATION);
    await visit.seeState('servicesDropdown', 'open');
    await visit.key('Escape');
    await visit.seeState('servicesDropdown', 'closed');
    await visit.pressAt('[data-machine=versionBadge] button');
    await visit.seeState('versionBadge', 'shown.open');
    await visit.seeText('production', '[data-machine=versionBadge] dd');
    await visit.key('Escape');
    await visit.seeState('versionBadge', 'shown.closed');
  },
  {
    // A press focuses no button in Safari on macOS.
    early: () => addEventListener('mousedown', (event) => event.preventDefault()),
  },
);

scenario('R6.2, R6.3 the hero turns through its words, and pauses', async ({ visit }) => {
  const current = () =>
    visit.evaluate(
      () => document.querySelector('[data-machine=heroRotator] [data-current=true]')?.textContent,
    );
  await visit.open('/en/');
  const first = await current();
  await visit.seeState('heroRotator', 'fading');
  await expect.poll(current).not.toBe(first);
  await visit.pressAt('[data-machine=heroRotator] button');
  await visit.seeState('heroRotator', 'paused');
  await visit.pressAt('[data-machine=heroRotator] button');
  await visit.seeState('heroRotator', 'showing');
});

scenario(
  'R3.5 the phone menu holds the focus, and leads to a page',
  async ({ visit }) => {
    await visit.open('/en/');
    await visit.press('Menu');
    await visit.seeState('mobileMenu', 'open');
    await visit.seeFocus('[data-machine=mobileMenu] *');
    await visit.seeFocusKept('[data-machine=mobileMenu]', 25);
    await visit.press('Contact', '[data-machine=mobileMenu]');
    await visit.waitFor(() => location.pathname === '/en/contact');
    await visit.seeState('mobileMenu', 'closed');
    await visit.seeFocus('h1');
  },
  { size: NARROW },
);
