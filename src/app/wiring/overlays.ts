import type { ComponentType } from 'react';
import { fromPromise } from 'xstate';
import type { ChatActor } from '#machines/chat.machine.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import { overlayMachine } from '#machines/overlay.machine.ts';

type Components = {
  chat?: ComponentType<{ actor: ChatActor }>;
  consent?: ComponentType<{ actor: ConsentActor }>;
};

type OverlayName = keyof Components;

/** The component of each overlay, once its behaviour is `ready`. */
export const overlayComponents: Components = {};

const loaders: Record<OverlayName, () => Promise<void>> = {
  chat: async () => {
    overlayComponents.chat = (await import('#views/overlays/ChatPanel.tsx')).ChatPanel;
  },
  consent: async () => {
    overlayComponents.consent = (await import('#views/overlays/Consent.tsx')).Consent;
  },
};

/** The behaviour that loads the code of an overlay. */
export function provideOverlay(
  name: OverlayName,
  report: (message: string, error?: unknown) => void,
) {
  return overlayMachine.provide({
    actors: { loadCode: fromPromise(() => loaders[name]()) },
    actions: {
      reportFailure: (_, { error }) => report(`The ${name} overlay did not arrive.`, error),
    },
  });
}
