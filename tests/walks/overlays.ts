import { type Conversation, chatMachine } from '#machines/chat.machine.ts';
import { consentMachine, type Preferences } from '#machines/consent.machine.ts';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import { MODULES } from '#tests/e2e/builtCode.ts';
import type { World } from '#tests/machines/modelKit.ts';
import { answer, expect, type Visit } from './visit.ts';
import { tableOf } from './walk.ts';

const RECORD = 'interpunct-cookie-consent';

const choice = (analytics: boolean, marketing: boolean): Preferences => ({
  necessary: true,
  analytics,
  marketing,
});

/** Stores a choice in a page of the site, or removes it. */
const store = ({ page }: Visit, preferences: Preferences | null, place = page) =>
  place.evaluate(
    ([key, kept]) => {
      // Each record has its own time, as each choice has.
      const timestamp = Date.now() - localStorage.length - (localStorage[key]?.length ?? 0);
      if (kept === null) localStorage.removeItem(key);
      else localStorage[key] = JSON.stringify({ version: '1.0', preferences: kept, timestamp });
    },
    [RECORD, preferences] as const,
  );

/** The site learns what the storage holds: it begins to run. */
const startWith = async (visit: Visit, preferences: Preferences | null) => {
  await store(visit, preferences);
  await visit.release('modules');
  await visit.site.isReady();
};

/** The button behind the dialog, which gets the focus back. */
const opener = ({ site }: Visit, saved: Preferences | null) =>
  saved ? site.button('Cookie settings') : site.button(/^(Customize|Cookie settings)$/);

const consentDialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Cookie preferences' });

const consent = tableOf<typeof consentMachine>({
  id: 'consent',
  machine: consentMachine,
  inputs: [undefined],
  isFirstVisit: true,
  begin: async (visit) => {
    await visit.hold('modules', MODULES);
    await visit.load('/en/about');
  },
  events: {
    'consent.acceptAll': {
      when: ({ snapshot }) => snapshot.matches('banner'),
      by: [
        async (visit) => {
          await visit.press('Accept all');
          await expect(visit.page.getByRole('main')).toBeFocused();
        },
      ],
    },
    'consent.acceptNecessary': {
      when: ({ snapshot }) => snapshot.matches('banner'),
      by: [
        async (visit) => {
          await visit.press('Necessary only');
          await expect(visit.page.getByRole('main')).toBeFocused();
        },
      ],
    },
    'consent.customize': {
      // The open dialog covers both buttons.
      when: ({ snapshot }) =>
        !snapshot.matches('customizing') && !snapshot.matches({ reading: 'asked' }),
      by: [
        (visit) => visit.press('Cookie settings'),
        (visit, _, { snapshot }) =>
          visit.press(snapshot.matches('banner') ? 'Customize' : 'Cookie settings'),
      ],
    },
    'consent.toggle': {
      cases: [{ category: 'analytics' }, { category: 'marketing' }],
      when: ({ snapshot }) => snapshot.matches('customizing'),
      by: [
        (visit, { category }) =>
          consentDialog(visit)
            .getByRole('switch', { name: category === 'analytics' ? 'Analytics' : 'Marketing' })
            .click(),
      ],
    },
    'consent.save': {
      when: ({ snapshot }) => snapshot.matches('customizing'),
      by: [
        async (visit, _, { snapshot: { context } }) => {
          await visit.press('Save preferences');
          const next = context.saved
            ? visit.site.button('Cookie settings')
            : visit.page.getByRole('main').or(visit.site.button('Cookie settings'));
          await expect(next.and(visit.page.locator(':focus'))).toHaveCount(1);
        },
      ],
    },
    'consent.cancel': {
      when: ({ snapshot }) => snapshot.matches('customizing'),
      by: [
        (visit: Visit) => visit.press('Cancel'),
        (visit: Visit) => visit.key('Escape'),
        (visit: Visit) => visit.page.mouse.click(5, 400),
      ].map((leave) => async (visit: Visit, _: unknown, world: World<typeof consentMachine>) => {
        await leave(visit);
        const button = opener(visit, world.snapshot.context.saved);
        await expect(button.and(visit.page.locator(':focus'))).toHaveCount(1);
      }) as never,
    },
    'consent.changedElsewhere': {
      cases: [
        { preferences: null },
        { preferences: choice(true, false) },
        { preferences: choice(false, false) },
      ],
      // A removal of what is not there is no event, and the site listens once it has read its own record.
      when: ({ snapshot }, { preferences }) =>
        !snapshot.matches('reading') && (preferences !== null || snapshot.context.saved !== null),
      by: [
        async (visit, { preferences }) => {
          const other = await visit.page.context().newPage();
          await other.goto(new URL('/version.json', visit.page.url()).href);
          await store(visit, preferences, other);
          await other.close();
        },
      ],
    },
  },
  results: {
    readRecord: {
      outputs: [
        { value: null, by: startWith },
        { value: choice(true, false), by: startWith },
      ],
      errors: [],
    },
  },
  parts: {
    banner: ({ page }) => page.getByRole('region', { name: 'Cookie consent' }),
    dialog: consentDialog,
    necessary: (visit) =>
      consentDialog(visit).getByRole('switch', {
        name: 'Necessary',
        checked: true,
        disabled: true,
      }),
    analytics: (visit) =>
      consentDialog(visit).getByRole('switch', { name: 'Analytics', checked: true }),
    marketing: (visit) =>
      consentDialog(visit).getByRole('switch', { name: 'Marketing', checked: true }),
  },
  shows: {
    'reading.silent': [],
    'reading.asked': [],
    banner: ['banner'],
    customizing: ({ snapshot: { context } }) => [
      'dialog',
      'necessary',
      ...(context.saved ? [] : ['banner']),
      ...(context.draft.analytics ? ['analytics'] : []),
      ...(context.draft.marketing ? ['marketing'] : []),
    ],
    settled: [],
  },
  unmarked: ['reading.silent', 'reading.asked', 'settled'],
  outOfReach: {
    'consent.customizing|consent.customize|0':
      'The open dialog covers both buttons. consent.spec.ts presses twice while its code is missing.',
    'consent.reading|xstate.error.actor.readRecord|0':
      'The site catches what the storage throws, and the record counts as missing.',
  },
});

