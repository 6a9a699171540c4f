import type { ComponentType } from 'react';
import { fromPromise } from 'xstate';
import type { ChatActor } from '#machines/chat.machine.ts';
import type { ChatLogActor } from '#machines/chatLog.machine.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import { overlayMachine } from '#machines/overlay.machine.ts';
import { askForThisPage, checkDeployment } from './deployment.ts';
import { noteReturn } from './returning.ts';
import { errorOf, type World } from './world.ts';

type Components = {
  chat?: ComponentType<{
    actor: ChatActor;
    log: ChatLogActor;
    isCovered: boolean;
    onClose: () => void;
  }>;
  consent?: ComponentType<{ actor: ConsentActor }>;
};

type OverlayName = keyof Components;

/** The component of each overlay whose machine is `ready`. */
export const overlayComponents: Components = {};

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
