import { MODULES } from '#tests/e2e/builtCode.ts';
import { scenario } from './scenario.ts';

const NAVIGATION = 'nav[aria-label=Main]';

/** A frame of another origin at the end of the window, in a tree of its own, as an extension brings it. */
const addFrame = (address: string) => {
  const host = document.createElement('div');
  host.id = 'extension';
  host.style.cssText =
    'position: fixed; inset: auto 40% 30vh auto; width: 20vw; height: 20vh; z-index: 99';
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.style.cssText = 'width: 100%; height: 100%; border: 0';
  host.attachShadow({ mode: 'closed' }).append(frame);
  document.body.append(host);
  return new Promise<void>((resolve) => frame.addEventListener('load', () => resolve()));
};

scenario(
  'R3.4, R8.8 a press in a frame of an extension closes a dropdown and the details of the version',
  async ({ visitor, host }) => {
    // The frame of an extension comes in whatever the policy of the page says.
    const policy = { 'Content-Security-Policy': `frame-src ${host.foreignUrl}` };
    host.answer('/en/about', { change: (page) => page, headers: policy });
    host.answer('/frame', { headers: { 'Content-Type': 'text/html' }, body: '<p>A frame' });
    await visitor.open('/en/about');
    await visitor.inPage(addFrame, `${host.foreignUrl}/frame`);
    for (const [machine, state] of [
      ['servicesDropdown', ''],
      ['aboutDropdown', ''],
      ['versionBadge', 'shown.'],
    ] as const) {
      await visitor.pressAt(`[data-machine=${machine}] > button`);
      await visitor.see(machine, `${state}open`);
      await visitor.pressAt('#extension');
      await visitor.see(machine, `${state}closed`);
    }
  },
  { expected: /./ },
);

scenario(
  'R3.4, R8.8 Escape closes a dropdown and the details of the version wherever the focus is',
  async ({ visitor }) => {
    await visitor.open('/en/about');
    for (const [machine, state] of [
      ['servicesDropdown', ''],
      ['versionBadge', 'shown.'],
    ] as const) {
      for (const leave of [
        () => (document.activeElement as HTMLElement).blur(),
        () => getSelection()?.selectAllChildren(document.querySelector('h1') as Element),
      ]) {
        await visitor.pressAt(`[data-machine=${machine}] > button`);
        await visitor.see(machine, `${state}open`);
        await visitor.inPage(leave);
        await visitor.key('Escape');
        await visitor.see(machine, `${state}closed`);
      }
    }
  },
);

scenario(
  'R3.3, R3.4 a dropdown stands below its button and follows the keyboard',
  async ({ visitor }) => {
    await visitor.open('/en/about');
    await visitor.press('Services', NAVIGATION);
    await visitor.see('servicesDropdown', 'open');
    await visitor.until(() => {
      const [button, link] = ['> button', 'li:first-of-type a'].map((part) => {
        const element = document.querySelector(`[data-machine=servicesDropdown] ${part}`);
        if (!element) return { x: 0, y: 0 };
        const { x, y } = element.getBoundingClientRect();
        return { x: x + Number.parseFloat(getComputedStyle(element).paddingLeft), y };
      });
      // The words of the list begin below that of its button. It slides into place.
      return Boolean(button && link && Math.abs(link.x - button.x) < 2 && link.y > button.y);
    });
    await visitor.key('ArrowDown');
    await visitor.seeFocus('[data-machine=servicesDropdown] a');
    await visitor.key('Escape');
    await visitor.see('servicesDropdown', 'closed');
    await visitor.seeFocus('[data-machine=servicesDropdown] > button');
  },
);

scenario(
  'R3.1 the header is transparent at the top before the start',
  async ({ visitor, host }) => {
    const release = host.hold(MODULES);
    await visitor.load('/en/');
    await visitor.until(() => {
      const header = document.querySelector('header');
      return header !== null && getComputedStyle(header).backgroundColor === 'rgba(0, 0, 0, 0)';
    });
    release('file');
    await visitor.isReady();
  },
);
