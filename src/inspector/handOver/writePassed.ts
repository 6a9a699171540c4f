import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import { statesIn } from '../record/differences.ts';
import type { Said, Shown } from '../record/entry.ts';
import { type Act, isAtRest, saidBetween, waitOf } from './act.ts';
import { type Effect, type EffectChange, isAtOnce, NOTICEABLE_MS } from './effect.ts';
import { toLiteral } from './literal.ts';
import { patternOfAnyNumber, writeContain } from './varying.ts';

/** Forgets what was passed through before an act. */
export const FORGET_PASSED = 'await forgetPassed();';

/** What a test of what was passed through stands on, by what its lines call. */
export const PASSED_HELPERS: Readonly<Record<string, string>> = {
  // What is hidden says nothing.
  [FORGET_PASSED]: `type Stay = { what: string; from: number; to?: number };

  /** Notes which states of views, alerts and statuses come and go, however soon. */
  function follow() {
    const stays: Stay[] = [];
    Object.assign(window, { stays, since: 0 });
    const find = (parts: string) => [...document.querySelectorAll<HTMLElement>(parts)];
    new MutationObserver(() => {
      const states = new Map(
        find('[data-machine]').reverse().map(({ dataset }) => [dataset.machine, dataset.state]),
      );
      const now = [...states].flatMap(([name, all = '']) => all.split(' ').map((one) => \`\${name}: \${one}\`));
      for (const one of find('[role=alert], [role=status], output:not([role])'))
        if (one.checkVisibility({ visibilityProperty: true })) now.push(one.innerText.trim().replace(/\\s+/g, ' '));
      const [at, shown] = [performance.now(), stays.filter(({ to }) => to === undefined)];
      for (const one of shown) if (!now.includes(one.what)) one.to = at;
      for (const what of now) if (shown.every((one) => one.what !== what)) stays.push({ what, from: at });
    }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  }
  async function forgetPassed() {
    await page.evaluate(() => void (Object(window).since = Object(window).stays.length));
  }
  async function followed(): Promise<Stay[]> {
    return page.evaluate(() => Object(window).stays.slice(Object(window).since));
  }`,
  'poll(passed': `async function passed() {
    return (await followed()).map(({ what }) => what);
  }`,
  'poll(() => stays(': `/** How long each stay in a state was, in ms. */
  async function stays(what: string) {
    return (await followed()).flatMap((one) => (one.what === what && one.to ? [one.to - one.from] : []));
  }`,
  'poll(() => lasts(': `/** How long the last stay in a state was, in ms, and how long after the act it ended. */
  async function lasts(what: string) {
    const all: Stay[] = await page.evaluate(() => Object(window).stays);
    const acted: number = await page.evaluate(() => Object(window).acted);
    const last = all.filter((one) => one.what === what).at(-1);
    return last?.to ? [last.to - last.from, last.to - acted] : [];
  }
  function noteActs() {
    for (const type of ['click', 'keydown', 'input'])
      window.addEventListener(type, () => Object.assign(window, { acted: performance.now() }), true);
  }`,
  'about(': `/** Half a second more or less. */
  function about(ms: number) {
    return expect.closeTo(ms, -3);
  }`,
};

/** Has a page begin with the helpers that follow it. */
export const writeFollowing = (isUsed: (call: string) => boolean): string[] => [
  ...(isUsed(FORGET_PASSED) ? ['await page.addInitScript(follow);'] : []),
  ...(isUsed('poll(() => lasts(') ? ['await page.addInitScript(noteActs);'] : []),
];

