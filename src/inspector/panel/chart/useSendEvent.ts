import { useInspected } from '../basics/useInspected.ts';

/** Sends an event at once, or opens the editor where the event has a payload. */
export function useSendEvent(): (actor: string, type: string) => void {
  const { panel, inspector, attempt } = useInspected();
  return (actor, type) => {
    const cases = inspector.casesOf(actor);
    if (!cases || cases.events[type]) {
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
