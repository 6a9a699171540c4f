import { fromPromise } from 'xstate';
import { overlayMachine } from '#machines/overlay.machine.ts';
import type { ChatPanel } from '#views/overlays/chat/ChatPanel.tsx';
import type { Consent } from '#views/overlays/consent/Consent.tsx';
import { askForThisPage, checkDeployment } from './deployment.ts';
import { noteReturn } from './returning.ts';
import { errorOf, type World } from './world.ts';

/** The component of each overlay whose machine is `ready`. */
export const overlayComponents: { chat?: typeof ChatPanel; consent?: typeof Consent } = {};

type OverlayName = keyof typeof overlayComponents;

/** Loads the component of each overlay. */
export const overlayLoaders: Record<OverlayName, () => Promise<void>> = {
  chat: async () => {
    overlayComponents.chat = (await import('#views/overlays/chat/ChatPanel.tsx')).ChatPanel;
  },
  consent: async () => {
    overlayComponents.consent = (await import('#views/overlays/consent/Consent.tsx')).Consent;
  },
};

/** Loads the document again, which then gives the overlay back to the visitor. */
export function reloadFor(name: OverlayName, { session, reload }: World): void {
  noteReturn(session, name);
  reload();
}

/** The loading of an overlay's code. */
export function provideOverlay(name: OverlayName, world: World) {
  return overlayMachine.provide({
    actors: {
      loadCode: fromPromise(() => overlayLoaders[name]()),
      checkDeployment: checkDeployment(world, () => '/'),
      askHost: askForThisPage,
    },
    actions: {
      reload: () => reloadFor(name, world),
      reportFailure: ({ event }) =>
        world.report(`The ${name} overlay did not arrive.`, errorOf(event)),
    },
  });
}