/** Whether a line reads what was passed through. */
export const isOfPassed = (line: string): boolean =>
  /poll\((?:passed|\(\) => (?:stay|last)s)/.test(line);

/** Playwright waits so long for what it expects, in ms. What took half of it gets as long again. */
const PATIENCE_MS = 5_000;

/** How long an expectation waits for what took so long, in ms. */
export const writePatience = (wait: number) =>
  wait > PATIENCE_MS / 2
    ? toLiteral({ timeout: Math.ceil(wait / 1_000) * 1_000 + PATIENCE_MS })
    : '';

/** How long an expectation waits for what came at some moment before the next act. It began so long `before` the act. */
export const patienceUntilNext = (act: Act, before = 0) =>
  writePatience(Math.max(waitOf(act), act.pause ?? 0) + before);

/** The views that show the states of their actors in `data-state`, as far as the page was looked at. */
export const tellingIn = ({ machines, states }: Shown, kept: KeptRoot, root: string): string[] => {
  const own = statesIn(kept, root);
  return machines.filter((actor) => !states || states[actor] === own.get(actor));
};

const leavesIn = (states = '') => states.split(' ').filter(Boolean);

/** The leaves that a change has brought. */
const broughtBy = ({ before, after }: EffectChange) =>
  leavesIn(after).filter((leaf) => !leavesIn(before).includes(leaf));

/** A change of an actor, and what it came with. */
type Step = { effect: Effect; change: EffectChange };

/** The way of an actor, step by step. */
const wayOf = (effects: readonly Effect[], actor: string): Step[] =>
  effects.flatMap((effect) =>
    effect.changes.filter((one) => one.actor === actor).map((change) => ({ effect, change })),
  );

/** A leaf that an actor was in on its way. `stays`: how long it was there each time, in ms, where a test can tell. */
type Passed = { leaf: string; stays?: number[] };

/**
 * The leaves that an actor has left again after a noticeable time. There are none where its way began before the act:
 * what a timer, a result or the world brings may come before the act in a test. A stay that ended before the last letter
 * (`since`) does not count: a test types all letters at once. A test can tell how often and how long an actor stayed if
 * three things hold: the way has ended (`isEnded`), a timer ended each stay, and a noticeable time lies between two.
 */
function stayedOn(way: readonly Step[], since: number, isEnded: boolean): Passed[] {
  if (!way[0] || !isAtOnce(way[0].effect) || way.some(({ change }) => !change.isOwn)) return [];
  const stays = way.flatMap(({ effect: { at }, change }, place) =>
    broughtBy(change).flatMap((leaf) => {
      const end = way.slice(place + 1).find((one) => !leavesIn(one.change.after).includes(leaf));
      if (!end || end.effect.at <= since) return [];
      const { at: to, delay } = end.effect;
      return [
        { leaf, from: at < since && delay ? to - delay : at, to, isTimed: delay !== undefined },
      ];
    }),
  );
  return [...new Set(stays.map(({ leaf }) => leaf))].flatMap((leaf): Passed[] => {
    const own = stays.filter((one) => one.leaf === leaf);
    const noticed = own.filter(({ from, to }) => to - from >= NOTICEABLE_MS);
    const isCounted =
      isEnded &&
      noticed.length === own.length &&
      own.every(({ from, isTimed }, place) => {
        const before = own[place - 1];
        return isTimed && (!before || from - before.to >= NOTICEABLE_MS);
      });
    return noticed.length === 0
      ? []
      : [{ leaf, ...(isCounted && { stays: own.map(({ from, to }) => to - from) }) }];
  });
}

/**
 * The leaves that began before an act (in `earlier` ones) and that a timer has ended after it, with the time for which
 * that timer was set, by the act or with the leaf. A test does the next act sooner: it can tell no other time of them.
 */
function endedByTimer(act: Act, earlier: readonly Act[], actor: string): [string, number][] {
  const before = wayOf(
    earlier.flatMap(({ effects }) => effects),
    actor,
  );
  // A test knows the time of these alone.
  const acted = /^(?:click|press|type|choose)$/.test(act.gesture?.kind ?? '') ? act.at : undefined;
  return wayOf(act.effects, actor).flatMap(({ effect, change }, place, way): [string, number][] => {
    const { timer, delay, at } = effect;
    if (!timer || delay === undefined || !change.isOwn) return [];
    const isSetAt = (moment: number | undefined) =>
      moment !== undefined && Math.abs(at - delay - moment) < NOTICEABLE_MS;
    const begins = (leaf: string) => (one: Step) => broughtBy(one.change).includes(leaf);
    return leavesIn(change.before)
      .filter((leaf) => !leavesIn(change.after).includes(leaf))
      .filter((leaf) => !way.slice(0, place).some(begins(leaf)))
      .filter((leaf) => [acted, before.filter(begins(leaf)).at(-1)?.effect.at].some(isSetAt))
      .map((leaf) => [leaf, delay]);
  });
}

/**
 * The leaves that count however short they were. Of an actor that comes back to where it was, these are the first ones
 * on its way. Of an actor that goes on, they are those that came at once, unless a test ends then (`isLast`), and the
 * last ones of a way that began with the act: the next act met them. A leaf that is over in the same moment does not
 * count: a view may not show it.
 */
function goneThrough(way: readonly Step[], isStaying: boolean, isLast: boolean): Passed[] {
  const [start, end] = [way[0], way.at(-1)];
  const isBack = way.length > 1 && start?.change.before === end?.change.after;
  const atOnce = way.find(({ effect }) => isAtOnce(effect));
  // What a timer brings may come before the act in a test.
  const going = isLast ? [end] : [atOnce, atOnce === start ? end : undefined];
  const steps = isStaying ? [isBack ? start : undefined] : going;
  const leaves = steps.flatMap((one) => {
    const next = one && way[way.indexOf(one) + 1];
    const isSeen = one?.change.isOwn && next?.effect.at !== one.effect.at;
    return isSeen ? broughtBy(one.change) : [];
  });
  return [...new Set(leaves)].map((leaf) => ({ leaf }));
}

/**
 * Expects what an act brings and what does not stay. Of views: each state of a noticeable time, the first one on the way
 * back, and the first one of a view that goes on. Where a test ends early (`isLast`), it is the last one that the test can
 * know of. Of the page: alerts and statuses that have come and gone before the next act, unless a result is held.
 */
export function writePassed(
  act: Act,
  root: string,
  after: Shown | undefined,
  { isLast, isHeld, earlier }: { isLast: boolean; isHeld: boolean; earlier: readonly Act[] },
): string[] {
  if (!after) return [];
  const options = patienceUntilNext(act);
  const more = options && `, ${options}`;
  const actors = [
    ...new Set(act.effects.flatMap(({ changes }) => changes.map(({ actor }) => actor))),
  ];
  const telling = tellingIn(after, act.kept, root);
  // A view may come only with a later state.
  const wasSeen = (actor: string, leaf: string) =>
    act.page?.machines.includes(actor) ||
    act.laterPages.some(({ page }) => leavesIn(page.states?.[actor]).includes(leaf));
  const states = actors
    .filter((actor) => telling.includes(actor))
    .flatMap((actor) => {
      const isStaying = isAtRest(act.kept, root, actor);
      const way = wayOf(act.effects, actor);
      const through = goneThrough(way, isStaying, isLast);
      const moves = ({ untoldTurns }: Act) =>
        untoldTurns.some((one) => one.isMove && one.actors.includes(actor));
      const ended =
        act.page?.machines.includes(actor) && ![...earlier, act].some(moves)
          ? endedByTimer(act, earlier, actor)
          : [];
      const stayed = stayedOn(way, act.at, isStaying && !moves(act)).filter(({ leaf }) =>
        wasSeen(actor, leaf),
      );
      const nameOf = (leaf: string) => toLiteral(`${actor}: ${leaf}`);
      const about = (ms: number) => `about(${toLiteral(ms)})`;
      const write = (what: string, expected: string) =>
        `await expect.poll(${what}${more}).${expected};`;
      const others = through.filter(({ leaf }) => stayed.every((one) => one.leaf !== leaf));
      return [
        ...[...others, ...stayed].map(({ leaf, stays }) =>
          stays
            ? write(`() => stays(${nameOf(leaf)})`, `toEqual([${stays.map(about).join(', ')}])`)
            : write('passed', `toContain(${nameOf(leaf)})`),
        ),
        ...ended.map(([leaf, ms]) =>
          write(`() => lasts(${nameOf(leaf)})`, `toContainEqual(${about(ms)})`),
        ),
      ];
    });
  return [...states, ...(isHeld ? [] : writeSaidMeanwhile(act, after, more))];
}

/** Expects what the page said meanwhile, and says no more. Its numbers may be others: it was seen at some moment. */
function writeSaidMeanwhile({ at, page, laterPages }: Act, after: Shown, more: string): string[] {
  const patternsOf = (said: readonly Said[] = []) =>
    said.map(({ text }) => patternOfAnyNumber(text));
  const known = [...patternsOf(page?.said), ...patternsOf(after.said)];
  const come = laterPages
    .filter((one) => one.at > at)
    .flatMap((one) => saidBetween(page, one.page))
    .map((one) => ({ ...one, pattern: patternOfAnyNumber(one.text) }))
    .filter(({ isAgain, pattern }) => !isAgain && !known.includes(pattern))
    .map(({ text, pattern }) => `await expect.poll(passed${more}).${writeContain(text, pattern)};`);
  return [...new Set(come)];
}
