import type { Effect } from '@interpunct/inspector';
import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import type { Address } from '#app/routing/address.ts';
import { replaceEntry } from '#app/routing/entries.ts';
import { applyHead } from '#app/routing/head.ts';
import { loadPage } from '#app/routing/pageLoader.ts';
import { loadTexts } from '#app/routing/texts.ts';
import { NOT_FOUND } from '#app/routing/typedPath.ts';
import { vendorActions } from '#app/wiring/analytics.ts';
import { actorsOf, createSite, type SiteOptions } from '#app/wiring/createSite.ts';
import { overlayLoaders, reloadFor } from '#app/wiring/overlays.ts';
import type { World } from '#app/wiring/world.ts';
import type { Language } from '#content/languages.ts';
import type { SiteActor } from '#machines/site.machine.ts';

type RestoreOptions = Omit<SiteOptions, 'snapshot'>;

/** Creates a site as it was kept, and loads the code and the texts that its states count on. */
export async function reviveSite(
  { snapshot }: KeptRoot,
  world: World,
  options?: RestoreOptions,
): Promise<SiteActor> {
  const { entry } = (snapshot as ReturnType<SiteActor['getSnapshot']>).context;
  const site = createSite(entry, world, { ...options, snapshot });
  const { page, chatOverlay, consentOverlay } = actorsOf(site);
  const { shown, hasFailed } = page.getSnapshot().context;

  await Promise.all([
    // A page that failed has texts of its frame only.
    hasFailed ? loadTexts(shown.language as Language, NOT_FOUND) : loadPage(shown as Address),
    chatOverlay.getSnapshot().hasTag('usable') && overlayLoaders.chat(),
    consentOverlay.getSnapshot().hasTag('usable') && overlayLoaders.consent(),
  ]);
  return site;
}

/** Gives the document the entry and the head of the page that a site is at. */
export function enterPageOf(site: SiteActor): void {
  const { requested, shown, hasFailed } = actorsOf(site).page.getSnapshot().context;
  const { key, path } = requested;
  replaceEntry({ key }, path);
  applyHead(document, shown as Address, hasFailed);
}

/** What the document of a kept site does again: it loads vendors, and ends where it was ending. */
export function effectsToRepeat(site: SiteActor, world: World): Effect[] {
  const { page, analytics, chatOverlay, consentOverlay } = actorsOf(site);
  const vendors = Object.entries(vendorActions(analytics, world));
  const reloads = [
    { actor: page, run: world.reload },
    { actor: chatOverlay, run: () => reloadFor('chat', world) },
    { actor: consentOverlay, run: () => reloadFor('consent', world) },
  ];
  return [
    ...vendors.map(([action, run]) => ({ actor: analytics.id, action, run })),
    ...reloads
      .filter(({ actor }) => actor.getSnapshot().matches('reloading'))
      .map(({ actor: { id }, run }) => ({ actor: id, action: 'reload', run })),
  ];
}
