/** A state of a chart. `id` is XState's: `chat.panel.open`. The root's is the machine's own. */
export type ChartState = {
  id: string;
  key: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The ids of the states that are entered with this one. Empty for an atomic state. */
  initial: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  invokes: readonly { id: string; src: string }[];
  tags: readonly string[];
  states: readonly ChartState[];
};

/** A transition of a chart. Its id lasts as long as its place in the machine does. */
export type ChartTransition = {
  /** `<source id>|<event type>|<place among the source's transitions for that event>` */
  id: string;
  source: string;
  /** The ids of the states that it enters. Empty for a transition without a target. */
  targets: readonly string[];
  /** XState's event type; '' for one that is always taken. */
  event: string;
  kind: 'event' | 'always' | 'after' | 'done' | 'error';
  /** The event as people read it: `after shownFor`, `requestAnswer done`. */
  label: string;
  /** The name of its guard; undefined for none. */
  guard?: string;
  actions: readonly string[];
};

/** A machine as data. */
export type Chart = {
  /** The machine's id. */
  id: string;
  root: ChartState;
  transitions: readonly ChartTransition[];
};