/** What the tab keeps of a conversation. */
const conversationOf = (...roles: ('assistant' | 'user')[]): Conversation => ({
  messages: roles.map((role, index) => ({
    id: String(index + 1),
    role,
    content: index === 0 ? '' : 'Hello',
    timestamp: 1,
  })),
  draft: '',
});

const isOpen = ({ snapshot }: World<typeof chatMachine>) => snapshot.matches({ panel: 'open' });
const isWaiting = ({ snapshot }: World<typeof chatMachine>) => snapshot.hasTag('waiting');

const isTooLong = ({ snapshot }: World<typeof chatMachine>) =>
  snapshot.context.reason === 'tooLong';

/** The parts of an open panel: field and button are locked while it waits, the button without a text too. */
const openParts =
  (...more: string[]) =>
  (world: World<typeof chatMachine>) => [
    'launcher',
    'panel',
    isWaiting(world) ? 'lockedField' : 'field',
    isWaiting(world) || isTooLong(world) || world.snapshot.context.draft === ''
      ? 'lockedSend'
      : 'send',
    ...more,
  ];

const failedParts = (world: World<typeof chatMachine>) =>
  openParts('alert', isTooLong(world) ? 'tooLong' : 'retry')(world);

const launcher = ({ site }: Visit) => site.button('Chat assistant');
const panel = ({ page }: Visit) => page.getByRole('dialog', { name: 'Ask Interpunct' });

