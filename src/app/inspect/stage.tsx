import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import type { SiteActor } from '#machines/site.machine.ts';

/** What the page shows. Another key makes React begin the page again. */
type Shown = { site: SiteActor; key: string };

/** A place for a site that can be exchanged. */
export type Stage = {
  get: () => Shown;
  set: (shown: Shown) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStage(): Stage {
  let shown: Shown;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set: (next) => {
      shown = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type OnStageProps = { stage: Stage; children: (site: SiteActor) => ReactNode };

/** Shows the site on a stage. */
export function OnStage({ stage, children }: OnStageProps) {
  const { site, key } = useSyncExternalStore(stage.subscribe, stage.get, stage.get);
  return <Fragment key={key}>{children(site)}</Fragment>;
}
