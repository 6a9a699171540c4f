import { parentAndId, pathOf } from '@interpunct/model-kit/keptRoot';
import { isSpoken, kindOfActor, type Passing, resultIn } from '@interpunct/model-kit/xstate';
import type { AnyActorRef } from 'xstate';
import type { Authorship } from './authorship.ts';
import { type By, type Gesture, isAnswer } from './entry.ts';
import type { HeldBack } from './heldBack.ts';
import type { Permissions } from './permissions.ts';
import type { Steps } from './steps.ts';

type Means = { authorship: Authorship; held: HeldBack; permissions: Permissions; steps: Steps };

function hear({ steps }: Means, { target, event, deliver }: Passing, by: By = {}) {
  steps.step({ type: 'event', actor: pathOf(target), event, ...by }, deliver);
}

function keep(means: Means, passing: Passing, by: By = {}) {
  const { source, target, event } = passing;
  const { outside } = by;
  const from = source && { from: pathOf(source) };
  const news = { actor: pathOf(target), ...from, event, ...(outside && { outside }) };
  means.held.addNews(news, source ?? target, () => hear(means, passing, by));
}

function passResult(means: Means, type: 'output' | 'error', passing: Passing) {
  const { authorship, held, permissions, steps } = means;
  const { target, event, deliver } = passing;
  const { parent, id } = parentAndId(target);
  const value: unknown = event.data;
  const go = () => authorship.force(() => passResult(means, type, passing));
  const forced = authorship.forced();
  const isAdmitted = forced !== null || permissions.admitsResults(parent);
  if (!isAdmitted && held.addResult(target, { type, value }, go)) return;
  authorship.noteAnswer();
  steps.step({ type, actor: parent, invoke: id, value, ...forced }, deliver);
  // The entry of a result that was held names it, too: a hand has decided when it came.
  held.endPromise(target);
}

/** Stands between a root and the world: every cause passes through it, or is held back. */
export function createIncoming(means: Means) {
  const { authorship, held, permissions, steps } = means;
  /** What reaches the root before it starts; undefined from then on. */
  let early: Passing[] | undefined = [];

  return {
    pass: (passing: Passing) => {
      if (steps.isRunning()) return steps.passWithin(passing);
      const { source, target, event, deliver } = passing;
      const by = authorship.byWhom();
      const forced = authorship.forced();
      const isOpen = permissions.isOpen();
      const isNews = isSpoken(passing) || (!source && !forced && by.outside !== undefined);
      const result = resultIn(passing);
      if (result) passResult(means, result, passing);
      else if (isNews && isOpen && !permissions.admitsResults(pathOf(target)))
        keep(means, passing, by);
      else if (source && kindOfActor(source) === 'machine') {
        steps.step({ type: 'timer', actor: pathOf(source), id: event.type }, deliver);
      } else if (forced || (!early && isOpen)) hear(means, passing, { ...by, ...forced });
      else if (isOpen) early?.push(passing);
    },
    passSpoken: (passing: Passing) => {
      // The step may have met a breakpoint.
      if (permissions.admitsResults(pathOf(passing.target))) hear(means, passing);
      else keep(means, passing);
    },
    /** Delivers what was held back, as far as it is admitted now. */
    deliverHeldBack: (root: AnyActorRef) =>
      held.deliver(
        permissions.admitsResults,
        () => permissions.isOpen() && permissions.admitsResults(root.id),
      ),
    /** Lets the world in. Returns what has come before. */
    open: (): readonly Passing[] => {
      const waiting = early ?? [];
      early = undefined;
      return waiting;
    },
    /** Notes what a person does on the page, before anything follows from it. */
    note: (gesture: Gesture) => {
      if (early) return;
      if (!steps.isRunning()) steps.step({ type: 'act', gesture }, () => {});
      // A page that follows a step did not hear a person, unless it has asked one.
      else if (isAnswer(gesture)) steps.noteWithin({ type: 'act', gesture });
    },
  };
}
