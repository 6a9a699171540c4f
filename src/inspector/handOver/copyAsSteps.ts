import type { InspectedApp } from '../inspected.ts';
import { statesIn } from '../record/differences.ts';
import { type Act, isVainSize } from './act.ts';
import { actsOfReport } from './actsOfReport.ts';
import { MOVES_TIME } from './actsOfSession.ts';
import { addressOfPanel, describeConditions, knownIn } from './conditionText.ts';
import { durationOf, MINUTE_MS } from './duration.ts';
import { NOTICEABLE_MS } from './effect.ts';
import { describeAfter, describeNews } from './effectText.ts';
import { fieldsAfter } from './fields.ts';
import { inQuotes, onOneLine, quote, sizeText } from './gestureText.ts';
import { goingOnIn } from './goingOn.ts';
import { labelOf, namingIn } from './labels.ts';
import { openingOf } from './opening.ts';
import type { SessionFile, Stored } from './sessionFile.ts';
import { storedBetween } from './writeStored.ts';

type App = Pick<InspectedApp, 'addressOf' | 'charts' | 'labels' | 'conditions' | 'limitOf'>;

/** Stands for what an act has brought about. */
export const DROPPED = 'What followed was dropped: the record is full.';

/** Has a sentence end with one full stop. */
const sentence = (text: string) => `${text.replace(/\.$/, '')}.`;

/** A person who waits so long, in ms, while a timer runs may find another page than one who does not. */
const LONG_PAUSE_MS = 1_000;

/**
 * How much later an act came, where that matters: something went on meanwhile that is not told, a timer ran for a
 * second or more, or the act is the same as the one before. A hand that holds the time does it in the middle of what
 * runs: each noticeable time counts. A reload begins a new time, and who moves the time tells that.
 */
function laterThan(
  before: Act | undefined,
  { text, at, gesture, byHand }: Act,
  quiet: readonly string[],
): string {
  const pause = before?.pause ?? 0;
  const isTimed = before?.kept.timers.some(({ actor }) => !quiet.includes(actor));
  const hasGoneOn = pause > 0 && before !== undefined && before.untoldTurns.length > 0;
  const counts = gesture || (byHand && !MOVES_TIME.includes(before?.byHand));
  const least = byHand === 'pause' ? NOTICEABLE_MS : LONG_PAUSE_MS;
  if (hasGoneOn || (counts && isTimed && pause >= least)) return `, ${durationOf(pause)} later`;
  if (!gesture || !before) return '';
  return before.text === text && at > before.at ? `, ${durationOf(at - before.at)} later` : '';
}

/** An act in words, with the lines below it. */
type Told = { at: number; text: string; later: string; more: string; lines: string[] };

/** How many acts from the first on are the same with the same lines, where these come again every `period` acts. */
function runOf(told: readonly Told[], period: number): number {
  const isOther = ({ text, more, lines }: Told, place: number) =>
    text !== told[0]?.text ||
    more !== told[0].more ||
    (place >= period && lines.join() !== told[place - period]?.lines.join());
  const end = told.findIndex(isOther);
  return end < 0 ? told.length : end;
}

/** Numbers the acts. The same again with the same lines, or with two that take turns, is one with its count. */
function writeTold(told: readonly Told[]): string[] {
  const written: string[] = [];
  let rest = told;
  for (let number = 1; rest.length > 0; number += 1) {
    const [{ at, text, later, more }] = rest as [Told];
    const period = runOf(rest, 1) === 1 && runOf(rest, 2) > 3 ? 2 : 1;
    const run = rest.slice(0, runOf(rest, period));
    const took = (run.at(-1)?.at ?? at) - at;
    const count = `${later} × ${run.length.toLocaleString('en')}${took >= 100 ? ` in ${durationOf(took)}` : ''}${period > 1 ? ', by turns' : ''}`;
    written.push(
      sentence(`${number}. ${text}${run.length > 1 ? count : later}${more}`),
      ...run.slice(0, period).flatMap(({ lines }) => lines.map((line) => `   - ${line}`)),
    );
    rest = rest.slice(run.length);
  }
  return written;
}

/** How long a press in the inspector took, from a minute on. Where something was seen, that tells its own time. */
const passing = ({ at, gesture, effects }: Omit<Act, 'text'>, after: Act | undefined) =>
  !gesture && effects.length === 0 && after && after.at - at >= MINUTE_MS
    ? `: ${durationOf(after.at - at)} pass`
    : '';

const placeOf = ({ name, isOfTab, isCookie }: Stored) =>
  `as ${inQuotes(name)} in the ${isCookie ? 'cookies' : `${isOfTab ? 'session' : 'local'} storage`}`;

