import type { ComponentType } from 'react';
import { fromPromise } from 'xstate';
import type { ConsentActor } from '#machines/consent.machine.ts';
import { overlayMachine } from '#machines/overlay.machine.ts';

/** What each overlay is given. */
type OverlayProps = { consent: { actor: ConsentActor } };

type OverlayName = keyof OverlayProps;

const importers: { [Name in OverlayName]: () => Promise<ComponentType<OverlayProps[Name]>> } = {
  consent: async () => (await import('#views/overlays/Consent.tsx')).Consent,
};

const components: { [Name in OverlayName]?: ComponentType<OverlayProps[Name]> } = {};

/** The behaviour that loads the code of an overlay. */
export function provideOverlay(
  name: OverlayName,
  report: (message: string, error?: unknown) => void,
) {
  return overlayMachine.provide({
    actors: {
      loadCode: fromPromise(async () => {
        components[name] = await importers[name]();
      }),
    },
    actions: {
      reportFailure: (_, { error }) => report(`The ${name} overlay did not arrive.`, error),
    },
  });
}

/** The component of an overlay, once its behaviour is `ready`. */
export function overlayOf<Name extends OverlayName>(
  name: Name,
): ComponentType<OverlayProps[Name]> | undefined {
  return components[name];
}
