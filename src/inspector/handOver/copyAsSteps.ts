import type { AnyEventObject } from 'xstate';
import { timerName } from '#statechart/describeChart.ts';
import type { InspectedApp } from '../inspected.ts';
import type { Cause, Entry } from '../record/entry.ts';
import { type Change, changesBetween, statesIn } from './keptStates.ts';
import { toLiteral } from './literal.ts';
import type { SessionFile } from './sessionFile.ts';

type App = Pick<InspectedApp, 'name' | 'isTyped' | 'addressOf'>;

/** A cause and what it changed; or several alike that changed no state. */
type Step = {
  /** Steps with the same key say the same. Undefined for a step that changed a state. */
  noise: string | undefined;
  /** Whether it comes by itself: it interrupts no other run. */
  isTick: boolean;
  cause: Cause;
  changes: readonly Change[];
  times: number;
  /** Since the last step that did not come by itself, in ms. */
  wait: number;
};

/** A pause shorter than this is not worth a word, in ms. */
const NOTICEABLE_MS = 100;

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** An event without what differs from one to the next in a run: numbers, and letters that are typed. */
function kindOf(event: AnyEventObject, isTyped: (path: readonly string[]) => boolean): string {
  const blank = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'number') return 0;
    if (typeof value === 'string') return path.length > 1 && isTyped(path) ? '' : value;
    if (Array.isArray(value)) return value.map((part, index) => blank(part, [...path, `${index}`]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.entries(value).map(([key, part]) => [key, blank(part, [...path, key])]);
  };
  return JSON.stringify(blank(event, ['event']));
}

const hasOnlyNumbers = ({ type, ...payload }: AnyEventObject) =>
  Object.values(payload).length > 0 &&
  Object.values(payload).every((value) => typeof value === 'number');

function toStep(
  { at, cause, deliveries }: Entry,
  before: number,
  changes: readonly Change[],
  isTyped: InspectedApp['isTyped'],
): Step {
  const step = { cause, changes, times: 1, wait: at - before, noise: undefined, isTick: false };
  if (changes.length > 0) return step;
  if (cause.type === 'timer') {
    return { ...step, isTick: true, noise: `timer ${cause.actor} ${cause.id}` };
  }
  if (cause.type !== 'event') return step;
  const actors = [cause.actor, ...deliveries.map(({ receiver }) => receiver)];
  const kind = kindOf(cause.event, (path) => actors.some((actor) => isTyped(actor, path)));
  return {
    ...step,
    isTick: hasOnlyNumbers(cause.event),
    noise: `event ${cause.actor} ${kind}`,
  };
}

/**
 * Adds a step, or counts it to an earlier one that says the same. What comes by itself, such as moves
 * of the pointer and frames, does not interrupt what a person does, and is not interrupted by it.
 */
function addStep(steps: Step[], step: Step): void {
  const interrupts = (other: Step) => other.noise === undefined || (!step.isTick && !other.isTick);
  for (let place = steps.length - 1; step.noise !== undefined && place >= 0; place -= 1) {
    const earlier = steps[place] as Step;
    if (earlier.noise === step.noise) {
      // The last one says what has been typed, and where the pointer is.
      steps[place] = { ...step, times: earlier.times + 1, wait: earlier.wait };
      return;
    }
    if (interrupts(earlier)) break;
  }
  steps.push(step);
}

/** What is left and what has come: leaves that stay are not worth a word. */
function describeChange({ before, after }: Change): string {
  if (before === undefined) return `appears as ${after}`;
  const [left, come] = [before.split(' '), after.split(' ')];
  const only = (leaves: string[], others: string[]) =>
    leaves.filter((leaf) => !others.includes(leaf)).join(' ');
  return `${only(left, come)} → ${only(come, left)}`;
}

function describePayload(value: unknown): string {
  const literal = toLiteral(value);
  return value === undefined || literal === '{}' ? '' : ` with \`${literal}\``;
}

function describeCause(cause: Exclude<Cause, { type: 'start' }>, times: number): string {
  const often = times > 1 ? ` ${times} times` : '';
  switch (cause.type) {
    case 'event': {
      const { type, ...payload } = cause.event;
      const last = times > 1 && describePayload(payload) ? ', at last' : '';
      return `send \`${type}\` to ${cause.actor}${often}${last}${describePayload(payload)}`;
    }
    case 'timer':
      return `the timer \`${timerName(cause.id)}\` of ${cause.actor} fires${often}`;
    case 'output':
      return `\`${cause.invoke}\` of ${cause.actor} succeeds${describePayload(cause.value)}`;
    case 'error':
      return `\`${cause.invoke}\` of ${cause.actor} fails${describePayload(cause.value)}`;
  }
}

function describeStep({ cause, changes, times, wait }: Step): string {
  if (cause.type === 'start') return '';
  const own = changes.find(({ actor }) => actor === cause.actor);
  const others = changes.filter((change) => change !== own);
  const text = describeCause(cause, times) + (own ? `: ${describeChange(own)}.` : '.');
  const pause = wait >= NOTICEABLE_MS ? `After ${seconds(wait)}, ` : '';
  const sentence = pause + (pause ? text : text[0]?.toUpperCase() + text.slice(1));
  return [sentence, ...others.map((change) => `${change.actor}: ${describeChange(change)}.`)].join(
    ' ',
  );
}

/**
 * A session as numbered steps in plain English, for a bug report. `origin` is where the app runs:
 * `https://interpunct.example`.
 */
export function copyAsSteps(session: SessionFile, app: App, origin: string): string {
  const { root, start, startAt, entries, version } = session;
  const steps: Step[] = [];
  let states = statesIn(start, root);
  let before = startAt;
  for (const entry of entries) {
    const next = statesIn(entry.kept, root);
    const step = toStep(entry, before, changesBetween(states, next), app.isTyped);
    if (entry.cause.type !== 'start') addStep(steps, step);
    states = next;
    if (!step.isTick) before = entry.at;
  }
  const address = origin + app.addressOf(start);
  const isFresh = entries[0]?.cause.type === 'start';
  const first = isFresh
    ? `Open ${address}.`
    : `Go on at ${address}, ${seconds(startAt)} after the start.`;
  return [
    `${app.name} ${version}`,
    '',
    ...[first, ...steps.map(describeStep)].map((text, index) => `${index + 1}. ${text}`),
    '',
  ].join('\n');
}
