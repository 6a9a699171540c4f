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
