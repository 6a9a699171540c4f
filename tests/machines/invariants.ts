import { pathOf } from '@interpunct/model-kit/keptRoot';
import { scheduledIn } from '@interpunct/model-kit/xstate';
import { expect } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { SiteActors } from '#app/wiring/createSite.ts';
import type { Preferences, StoredChoice } from '#machines/consent.machine.ts';
import type { Entry } from '#machines/page.machine.ts';
import type { Run, RunStep } from './siteRun.ts';

type Id = keyof SiteActors;

/** The snapshots of all behaviours. */
type Picture = { [Behaviour in Id]: AnyMachineSnapshot };

/** What a walk knows of the visit, from what was done and not from what the machines say. */
type Known = {
  /** The choice on cookies in force. */
  choice: Preferences;
  /** The language of the first page that followed the entry, the 404 page aside, then the one chosen last. */
  language: string | null;
  /** Whether code of a vendor runs in the document. */
  hasVendors: boolean;
  /** Whether a choice has taken the vendors out again. */
  isWithdrawn: boolean;
};

/** A step with what was before it and what is after it. */
type Moment = {
  step: RunStep;
  run: Run;
  was: Picture;
  is: Picture;
  knew: Known;
  known: Known;
  /** The calls of ports that followed from the step. */
  calls: readonly string[];
};

const REFUSAL: Preferences = { necessary: true, analytics: false, marketing: false };
const APPROVAL: Preferences = { necessary: true, analytics: true, marketing: true };

/** A behaviour has one timer. The chat has one a region: the focus of its panel and the answer are apart. */
const REGIONS: { [Behaviour in Id]?: RegExp } = { chat: /^chat\.(?:panel|conversation)\b/ };

const pictureOf = ({ actors }: Run) =>
  Object.fromEntries(
    Object.entries(actors).map(([id, actor]) => [id, actor.getSnapshot()]),
  ) as Picture;

/** The event that a step sends to an actor; undefined if it does something else. */
const eventTo = (actor: Id | 'site', step: RunStep): AnyEventObject | undefined =>
  step.type === 'event' && step.actor === actor ? step.event : undefined;

const settles = (port: string, step: RunStep) => step.type === 'output' && step.port === port;

/** The choice on cookies that a step makes; undefined for none. */
function choiceIn(step: RunStep, { consent }: Picture): Preferences | undefined {
  const { maxAge, saved } = consent.context;
  if (settles('consent.readRecord', step)) {
    const choice = (step as RunStep & { type: 'output' }).value as StoredChoice | null;
    if (!consent.matches('reading') || !choice) return undefined;
    return choice.age < maxAge ? choice.preferences : REFUSAL;
  }
  const event = eventTo('consent', step);
  const isOld = event?.age >= maxAge;
  if (event?.type === 'consent.changedElsewhere')
    return isOld ? REFUSAL : (event.preferences ?? REFUSAL);
  if (event?.type === 'consent.aged') return isOld && saved ? REFUSAL : undefined;
  if (event?.type === 'consent.acceptAll' && consent.matches('banner')) return APPROVAL;
  if (event?.type === 'consent.acceptNecessary' && consent.matches('banner')) return REFUSAL;
  if (event?.type === 'consent.save' && consent.matches('customizing'))
    return consent.context.draft;
  return undefined;
}

/** What brings code of a vendor into the document, or lets it store something. */
const LOADS_VENDOR = /^analytics\.(?:loadTag|startRecorder|grantRecorder) /;
/** What vendors see as soon as their code is there. */
const REACHES_VENDOR = /^analytics\.(?:loadTag|startRecorder|grantRecorder|send\w+) /;

/** Whether both are the same visit to a page. A copy of a site has another object, and so has a repeated event. */
const isSame = (one: Entry, other: Entry) => JSON.stringify(one) === JSON.stringify(other);

function learn(
  knew: Known,
  step: RunStep,
  was: Picture,
  is: Picture,
  calls: readonly string[],
): Known {
  const choice = choiceIn(step, was) ?? knew.choice;
  const { shown } = is.page.context;
  const isFirst = !isSame(shown, was.page.context.shown) && shown.page !== '404';
  const event = eventTo('site', step);
  const chosen = event?.type === 'language.chosen' ? event.language : null;
  return {
    choice,
    language: chosen ?? knew.language ?? (isFirst ? shown.language : null),
    hasVendors: knew.hasVendors || calls.some((call) => LOADS_VENDOR.test(call)),
    isWithdrawn: knew.isWithdrawn || (knew.hasVendors && !choice.analytics),
  };
}

