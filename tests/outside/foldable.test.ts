import { NARROW, scenario } from '#tests/engines/scenario.ts';

const engines = ['Chromium', 'Firefox', 'WebKit'] as const;
const WIDE = [1280, 800] as const;
const SMALL = [NARROW.width, NARROW.height] as const;

scenario(
  'R1.13 Back closes a chat that has come to fill the window, and leads on from one that does not',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('Studio', 'footer');
    await visit.waitFor(() => location.pathname === '/en/studio');
    await visit.press('Chat assistant');
    await visit.seeState('chat', 'panel.open');
    await visit.resize(...SMALL);
    await visit.waitFor(
      () => history.state.isChat && document.querySelector('dialog:modal') !== null,
    );
    await visit.goBack();
    await visit.seeState('chat', 'panel.closed');
    await visit.waitFor(() => location.pathname === '/en/studio' && !history.state.isChat);

    await visit.press('Chat assistant');
    await visit.waitFor(() => history.state.isChat);
    await visit.resize(...WIDE);
    await visit.waitFor(() => !history.state.isChat && !document.querySelector('dialog:modal'));
    await visit.seeState('chat', 'panel.open');
    await visit.goBack();
    await visit.waitFor(() => location.pathname === '/en/about');
    await visit.seeState('chat', 'panel.open');
  },
  { engines },
);

scenario(
  'R1.13 a window that is folded twice at once keeps the chat and its entry',
  async ({ visit, driver }) => {
    await visit.open('/en/about');
    await visit.press('Chat assistant');
    await visit.waitFor(() => history.state.isChat);
    // The history is on its way back from the entry when the chat needs one again.
    await visit.evaluate(() => {
      const { back } = History.prototype;
      History.prototype.back = () => {
        History.prototype.back = back;
        setTimeout(() => history.back(), 1_000);
      };
    });
    await visit.resize(...WIDE);
    await visit.waitFor(() => !document.querySelector('dialog:modal'));
    await visit.resize(...SMALL);
    await visit.waitFor(() => document.querySelector('dialog:modal') !== null);
    await visit.evaluate(
      () =>
        new Promise<void>((resolve) =>
          addEventListener('popstate', () => resolve(), { once: true }),
        ),
    );
    await visit.waitFor(() => history.state.isChat);
    await visit.seeState('chat', 'panel.open');
    await driver.back();
    await visit.seeState('chat', 'panel.closed');
    await visit.waitFor(() => location.pathname === '/en/about');
  },
  { engines: ['Chromium', 'Firefox'], size: NARROW },
);

scenario(
  'R1.13 a chat that is closed while its entry is being left goes back once',
  async ({ visit }) => {
    await visit.open('/en/studio');
    // On a page with a form, the launcher gives way to the form.
    await visit.press('About', 'footer');
    await visit.waitFor(() => location.pathname === '/en/about');
    await visit.press('Chat assistant');
    await visit.waitFor(() => history.state.isChat);
    await visit.resize(...WIDE);
    await visit.press('Close chat');
    await visit.seeState('chat', 'panel.closed');
    await visit.waitFor(() => !history.state.isChat);
    await visit.waitFor(() => location.pathname === '/en/about');
  },
  { engines, size: NARROW },
);

scenario(
  'R3.5 the menu gives way to the navigation of a wide window, and leaves the focus on the page',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.press('Menu');
    await visit.seeState('mobileMenu', 'open');
    await visit.resize(...WIDE);
    await visit.seeState('mobileMenu', 'closed');
    await visit.seeFocus('main');
    await visit.press('Services', 'nav[aria-label=Main]');
    await visit.seeState('servicesDropdown', 'open');
    await visit.resize(...SMALL);
    await visit.seeState('servicesDropdown', 'closed');
  },
  { engines, size: NARROW },
);
