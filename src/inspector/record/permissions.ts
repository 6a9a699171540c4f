import type { Gesture, Outside, Shown, Size } from './entry.ts';

/** What the owner of a root allows. It is asked each time. */
export type Permissions = {
  /** Whether events of the world outside enter. */
  isOpen: () => boolean;
  /** Whether a new promise of an actor starts by itself. */
  startsPromises: (actor: string, invoke: string) => boolean;
  /**
   * When an action of an actor is carried out, or an actor that speaks by itself starts (`isStart`). XState's own
   * actions, such as `assign`, always are.
   */
  carriesOut: (
    actor: string,
    action: string,
    isStart: boolean,
  ) => 'now' | 'when released' | 'never';
  /** What a person does, while the page is handling that. */
  handledAct?: () => { type?: string } | undefined;
  /** What a person points at, while the page is handling that. */
  pointedAt?: () => Gesture | undefined;
  /** Where the news came from that the page is handling. */
  outside?: () => Outside | undefined;
  /** What the page shows a person: its address, title, alerts and fields. */
  shown?: () => Shown | undefined;
  /** The size of the page's window: the same object until it is another size. */
  size?: () => Size | undefined;
  /** Whether a tester holds time or results. */
  isHeldByHand?: () => boolean;
  /** Whether what a promise of an actor settles with is delivered at once. */
  admitsResults: (actor: string) => boolean;
};
