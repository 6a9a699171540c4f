import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { Address } from '#app/pages/address.ts';
import { isPageLoaded, loadPage } from '#app/pages/pageLoader.ts';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import { contactFields, honeypot, newsletterFields } from '#content/forms.ts';
import { heroWords } from '#content/pages/heroWords.ts';
import { pageMachine } from '#machines/page.machine.ts';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import { type SiteActor, siteMachine } from '#machines/site.machine.ts';
import { versionBadgeMachine } from '#machines/versionBadge.machine.ts';
import { isReplaced } from '#ports/deployment.ts';
import type { Store } from '#ports/storage.ts';
import { loadVersion, makeLocalVersion } from '#ports/versionFile.ts';
import { provideChat } from './chat.ts';
import { provideAnalytics, provideConsent } from './consent.ts';
import { provideForm } from './forms.ts';
import { provideOverlay } from './overlays.ts';

const POPUP_FLAG = `${brand.slug}-podcast-popup`;
/** Keeps from which deployment this tab was reloaded, so that it is not reloaded in a circle. */
const RELOAD_FLAG = `${brand.slug}-reloaded-from`;

/** What the site takes from the world it runs in. */
export type World = {
  /** Keeps for the visit, in this tab. */
  session: Store;
  /** Keeps over visits, in this browser. */
  local: Store;
  /** Wall clock, in ms since 1970. */
  now: () => number;
  /** Where this tab has its code from, as documents name it: it tells one deployment from another. */
  code: readonly string[];
  /** Loads the document at the current address anew. */
  reload: () => void;
  /** One line for whoever looks after the site. */
  report: (message: string, error?: unknown) => void;
};

/** Wires the machines to the world. The site is not started: its snapshot can be rendered as it is. */
export function createSite(entry: Address, world: World): SiteActor {
  const { session, local, now, code, reload, report } = world;
  const deployment = code.join(' ');
  const machine = siteMachine.provide({
    actors: {
      contactForm: provideForm('contactForm', {
        session,
        report,
        endpoint: settings.contactEndpoint,
        fields: contactFields,
      }),
      newsletter: provideForm('newsletter', {
        session,
        report,
        endpoint: settings.newsletterEndpoint,
        fields: newsletterFields,
      }),
      chat: provideChat({ session, report }),
      chatOverlay: provideOverlay('chat', report),
      consent: provideConsent({ local, now, report }),
      analytics: provideAnalytics({ report }),
      consentOverlay: provideOverlay('consent', report),
      page: pageMachine.provide({
        actors: {
          loadPage: fromPromise(({ input }) => loadPage(input as Address)),
          isOutdated: fromPromise(async ({ input, signal }) => {
            if (session.read(RELOAD_FLAG) === deployment) return false;
            const isOutdated = await isReplaced(code, input.path, signal);
            // Where the flag cannot be kept, a circle could not be told.
            return isOutdated && session.write(RELOAD_FLAG, deployment);
          }),
        },
        actions: {
          reload,
          reportFailure: (_, { error }) => report('A page could not be shown.', error),
        },
        guards: { isLoaded: (_, address) => isPageLoaded(address as Address) },
      }),
      podcastPopup: podcastPopupMachine.provide({
        actions: { rememberShown: () => session.write(POPUP_FLAG, 'shown') },
      }),
      versionBadge: versionBadgeMachine.provide({
        actors: {
          loadVersion: fromPromise(({ signal }) => loadVersion(now, signal)),
          generateVersion: fromPromise(async () => makeLocalVersion(now())),
        },
        actions: {
          reportFallback: (_, { reason }) => report(`The version is made locally: ${reason}.`),
        },
      }),
    },
    actions: {
      reportFailure: ({ event }) => report('A behaviour of the site has failed.', event),
    },
  });
  return createActor(machine, {
    input: {
      entry,
      heroWordCount: heroWords.length,
      wasPodcastPopupShown: session.read(POPUP_FLAG) !== null,
      honeypot,
      now,
      isContactDelivered: Boolean(settings.contactEndpoint),
      isNewsletterDelivered: Boolean(settings.newsletterEndpoint),
    },
  });
}

type Children = SnapshotFrom<typeof siteMachine>['children'];

/** The behaviours of the site, each under its id. */
export type SiteActors = { [Id in keyof Children]-?: NonNullable<Children[Id]> };

/** Every behaviour is invoked at the root for the whole visit, so all of them are there. */
export function actorsOf(site: SiteActor): SiteActors {
  return site.getSnapshot().children as SiteActors;
}