/** What holds after every step of every visit. */
const invariants: Record<string, (moment: Moment) => void> = {
  'one layer at a time': ({ was, is }) => {
    const layersIn = ({ mobileMenu, consent, chat }: Picture) => ({
      menu: mobileMenu.matches('open'),
      preferences: consent.matches('customizing'),
      chat: chat.matches({ panel: 'open' }),
    });
    const { menu, preferences, chat } = layersIn(is);
    if (menu) expect({ preferences, chat }).toEqual({ preferences: false, chat: false });
    // The preferences may open over the chat, but not the chat over them.
    if (preferences && chat) expect(layersIn(was).chat).toBe(true);
    const opened = [is.servicesDropdown, is.aboutDropdown, is.mobileMenu].filter((one) =>
      one.matches('open'),
    );
    expect(opened.length).toBeLessThan(2);
  },

  'one timer a behaviour, of a state that it is in': ({ run: { site, clock } }) => {
    const scheduled = scheduledIn(site);
    expect(clock.remaining()).toHaveLength(scheduled.length);
    const places = scheduled.map(({ source, id }) => {
      const [, owner = ''] = /^xstate\.after\.[^.]+\.(.+)$/.exec(id) ?? [];
      const { _nodes: nodes } = (source as AnyActorRef).getSnapshot() as AnyMachineSnapshot;
      expect(nodes.map((node: { id: string }) => node.id)).toContain(owner);
      return `${pathOf(source)} ${REGIONS[pathOf(source) as Id]?.exec(owner)?.[0]}`;
    });
    expect(new Set(places).size, places.join()).toBe(places.length);
  },

  'vendors only with a grant': ({ is, calls, known, knew }) => {
    if (!knew.isWithdrawn)
      expect(is.analytics.context.grants).toMatchObject(grantsOf(known.choice));
    const sent = calls.filter((call) => REACHES_VENDOR.test(call));
    if (!known.choice.analytics) {
      expect(sent.filter((call) => LOADS_VENDOR.test(call))).toEqual([]);
    }
    if (known.isWithdrawn) expect(sent).toEqual([]);
    if (known.isWithdrawn && !knew.isWithdrawn) {
      const names = calls.map((call) => call.split(' ')[0]);
      expect(names).toEqual(
        expect.arrayContaining(['analytics.closeGate', 'analytics.deleteTraces']),
      );
    }
  },

  'every behaviour alive': ({ is, run: { site } }) => {
    const states = Object.values(is).map(({ status }) => status);
    expect([...new Set([...states, site.getSnapshot().status])]).toEqual(['active']);
  },

  'one page and one language for all': ({ step, was, is, knew, known }) => {
    const { shown } = is.page.context;
    const isHome = shown.page === 'home';
    expect(is.breadcrumbs.matches('absent')).toBe(isHome);
    expect(is.heroRotator.matches('idle')).toBe(!isHome);
    if (!isHome) expect(is.podcastPopup.value).toMatch(/^(?:idle|dismissed)$/);
    expect(is.language.context.preferred).toBe(known.language ?? 'en');
    const endsLoading = settles('page.loadPage', step) || eventTo('site', step)?.isLoaded;
    if (!endsLoading) expect(shown.language).toBe(was.page.context.shown.language);
    // A document that is about to end counts no page.
    const counted = is.analytics.context.path;
    if (counted !== '' && !knew.isWithdrawn) expect(counted).toBe(shown.path);
  },
};

const grantsOf = ({ analytics, marketing }: Preferences) => ({ analytics, marketing });

/**
 * Takes a step through a run as a visit would: a page that arrives is reported as the page on the screen.
 * Returns the calls of ports that followed.
 */
export async function takeStep(run: Run, step: RunStep): Promise<readonly string[]> {
  const { site, actors, script } = run;
  const shownIn = () => actors.page.getSnapshot().context.shown;
  const before = shownIn();
  script.calls.length = 0;
  await step.take(run);
  const shown = shownIn();
  if (!isSame(shown, before)) site.send({ type: 'route.changed', address: shown });
  return [...script.calls];
}

/**
 * Takes steps through a run, checks what holds after each, and names the first after which something does
 * not. Returns the calls of ports that followed from a step.
 */
export function createWalker(run: Run) {
  let was = pictureOf(run);
  let known: Known = {
    choice: REFUSAL,
    language: null,
    hasVendors: false,
    isWithdrawn: false,
  };
  return async (step: RunStep): Promise<readonly string[]> => {
    const calls = await takeStep(run, step);
    const knew = known;
    const is = pictureOf(run);
    known = learn(knew, step, was, is, calls);
    for (const [name, holds] of Object.entries(invariants)) {
      try {
        holds({ step, run, was, is, knew, known, calls });
      } catch (error) {
        throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
      }
    }
    was = is;
    return calls;
  };
}
