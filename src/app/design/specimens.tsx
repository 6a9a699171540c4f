import type { ReactNode } from 'react';
import {
  type ActorRefFrom,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type InputFrom,
  type StateValueFrom,
} from 'xstate';
import { actorsOf, type SiteActors } from '#app/wiring/createSite.ts';
import { contactFields, honeypot, newsletterFields } from '#content/forms.ts';
import { heroWords } from '#content/pages/heroWords.ts';
import { chatMachine, WELCOME_ID } from '#machines/chat.machine.ts';
import { consentMachine } from '#machines/consent.machine.ts';
import { formMachine } from '#machines/form.machine.ts';
import { heroRotatorMachine } from '#machines/heroRotator.machine.ts';
import { pageMachine } from '#machines/page.machine.ts';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { versionBadgeMachine } from '#machines/versionBadge.machine.ts';
import { inverted } from '#views/basics/theme.tsx';
import { CrashFailure, LoadFailure } from '#views/frame/FailurePage.tsx';
import { Newsletter } from '#views/frame/footer/Newsletter.tsx';
import { VersionBadge } from '#views/frame/footer/VersionBadge.tsx';
import { Breadcrumbs } from '#views/frame/header/Breadcrumbs.tsx';
import { Header } from '#views/frame/header/Header.tsx';
import { LoadingBar } from '#views/frame/LoadingBar.tsx';
import { ChatLauncher } from '#views/overlays/ChatLauncher.tsx';
import { ChatPanel } from '#views/overlays/ChatPanel.tsx';
import { Consent } from '#views/overlays/Consent.tsx';
import { PodcastPopup } from '#views/overlays/PodcastPopup.tsx';
import { ContactForm } from '#views/pages/contact/ContactForm.tsx';
import { HeroRotator } from '#views/pages/home/HeroRotator.tsx';
import { Button } from '#views/parts/controls/Button.tsx';
import { Quote } from '#views/parts/Quote.tsx';

/** An actor in a state that nothing leaves: it is never started. */
function held<Machine extends AnyStateMachine>(
  machine: Machine,
  value: StateValueFrom<Machine>,
  input: InputFrom<Machine>,
  context: Partial<ContextFrom<Machine>> = {},
): ActorRefFrom<Machine> {
  const initial = createActor(machine as AnyStateMachine, { input }).getSnapshot().context;
  const snapshot = machine.resolveState({ value, context: { ...initial, ...context } });
  return createActor(machine as AnyStateMachine, { snapshot, input }) as ActorRefFrom<Machine>;
}

const NOON = Date.UTC(2026, 10, 18, 11);

const messages = [
  { id: WELCOME_ID, role: 'assistant', content: '', timestamp: NOON },
  { id: '2', role: 'user', content: 'When is the next event?', timestamp: NOON },
] as const;

const answered = [
  ...messages,
  { id: '3', role: 'assistant', content: 'On 4 February, in Rumelange.', timestamp: NOON },
] as const;

const values = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Good morning' };

const form = (value: StateValueFrom<typeof formMachine>, typed: Record<string, string> = {}) =>
  held(formMachine, value, { isDelivering: true, honeypot }, { values: typed });

const record = {
  version: '1.692.17',
  build: 1_692_170_000,
  lastBuild: 1_692_170_000,
  deployTime: '2026-11-18 11:00',
};

const badge = (value: StateValueFrom<typeof versionBadgeMachine>, environment: string) =>
  held(versionBadgeMachine, value, undefined, { record: { ...record, environment } });

type Conversation = 'ready' | 'waiting' | 'failed';

function Chat({ conversation, actors }: { conversation: Conversation; actors: SiteActors }) {
  const actor = held(
    chatMachine,
    { panel: { open: 'opened' }, conversation },
    { startedAt: NOON },
    { messages: conversation === 'ready' ? [...answered] : [...messages] },
  );
  return (
    <ChatLauncher
      actor={actor}
      onReach={() => {}}
      renderPanel={(close) => <ChatPanel actor={actor} log={actors.chatLog} onClose={close} />}
    />
  );
}

const pageIn = (actors: SiteActors, value: StateValueFrom<typeof pageMachine>) =>
  held(pageMachine, value, { address: actors.page.getSnapshot().context.shown });

type Specimen = { name: string; height: number; render: (actors: SiteActors) => ReactNode };

const buttons = (
  <p>
    <Button>Primary</Button> <Button look="secondary">Secondary</Button>{' '}
    <Button disabled>Disabled</Button>{' '}
    <Button look="secondary" disabled>
      Disabled
    </Button>
  </p>
);

