import { type ActorOptions, createActor, type SnapshotFrom } from 'xstate';
import { storeLanguage } from '#app/routing/language.ts';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import { honeypot } from '#content/forms.ts';
import { heroWords } from '#content/pages/heroWords.ts';
import { languageMachine } from '#machines/language.machine.ts';
import type { Entry } from '#machines/page.machine.ts';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import { type SiteActor, siteMachine } from '#machines/site.machine.ts';
import { provideAnalytics } from './analytics.ts';
import { provideChat } from './chat.ts';
import { CONSENT_MAX_AGE, provideConsent } from './consent.ts';
import { provideForm } from './forms.ts';
import { provideOverlay } from './overlays.ts';
import { providePage } from './page.ts';
import { patientClock } from './patientClock.ts';
import { outliveFaults } from './portFaults.ts';
import { provideVersionBadge } from './versionBadge.ts';
import { errorOf, type World } from './world.ts';

/** Notes that the invitation to the podcast was shown, for the rest of the session. */
export const POPUP_FLAG = `${brand.slug}-podcast-popup`;

/** The floor plan with every port provided, and none of them fatal. */
function provideSite(world: World) {
  const site = siteMachine.provide({
    actors: {
      page: providePage(world),
      contactForm: provideForm('contactForm', world),
      newsletter: provideForm('newsletter', world),
      chat: provideChat(world),
      chatOverlay: provideOverlay('chat', world),
      consent: provideConsent(world),
      consentOverlay: provideOverlay('consent', world),
      analytics: provideAnalytics(world),
      versionBadge: provideVersionBadge(world),
      language: languageMachine.provide({
        actions: { storeLanguage: ({ context }) => storeLanguage(world.local, context.preferred) },
      }),
      podcastPopup: podcastPopupMachine.provide({
        actions: {
          rememberShown: () => {
            world.session.write(POPUP_FLAG, 'shown');
          },
        },
      }),
    },
    actions: {
      reportFailure: ({ event }) => world.report('A behaviour of the site failed.', errorOf(event)),
      reportCrash: ({ event }) => world.report('A part of the page failed.', errorOf(event)),
    },
  });
  return outliveFaults(site, world.report);
}

/**
 * The clock of every timer, an observer of all that happens, and a snapshot to go on from. A site from
 * a snapshot needs more: `reviveSite`.
 */
export type SiteOptions = Pick<ActorOptions<typeof siteMachine>, 'clock' | 'inspect' | 'snapshot'>;

/** Creates the site at an entry of the history, without starting it: its snapshot can be rendered as it is. */
export function createSite(entry: Entry, world: World, options?: SiteOptions): SiteActor {
  return createActor(provideSite(world), {
    clock: patientClock,
    ...options,
    id: siteMachine.id,
    systemId: siteMachine.id,
    input: {
      entry,
      language: world.language,
      startedAt: world.now(),
      heroWordCount: heroWords.length,
      wasPodcastPopupShown: world.session.read(POPUP_FLAG) === 'shown',
      honeypot,
      isContactDelivered: Boolean(settings.contactEndpoint),
      isNewsletterDelivered: Boolean(settings.newsletterEndpoint),
      hasVendors: settings.hasVendors,
      consentMaxAge: CONSENT_MAX_AGE,
    },
  });
}

type Children = SnapshotFrom<typeof siteMachine>['children'];

/** The behaviours of the site, each under its id. */
export type SiteActors = { [Id in keyof Children]-?: NonNullable<Children[Id]> };

/** The root invokes every behaviour for the whole visit, so all of them are there. */
export function actorsOf(site: SiteActor): SiteActors {
  return site.getSnapshot().children as SiteActors;
}

/** Whether the site can bring another page to the screen. */
export const isShowing = (site: SiteActor): boolean =>
  [site, actorsOf(site).page].every((actor) => actor.getSnapshot().status === 'active');