const chat = tableOf<typeof chatMachine>({
  id: 'chat',
  machine: chatMachine,
  inputs: [{ startedAt: 1 }],
  hasEndpoints: () => true,
  expectedMessages: /The chat has no answer/,
  isFarEnough: ({ snapshot: { context } }) =>
    context.messages.length > 2 || context.draft.includes('\n'),
  begin: async (visit) => {
    await visit.hold('question', '**/api/openai/**');
    await visit.open('/en/about');
  },
  events: {
    'chat.toggle': {
      by: [(visit) => launcher(visit).click(), (visit) => launcher(visit).press('Enter')],
    },
    'chat.close': {
      when: isOpen,
      by: [(visit: Visit) => visit.press('Close chat'), (visit: Visit) => visit.key('Escape')].map(
        (close) => async (visit: Visit) => {
          await close(visit);
          await expect(launcher(visit)).toBeFocused();
        },
      ) as never,
    },
    'chat.type': {
      cases: [{ text: 'Hello' }],
      when: (world) => isOpen(world) && !isWaiting(world),
      by: [
        (visit, { text }) => panel(visit).getByRole('textbox', { name: 'Your message' }).fill(text),
      ],
    },
    'chat.send': {
      cases: [{ language: 'en', at: 2 }],
      when: (world) => isOpen(world) && !isWaiting(world),
      by: [
        (visit) => visit.press('Send'),
        (visit) => panel(visit).getByRole('textbox', { name: 'Your message' }).press('Enter'),
      ],
    },
    'chat.retry': {
      cases: [{ language: 'en' }],
      when: isOpen,
      by: [
        async (visit) => {
          await visit.press('Try again');
          await expect(visit.page.getByRole('log')).toBeFocused();
        },
      ],
    },
    'chat.clear': {
      cases: [{ at: 3 }],
      when: isOpen,
      by: [(visit) => visit.press('Clear conversation')],
    },
    // The tab has kept it over a reload, after which the chat is as at its start.
    'chat.restore': {
      cases: [
        { conversation: conversationOf('assistant', 'user') },
        { conversation: conversationOf('assistant', 'user', 'assistant') },
      ],
      when: (world) =>
        !isOpen(world) &&
        world.snapshot.context.messages.length === 1 &&
        world.snapshot.context.draft === '',
      by: [
        (visit, { conversation }) =>
          visit.reload(async () => {
            const kept = JSON.stringify(conversation);
            await visit.page.evaluate((text) => {
              sessionStorage['interpunct-conversation'] = text;
              location.reload();
            }, kept);
          }),
      ],
    },
  },
  results: {
    requestAnswer: {
      outputs: [
        {
          value: { text: 'Hi', at: 4 },
          by: (visit) =>
            visit.settle(
              'question',
              answer({
                choices: [{ index: 0, message: { role: 'assistant', content: 'Hi' } }],
              }),
            ),
        },
      ],
      errors: [
        {
          value: { reason: 'unreachable' },
          // A refusal is not asked again.
          by: (visit) =>
            visit.settle('question', (route) => route.fulfill({ status: 400, json: {} })),
        },
        {
          value: { reason: 'tooLong' },
          by: (visit) => visit.settle('question', (route) => route.fulfill({ status: 413 })),
        },
      ],
    },
  },
  parts: {
    launcher,
    panel,
    field: (visit) => panel(visit).getByRole('textbox', { name: 'Your message', disabled: false }),
    lockedField: (visit) =>
      panel(visit).getByRole('textbox', { name: 'Your message', disabled: true }),
    send: (visit) => panel(visit).getByRole('button', { name: 'Send', disabled: false }),
    lockedSend: (visit) => panel(visit).getByRole('button', { name: 'Send', disabled: true }),
    typing: (visit) => panel(visit).getByRole('status').getByText('The assistant is typing…'),
    alert: (visit) => panel(visit).getByRole('alert'),
    tooLong: (visit) => panel(visit).getByText('This conversation has become too long.'),
    retry: (visit) => panel(visit).getByRole('button', { name: 'Try again' }),
  },
  shows: {
    'panel.closed conversation.ready': ['launcher'],
    'panel.closed conversation.waiting': ['launcher'],
    'panel.closed conversation.failed': ['launcher'],
    'panel.open.opening conversation.ready': openParts(),
    'panel.open.opening conversation.waiting': openParts('typing'),
    'panel.open.opening conversation.failed': failedParts,
    'panel.open.opened conversation.ready': openParts(),
    'panel.open.opened conversation.waiting': openParts('typing'),
    'panel.open.opened conversation.failed': failedParts,
  },
  outOfReach: {
    'chat.conversation.waiting|chat.send|0': 'Field and button are locked meanwhile.',
    'chat.conversation.waiting|chat.type|0': 'The field is locked meanwhile.',
  },
});

const popup = ({ page }: Visit) => page.getByRole('complementary', { name: 'New podcast' });

const podcastPopup = tableOf<typeof podcastPopupMachine>({
  id: 'podcastPopup',
  machine: podcastPopupMachine,
  inputs: [{ wasShown: false }, { wasShown: true }],
  begin: async (visit, { wasShown }) => {
    if (wasShown) {
      await visit.page.addInitScript(() => {
        sessionStorage['interpunct-podcast-popup'] = 'shown';
      });
    }
    await visit.open('/en/about');
  },
  events: {
    'chat.opened': {
      when: ({ snapshot }) => !snapshot.context.isChatOpen,
      by: [(visit) => launcher(visit).click()],
    },
    'chat.closed': {
      when: ({ snapshot }) => snapshot.context.isChatOpen,
      by: [(visit) => visit.press('Close chat'), (visit) => launcher(visit).click()],
    },
    'home.entered': {
      when: ({ snapshot }) => snapshot.matches('idle'),
      by: [(visit) => visit.go('Interpunct, home page')],
    },
    'home.left': {
      when: ({ snapshot }) => snapshot.matches('waiting') || snapshot.matches('shown'),
      by: [(visit) => visit.go('About'), (visit) => visit.go('Studio')],
    },
    'popup.dismiss': {
      when: ({ snapshot }) => snapshot.matches('shown'),
      by: [
        async (visit) => {
          await visit.press('Close');
          await expect(visit.page.getByRole('main')).toBeFocused();
        },
        async (visit) => {
          await popup(visit).getByRole('button', { name: 'Close' }).press('Escape');
          await expect(visit.page.getByRole('main')).toBeFocused();
        },
        (visit) => popup(visit).getByRole('link', { name: 'About our podcasts' }).click(),
      ],
    },
  },
  results: {},
  parts: { popup, close: (visit) => popup(visit).getByRole('button', { name: 'Close' }) },
  shows: {
    idle: [],
    'waiting.counting': [],
    'waiting.interrupted': [],
    'waiting.held': [],
    shown: ['popup', 'close'],
    dismissed: [],
  },
  unmarked: ['idle', 'waiting.counting', 'waiting.interrupted', 'waiting.held', 'dismissed'],
  outOfReach: {},
});

export const overlays = [consent, chat, podcastPopup];
