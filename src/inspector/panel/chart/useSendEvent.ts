import type { Named } from '../../inspected.ts';
import { useInspected } from '../basics/inspected.ts';

/** The cases of an event's payload, without the type that all of them share. */
export function casesOf(
  samples: readonly { name: string; event: { type: string } }[] | undefined,
): Named[] {
  return (samples ?? []).map(({ name, event: { type: _type, ...payload } }) => ({
    name,
    value: payload,
  }));
}

/** Sends an event at once, or opens the editor where the event has a payload. */
export function useSendEvent(): (actor: string, type: string) => void {
  const { panel, inspector, attempt } = useInspected();
  return (actor, type) => {
    if (inspector.app.samples[type]) {
      panel.send({ type: 'event.write', actor, event: type });
      return;
    }
    attempt(() => {
      inspector.send(actor, { type });
      panel.send({
        type: 'message.tell',
        message: { text: `Sent ${type} to ${actor}.`, tone: 'done' },
      });
    });
  };
}
