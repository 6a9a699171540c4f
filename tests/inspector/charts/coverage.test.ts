import { describeChart } from '@interpunct/model-kit/describeChart';
import type { Delivery } from '@interpunct/model-kit/recorded';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { addCoverage, coverageOf, reportCoverage } from '../../../src/inspector/charts/coverage.ts';
import type { Cause, Entry } from '../../../src/inspector/record/entry.ts';

const form = describeChart(
  createMachine({
    id: 'form',
    initial: 'idle',
    states: {
      idle: { on: { 'form.submit': 'submitting' } },
      submitting: {
        initial: 'deciding',
        states: {
          deciding: { always: [{ guard: 'isReal', target: 'delivering' }, 'pretending'] },
          delivering: {
            invoke: {
              id: 'deliver',
              src: 'deliver',
              onDone: '#form.success',
              onError: '#form.error',
            },
          },
          pretending: { after: { pretendFor: '#form.success' } },
        },
      },
      success: {},
      error: {},
    },
  }),
);

const breadcrumbs = describeChart(
  createMachine({
    id: 'breadcrumbs',
    initial: 'arriving',
    states: {
      arriving: { always: [{ guard: 'isHome', target: 'hidden' }, 'visible'] },
      visible: {
        initial: 'timed',
        states: { timed: { after: { shownFor: '#breadcrumbs.hidden' } } },
      },
      hidden: {},
    },
  }),
);

/** By the paths of the actors. */
const charts = {
  site: describeChart(createMachine({ id: 'site' })),
  contactForm: form,
  newsletter: form,
  breadcrumbs,
};

/** By their names. */
const known = { site: charts.site, form, breadcrumbs };

const cover = (entries: readonly Entry[]) =>
  coverageOf('site', entries, (_, path) => charts[path as keyof typeof charts]);

const values = { contactForm: 'idle', newsletter: 'idle', breadcrumbs: { visible: 'timed' } };

/** An entry in which an actor takes transitions; `now` are the values after it. */
function entry(cause: Cause['type'], now: object, taken: Record<string, string[]> = {}): Entry {
  const children = Object.entries({ ...values, ...now }).map(([id, value]) => [
    id,
    { snapshot: { status: 'active', value, children: {} } },
  ]);
  const deliveries = Object.entries(taken).map(
    ([receiver, transitions]): Delivery => ({
      sender: null,
      receiver,
      event: { type: 'x' },
      microsteps: transitions.map((one) => [one]),
      actions: [],
    }),
  );
  const snapshot = { status: 'active', value: {}, children: Object.fromEntries(children) };
  return {
    index: 0,
    at: 0,
    cause: { type: cause } as Cause,
    deliveries,
    kept: { snapshot: snapshot as never, timers: [] },
  };
}

const submit = ['form.idle|form.submit|0', 'form.submitting.deciding||0'];
const delivering = { contactForm: { submitting: 'delivering' } };

const start = entry('start', {});
const entries = [
  start,
  entry('event', delivering, { contactForm: submit }),
  entry(
    'event',
    { contactForm: 'idle', newsletter: 'success' },
    {
      contactForm: [],
      newsletter: ['form.submitting.delivering|xstate.done.actor.deliver|0'],
    },
  ),
];

describe('coverage', () => {
  it('R18.5 has the states of the start and of each transition, by machine', () => {
    expect(cover([start])).toEqual({
      site: ['site'],
      form: ['form', 'form.idle'],
      breadcrumbs: ['breadcrumbs', 'breadcrumbs.visible', 'breadcrumbs.visible.timed'],
    });
    expect(cover(entries).form?.toSorted()).toEqual([
      'form',
      'form.idle',
      'form.idle|form.submit|0',
      'form.submitting',
      // The machine leaves this state in the same step, so no snapshot shows it.
      'form.submitting.deciding',
      'form.submitting.deciding||0',
      'form.submitting.delivering',
      'form.submitting.delivering|xstate.done.actor.deliver|0',
      'form.success',
    ]);
    const again = entry('event', {}, { breadcrumbs: ['breadcrumbs.arriving||1'] });
    expect(cover([again]).breadcrumbs).toContain('breadcrumbs.arriving');
  });

  it('R18.5 goes on over sessions, as JSON data', () => {
    const [first, rest] = [entries.slice(0, 1), entries.slice(1)];
    const stored = JSON.parse(JSON.stringify(cover(first)));
    const sum = addCoverage(stored, cover(rest));
    expect(sum.form?.toSorted()).toEqual(cover(entries).form?.toSorted());
    expect(addCoverage(sum, sum)).toEqual(sum);
    expect(addCoverage({}, sum)).toEqual(sum);
  });

  it('R18.5 has figures, and names what is left', () => {
    const report = reportCoverage(known, cover(entries));
    const [site, forms] = report.machines;
    expect(report.machines.map(({ id }) => id)).toEqual(['site', 'form', 'breadcrumbs']);
    expect(site).toMatchObject({ states: { visited: 0, total: 0 }, left: { states: [] } });
    expect(forms).toMatchObject({
      // The machine itself is not counted.
      states: { visited: 5, total: 7 },
      transitions: { visited: 3, total: form.transitions.length },
      left: { states: ['form.submitting.pretending', 'form.error'] },
    });
    const taken = [...submit, 'form.submitting.delivering|xstate.done.actor.deliver|0'];
    expect(forms?.left.transitions).toEqual(
      form.transitions.map(({ id }) => id).filter((id) => !taken.includes(id)),
    );
    expect(report.states).toEqual({ visited: 5 + 2, total: 7 + 4 });
    const lengths = [charts.site, form, breadcrumbs].map(({ transitions }) => transitions.length);
    expect(report.transitions).toEqual({
      visited: 3,
      total: lengths.reduce((sum, length) => sum + length),
    });
    // A former version of the chart had this state.
    const old = { form: ['form.gone', 'form.gone|x|0'] };
    expect(reportCoverage(known, old).states.visited).toBe(0);
  });
});