/** The controls and layers in their states, each for a document of its own. */
export const specimens: Record<string, Specimen> = {
  buttons: { name: 'Buttons', height: 130, render: () => buttons },
  buttonsInverted: {
    name: 'Buttons on ink',
    height: 130,
    render: () => (
      <div css={[inverted, { background: 'var(--paper)', color: 'var(--ink)', padding: '1rem' }]}>
        {buttons}
      </div>
    ),
  },
  header: {
    name: 'Header, at the top of a page',
    height: 320,
    render: (actors) => (
      <Header
        actor={actors.header}
        servicesDropdown={actors.servicesDropdown}
        aboutDropdown={actors.aboutDropdown}
        mobileMenu={actors.mobileMenu}
        onFocusChange={() => {}}
      />
    ),
  },
  breadcrumbs: {
    name: 'Breadcrumbs',
    height: 140,
    render: (actors) => <Breadcrumbs actor={actors.breadcrumbs} onFocusChange={() => {}} />,
  },
  rotatorShowing: {
    name: 'Rotator: showing',
    height: 110,
    render: () => (
      <HeroRotator actor={held(heroRotatorMachine, 'showing', { wordCount: heroWords.length })} />
    ),
  },
  rotatorPaused: {
    name: 'Rotator: paused',
    height: 110,
    render: () => (
      <HeroRotator actor={held(heroRotatorMachine, 'paused', { wordCount: heroWords.length })} />
    ),
  },
  formIdle: {
    name: `Form of ${contactFields.length} fields: idle`,
    height: 640,
    render: () => <ContactForm actor={form('idle', { email: 'nobody' })} />,
  },
  formSubmitting: {
    name: 'Form: submitting',
    height: 640,
    render: () => <ContactForm actor={form({ submitting: 'delivering' }, values)} />,
  },
  formSuccess: {
    name: 'Form: success',
    height: 780,
    render: () => <ContactForm actor={form('success')} />,
  },
  formError: {
    name: 'Form: error',
    height: 740,
    render: () => <ContactForm actor={form('error', values)} />,
  },
  newsletter: {
    name: `Form of ${newsletterFields.length} field: success`,
    height: 420,
    render: () => <Newsletter actor={form('success')} />,
  },
  banner: {
    name: 'Consent: banner',
    height: 420,
    render: () => <Consent actor={held(consentMachine, 'banner', undefined)} />,
  },
  dialog: {
    name: 'Consent: customizing',
    height: 560,
    render: () => (
      <Consent
        actor={held(consentMachine, 'customizing', undefined, {
          draft: { necessary: true, analytics: true, marketing: false },
        })}
      />
    ),
  },
  chatReady: {
    name: 'Chat: ready',
    height: 640,
    render: (actors) => <Chat conversation="ready" actors={actors} />,
  },
  chatWaiting: {
    name: 'Chat: waiting',
    height: 640,
    render: (actors) => <Chat conversation="waiting" actors={actors} />,
  },
  chatFailed: {
    name: 'Chat: failed',
    height: 640,
    render: (actors) => <Chat conversation="failed" actors={actors} />,
  },
  popup: {
    name: 'Podcast popup',
    height: 420,
    render: () => <PodcastPopup actor={held(podcastPopupMachine, 'shown', { wasShown: false })} />,
  },
  badgeClosed: {
    name: 'Version badge: closed',
    height: 90,
    render: () => <VersionBadge actor={badge({ shown: 'closed' }, 'production')} />,
  },
  badgeOpen: {
    name: 'Version badge: open',
    height: 240,
    render: () => (
      <div css={{ paddingTop: '8rem' }}>
        <VersionBadge actor={badge({ shown: 'open' }, 'development')} />
      </div>
    ),
  },
  loading: {
    name: 'Loading bar',
    height: 60,
    render: (actors) => <LoadingBar actor={pageIn(actors, { loading: 'slow' })} />,
  },
  loadFailure: {
    name: 'A page that did not arrive',
    height: 760,
    render: (actors) => <LoadFailure actor={pageIn(actors, 'failed')} />,
  },
  crashFailure: { name: 'A page that crashed', height: 760, render: () => <CrashFailure /> },
  quote: {
    name: 'Quotation',
    height: 200,
    render: () => (
      <div css={{ maxWidth: '30rem', padding: '1rem 2rem' }}>
        <Quote text="‘The mark hangs in the margin. The letters line up.’" by="A guest" />
      </div>
    ),
  },
};

/** The specimen that the address asks for, in a document of its own. */
export const renderSpecimen = (id: string, site: SiteActor): ReactNode =>
  specimens[id]?.render(actorsOf(site));
