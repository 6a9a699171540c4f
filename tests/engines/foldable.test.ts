import { DESKTOP, NARROW } from '#tests/visitor/tab.ts';
import { scenario } from './scenario.ts';

scenario(
  'R1.13 Back closes a chat that has come to fill the window, and leads on from one that does not',
  async ({ visitor }) => {
    await visitor.open('/en/about');
    await visitor.go('studio');
    await visitor.press('Chat assistant');
    await visitor.see('chat', 'panel.open');
    await visitor.resize(NARROW);
    await visitor.until(
      () => history.state.isChat && document.querySelector('dialog:modal') !== null,
    );
    await visitor.back();
    await visitor.see('chat', 'panel.closed');
    await visitor.until(() => location.pathname === '/en/studio' && !history.state.isChat);

    await visitor.press('Chat assistant');
    await visitor.until(() => history.state.isChat);
    await visitor.resize(DESKTOP);
    await visitor.until(() => !history.state.isChat && !document.querySelector('dialog:modal'));
    await visitor.see('chat', 'panel.open');
    await visitor.back();
    await visitor.seeAddress('/en/about');
    await visitor.see('chat', 'panel.open');
  },
);

scenario(
  'R1.13 a window that is folded twice at once keeps the chat and its entry',
  async ({ visitor }) => {
    await visitor.open('/en/about');
    await visitor.press('Chat assistant');
    await visitor.until(() => history.state.isChat);
    // The history is on its way back from the entry when the chat needs one again.
    await visitor.inPage(() => {
      const { back } = History.prototype;
      History.prototype.back = () => {
        History.prototype.back = back;
        setTimeout(() => history.back(), 1_000);
      };
    });
    await visitor.resize(DESKTOP);
    await visitor.until(() => !document.querySelector('dialog:modal'));
    await visitor.resize(NARROW);
    await visitor.until(() => document.querySelector('dialog:modal') !== null);
    await visitor.inPage(
      () =>
        new Promise<void>((resolve) =>
          addEventListener('popstate', () => resolve(), { once: true }),
        ),
    );
    await visitor.until(() => history.state.isChat);
    await visitor.see('chat', 'panel.open');
    await visitor.back();
    await visitor.see('chat', 'panel.closed');
    await visitor.seeAddress('/en/about');
  },
  { engines: ['Chromium', 'Firefox'], size: NARROW },
);

scenario(
  'R1.13 a chat that is closed while its entry is being left goes back once',
  async ({ visitor }) => {
    await visitor.open('/en/studio');
    await visitor.go('about');
    await visitor.press('Chat assistant');
    await visitor.until(() => history.state.isChat);
    await visitor.resize(DESKTOP);
    await visitor.press('Close chat');
    await visitor.see('chat', 'panel.closed');
    await visitor.until(() => !history.state.isChat);
    await visitor.seeAddress('/en/about');
  },
  { size: NARROW },
);
