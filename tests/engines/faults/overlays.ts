import { chunkOf, withNewModules, withThrowingView } from '#tests/e2e/builtCode.ts';
import type { World } from '../scenario.ts';
import { MISSING, onceWell, stay } from './deployment.ts';
import { preferences, shown } from './outcomes.ts';
import type { Expected, Row } from './row.ts';
import { follow, inPage, open, openChat, press, see } from './steps.ts';

const CONSENT = chunkOf('Consent');
const PANEL = chunkOf('ChatPanel');

const BROKEN = /broken on purpose/;
const PART_BROKE = /^A part of the page failed/;

const openPreferences = [open('/about'), press('footer.cookies')];

/** The code of an overlay is missing until the tab looks for another deployment, and finds one. */
function deployOverlay({ host }: World, code: RegExp): void {
  host.answer(code, MISSING);
  // An overlay asks for the document of home: it is never gone.
  host.answer(/^\/$/, () => {
    host.answer(code, 'file');
    return { change: withNewModules };
  });
}

const consentLost: Expected = {
  machine: 'consentOverlay',
  state: 'failed',
  text: 'consent.failure',
  log: /The consent overlay did not arrive/,
};

const panelLost: Expected = {
  machine: 'chatOverlay',
  state: 'failed',
  text: 'chat.error',
  log: /The chat overlay did not arrive/,
};

const chatOpen: Expected = { machine: 'chat', state: 'panel.open.opened', text: 'chat.welcome' };

const retryPanel = [press('chat.retry'), see('chatOverlay', 'ready')];

/** The overlays whose code comes once they are asked for. */
export const overlayRows: Row[] = [
  {
    title: 'R16.5 cookie preferences · their code gets lost',
    engines: true,
    arrange: ({ host }) => host.answer(CONSENT, { status: 503 }),
    act: openPreferences,
    expect: consentLost,
    after: onceWell(stay(press('footer.cookies')), preferences),
  },
  {
    title: 'R16.7 cookie preferences · their code has gone with an old deployment',
    engines: true,
    arrange: (world) => deployOverlay(world, CONSENT),
    act: openPreferences,
    expect: consentLost,
    after: { act: [press('footer.cookies')], expect: preferences },
  },
  {
    title: 'R16.5, R10.23 chat panel · its code gets lost',
    engines: true,
    arrange: ({ host }) => host.answer(PANEL, { status: 503 }),
    act: openChat,
    expect: panelLost,
    after: onceWell(stay(...retryPanel), chatOpen),
  },
  {
    title: 'R16.7, R10.23 chat panel · its code has gone with an old deployment',
    engines: true,
    arrange: (world) => deployOverlay(world, PANEL),
    act: [
      open('/about'),
      // Pointing at the launcher asks for the code, and a press after its loss would be the second time.
      inPage(() => document.querySelector<HTMLElement>('[data-machine=chat] > button')?.click()),
    ],
    expect: panelLost,
    after: { act: [press('chat.retry')], expect: chatOpen },
  },
  {
    title: 'R16.10 cookie preferences · their view throws',
    noise: BROKEN,
    arrange: ({ host }) =>
      host.answer(CONSENT, { change: (code) => withThrowingView(code, 'Consent') }),
    act: openPreferences,
    expect: { machine: 'page', state: 'shown', log: PART_BROKE },
    after: { act: [follow('studio')], expect: shown },
  },
  {
    title: 'R10.23 chat panel · its view throws',
    noise: BROKEN,
    arrange: ({ host }) =>
      host.answer(PANEL, { change: (code) => withThrowingView(code, 'ChatPanel') }),
    act: openChat,
    expect: { machine: 'chat', state: 'panel.open', text: 'chat.error', log: PART_BROKE },
    after: onceWell(retryPanel, chatOpen),
  },
];
