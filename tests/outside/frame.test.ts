import { scenario } from '#tests/engines/scenario.ts';

const engines = ['Chromium', 'Firefox', 'WebKit'] as const;
const NAVIGATION = 'nav[aria-label=Main]';

/** A frame of another origin at the end of the window, as a map or an extension brings it. */
const addFrame = (address: string) => {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.style.cssText =
    'position: fixed; inset: auto 40% 30vh auto; width: 20vw; height: 20vh; z-index: 99';
  document.body.append(frame);
  return new Promise<void>((resolve) => frame.addEventListener('load', () => resolve()));
};

/** An extension has its frame in a tree of its own. */
const addHiddenFrame = (address: string) => {
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

for (const [kind, add, place] of [
  ['a frame', addFrame, 'body > iframe'],
  ['a frame of an extension', addHiddenFrame, '#extension'],
] as const) {
  scenario(
    `R3.4, R8.8 a press in ${kind} closes a dropdown and the details of the version`,
    async ({ visit, host }) => {
      // The frame of an extension comes in whatever the policy of the page says.
      const policy = { 'Content-Security-Policy': `frame-src ${host.foreignUrl}` };
      host.answer('/en/about', { change: (page) => page, headers: policy });
      host.answer('/frame', { headers: { 'Content-Type': 'text/html' }, body: '<p>A frame' });
      await visit.open('/en/about');
      await visit.evaluate(add, `${host.foreignUrl}/frame`);
      await visit.press('Services', NAVIGATION);
      await visit.seeState('servicesDropdown', 'open');
      await visit.pressAt(place);
      await visit.seeState('servicesDropdown', 'closed');
      await visit.press('About', NAVIGATION);
      await visit.seeState('aboutDropdown', 'open');
      await visit.pressAt(place);
      await visit.seeState('aboutDropdown', 'closed');
      await visit.pressAt('[data-machine=versionBadge] button');
      await visit.seeState('versionBadge', 'shown.open');
      await visit.pressAt(place);
      await visit.seeState('versionBadge', 'shown.closed');
    },
    { engines, expected: /./ },
  );
}

scenario(
  'R3.4 a press in the map closes a dropdown',
  async ({ visit }) => {
    await visit.open('/en/contact');
    await visit.press('Show the map');
    await visit.waitFor(() => document.querySelector('main iframe') !== null);
    await visit.evaluate(() => {
      const map = document.querySelector('main iframe');
      scrollBy({ top: (map?.getBoundingClientRect().top ?? 0) - 300, behavior: 'instant' });
    });
    await visit.press('Services', NAVIGATION);
    await visit.seeState('servicesDropdown', 'open');
    await visit.pressAt('main iframe');
    await visit.seeState('servicesDropdown', 'closed');
  },
  { engines, expected: /./ },
);

scenario(
  'R8.8 Escape closes the details of the version wherever the focus is',
  async ({ visit }) => {
    await visit.open('/en/about');
    for (const leave of [
      () => (document.activeElement as HTMLElement).blur(),
      () => getSelection()?.selectAllChildren(document.querySelector('h1') as Element),
    ]) {
      await visit.evaluate(() =>
        document.querySelector<HTMLElement>('[data-machine=versionBadge] button')?.click(),
      );
      await visit.seeState('versionBadge', 'shown.open');
      await visit.evaluate(leave);
      await visit.key('Escape');
      await visit.seeState('versionBadge', 'shown.closed');
    }
  },
  { engines },
);
