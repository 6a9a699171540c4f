import { type Address, NOT_FOUND } from '#app/pages/address.ts';
import { applyHead } from '#app/pages/head.ts';
import { loadPage } from '#app/pages/pageLoader.ts';
import { loadTexts } from '#app/pages/texts.ts';
import type { Language } from '#content/languages.ts';
import { type KeptRoot, resumeTimers } from '#inspector/record/keptRoot.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { remakeVendors } from './analytics.ts';
import { actorsOf, createSite, type SiteOptions } from './createSite.ts';
import { overlayLoaders } from './overlays.ts';
import type { World } from './world.ts';

/**
 * Creates a site that goes on where a kept one was, without starting it. It makes again what the states
 * count on and a snapshot cannot hold: code and texts, address and head, the queue and the vendors of
 * analytics. XState runs the promises that were under way again when the site starts.
 *
 * Rejects if code or texts do not load.
 */
export async function restoreSite(
  kept: KeptRoot,
  world: World,
  options?: Omit<SiteOptions, 'snapshot'>,
): Promise<SiteActor> {
  const { entry } = (kept.snapshot as ReturnType<SiteActor['getSnapshot']>).context;
  const site = createSite(entry as Address, world, { ...options, snapshot: kept.snapshot });
  const { page, analytics, chatOverlay, consentOverlay } = actorsOf(site);
  const { requested, hasFailed } = page.getSnapshot().context;
  const shown = page.getSnapshot().context.shown as Address;

  await Promise.all([
    // A page that failed has texts of its frame only.
    hasFailed ? loadTexts(shown.language as Language, NOT_FOUND) : loadPage(shown),
    chatOverlay.getSnapshot().matches('ready') && overlayLoaders.chat(),
    consentOverlay.getSnapshot().matches('ready') && overlayLoaders.consent(),
  ]);
  history.replaceState(history.state, '', requested.path + location.search + location.hash);
  applyHead(document, shown, hasFailed);
  remakeVendors(analytics, world);
  const isEnding =
    analytics.getSnapshot().matches('leaving') ||
    [page, chatOverlay, consentOverlay].some((actor) => actor.getSnapshot().matches('reloading'));
  if (isEnding) world.reload();
  resumeTimers(site, kept.timers);
  return site;
}