/** Says with the first act of a person what the tester held from then on: `, while time is held`. */
function heldAt(acts: readonly Act[], isHeld: boolean): string[] {
  const held = { time: isHeld, results: false };
  let told = '';
  return acts.map(({ gesture, byHand = '', effects }) => {
    const names = [...(held.time ? ['time'] : []), ...(held.results ? ['results'] : [])];
    if (['pause', 'go', 'restore'].includes(byHand)) held.time = true;
    if (byHand === 'resume') held.time = false;
    if (byHand === 'hold' || byHand === 'free') held.results = byHand === 'hold';
    if (effects.some(({ isBreak }) => isBreak)) held.time = true;
    if (names.length === 0) told = '';
    if (!gesture || names.join() === told) return '';
    told = names.join();
    return `, while ${names.join(' and ')} ${names.length > 1 || held.results ? 'are' : 'is'} held`;
  });
}

/** The actors that have changed their states. */
const movedIn = (acts: readonly Act[]): string[] =>
  acts.flatMap(({ effects }) =>
    effects.flatMap(({ changes }) => changes.map(({ actor }) => actor)),
  );

/** Where and when a session was recorded, and what its conditions do not reach. */
function describeSurroundings(
  app: App,
  { surroundings }: SessionFile,
  acts: readonly Act[],
): string[] {
  if (!surroundings) return [];
  const { browser, language, scheme, startedAt } = surroundings;
  const date = new Date(startedAt).toISOString().slice(0, 16).replace('T', ' ');
  const known = knownIn(app, surroundings);
  const conditions = describeConditions(app, known);
  const under = conditions && `, under ${conditions}`;
  return [
    `${browser}, window ${sizeText(surroundings)}, ${language}, ${scheme}, ${date} UTC${under}`,
    app.limitOf(known, movedIn(acts)) ?? [],
  ].flat();
}

/**
 * Joined sessions as numbered acts with what was seen after each, for a bug report. `origin` is
 * where the app runs: `https://interpunct.example`. What `quiet` actors did is left out; a line at the end names them.
 */
export function copyAsSteps(
  sessions: readonly SessionFile[],
  given: App,
  origin: string,
  quiet: readonly string[] = [],
): string {
  const app = namingIn(given, sessions);
  const [session, latest] = [sessions[0], sessions.at(-1)] as [SessionFile, SessionFile];
  const { isWhole, address, at, link } = openingOf(session, app, origin);
  const stored = (session.surroundings?.stored ?? []).filter((one) => !one.isOfConditions);
  const all = actsOfReport(sessions, app.charts, quiet);
  const led = all.find(({ isOfLink }) => isOfLink);
  const ledTo = link && led && statesIn(led.kept, session.root).get(link.actor);
  const acts = all.filter((act) => act !== led);
  // Who has found a fault pauses to report it. Nobody has to do that again.
  const isPause = ({ byHand, effects }: Act) => byHand === 'pause' && effects.length === 0;
  for (let last = acts.at(-1); last && (isPause(last) || isVainSize(last)); last = acts.at(-1))
    acts.pop();
  const goingOn = goingOnIn(sessions);
  const pages = [...acts.slice(1), latest].map(({ page }) => page);
  const known = { quiet, goingOn, fields: fieldsAfter(acts, pages, goingOn) };
  const held = heldAt(acts, link !== undefined);
  const isByHand = acts.some(({ gesture, news }, index) => index > 0 && !gesture && !news);
  const place = addressOfPanel(address, knownIn(app, session.surroundings), link, isByHand);
  const opening = isWhole
    ? `Open ${place}`
    : `Go on at ${place}, ${durationOf(at)} after the start`;
  const beginning = [
    ...(stored.length > 0
      ? [
          `The browser had stored ${stored.map((one) => `${inQuotes(one.value)} ${placeOf(one)}`).join(', ')}.`,
        ]
      : []),
    ...(ledTo ? [`${labelOf(app, link.actor)}: ${ledTo}.`] : []),
  ];
  const told = acts.map((act, index) => ({
    at: act.at,
    text: describeNews(app, act) ?? (act.text || opening),
    later: laterThan(acts[index - 1], act, quiet),
    more: `${passing(act, acts[index + 1])}${held[index]}`,
    lines: [
      ...(index === 0 ? beginning : []),
      ...(act.isCut && (index > 0 || isWhole) ? [DROPPED] : []),
      ...describeAfter(app, latest, acts, index, known),
      ...(index === acts.length - 1 ? storedBetween(sessions) : []).map(
        (one) => `${one.isRemoved ? 'Nothing' : quote(one.value)} is stored ${placeOf(one)}.`,
      ),
    ],
  }));
  const untold = [...new Set(acts.flatMap((act) => act.untold ?? []))];
  const left = untold.map((actor) => labelOf(app, actor)).join(', ');
  return [
    `${session.app} ${session.version}`,
    ...describeSurroundings(app, session, acts),
    '',
    ...writeTold(told),
    ...(left ? ['', `Left out is what quiet actors did that no act was about: ${left}.`] : []),
    '',
  ]
    .map(onOneLine)
    .join('\n');
}
