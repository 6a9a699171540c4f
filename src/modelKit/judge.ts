import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { byName } from './byName.ts';
import { childOf } from './chances.ts';
import { only } from './data.ts';
import { timerName } from './describeChart.ts';
import type { Expected, ExpectedRow, Known } from './expected.ts';
import { JOINED } from './failure.ts';
import { judgeRow } from './judgeRow.ts';
import { judgeRest, type Rested } from './judgeStates.ts';
import {
  activePaths,
  begunIn,
  callsOf,
  contextOf,
  differ,
  differStates,
  isSame,
  isTrue,
  labelOf,
  leftIn,
  listOf,
  nameIn,
  ranIn,
  type Stand,
} from './standing.ts';
import { eventOf, goesOn, type Step } from './takeStep.ts';
import type { World } from './world.ts';

/** Holds a machine against what is expected of it. */
export class Judge {
  readonly #given: { machine: AnyStateMachine; expected: Expected<AnyStateMachine> };
  readonly #met = new Set<ExpectedRow>();
  /** The row that a step is being judged by. While it looks for one, this and those behind it. */
  #asked: readonly ExpectedRow[] = [];
  readonly #cited = new Set<string>();
  readonly #unexpected = new Set<string>();
  /** The event that it has judged last, and the number of its row. */
  judged = '';
  /** The row of it as people read it, where there are others. */
  #where = '';

  constructor(machine: AnyStateMachine, expected: Expected<AnyStateMachine> = {}) {
    const { events, states } = expected;
    const own = { ...expected, events: byName(events), states: byName(states) };
    this.#given = { machine, expected: own };
  }

  /** What is wrong with one step as one sentence, which names its row. */
  told(faults: readonly string[]): string[] {
    return faults.length > 0 ? [faults.join(JOINED) + this.#where] : [];
  }

  /**
   * Says that an expectation throws. The rows that it was asking count as met: that no step meets them would be a second
   * fault for one cause.
   */
  thrown(error: unknown): string[] {
    for (const row of this.#asked) this.#met.add(row);
    const where = this.#asked.length > 0 ? this.#where : '';
    return [`it cannot be judged: ${error}${where}`];
  }

  /** What is wrong with the start of a machine, as a sentence. */
  judgeStart(start: World, input: unknown): string[] {
    this.#where = '';
    const { start: rows } = this.#given.expected;
    const known = {
      context: contextOf(start),
      event: { type: 'xstate.init', input },
      snapshot: start.snapshot as AnyMachineSnapshot,
    };
    const row = rows && this.#rowFor('start', rows, [], '', known);
    if (!rows) this.#unexpected.add('start');
    const faults = row ? judgeRow({ ...this.#given, row, was: [], known, after: start }) : [];
    this.#asked = [];
    return this.told([
      ...only(rows && !row, 'no row of the start admits it'),
      ...faults,
      ...this.#judgeRest(start, [], () => ({ timers: [], actors: [] })),
    ]);
  }

  /** What is wrong with a step and where it leads, as a sentence. */
  judgeStep(before: Stand, step: Step, after: World): string[] {
    return this.told([
      ...this.judgeEvent(before, step, after),
      ...this.judgeWorld(before, step, after),
    ]);
  }

  /** What is wrong with where a step leads, by what is expected of states. */
  judgeWorld(before: Stand, step: Step, after: World): string[] {
    const ran = () => {
      const { timers, running } = goesOn(before, step);
      return {
        timers: timers.map(({ id }) => timerName(id)),
        actors: running.map((id) => nameIn(this.#given.machine, before, id)),
      };
    };
    return this.#judgeRest(after, activePaths(before), ran);
  }

  #rowFor(
    label: string,
    rows: readonly ExpectedRow[],
    active: readonly string[],
    memory: string,
    known: Known,
  ) {
    const left = leftIn(memory, active);
    const isAmong = (places: ExpectedRow['in'], all: readonly string[]) =>
      places === undefined ||
      (typeof places === 'string'
        ? all.includes(places)
        : places.some((place: string | readonly string[]) =>
            listOf(place).every((one) => all.includes(one)),
          ));
    const row = rows.find((one, index) => {
      this.#asked = rows.slice(index);
      this.#where = rows.length > 1 ? ` (row ${index + 1} of ${label})` : '';
      return (
        isAmong(one.in, active) &&
        isAmong(one.was, left) &&
        (!one.when || isTrue(one.when(known), '`when`'))
      );
    });
    if (!row) this.#where = '';
    this.#asked = row ? [row] : [];
    this.judged = `${label} ${row ? rows.indexOf(row) : 'without a row'}`;
    if (row && !row.ends) this.#met.add(row);
    this.#cite(row);
    return row;
  }

  #cite({ requirement }: Pick<ExpectedRow, 'requirement'> = {}) {
    for (const number of requirement?.split(', ') ?? []) this.#cited.add(number);
  }

  /** The numbers of the requirements that it has judged, in their order. */
  cited(): string[] {
    return [...this.#cited].toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
  }

  /** What is wrong with a step by the rows of its event. Nothing where the machine throws at it. */
  judgeEvent(before: Stand, step: Step, after: World | null): string[] {
    const was = activePaths(before);
    const { events = {}, anything = [] } = this.#given.expected;
    const own = labelOf(this.#given.machine, step, before);
    // A spawned actor may have its rows under the name of what it runs.
    const src = 'invoke' in step ? String(childOf(before, step.invoke)?.src) : '';
    const shared = own.replace(/.*(?= (?:done|error)$)/, src);
    const isListed = (one: string) => one in events || anything.includes(one);
    const label = src && !isListed(own) && isListed(shared) ? shared : own;
    const rows = (events as Record<string, readonly ExpectedRow[]>)[label];
    this.#asked = [];
    this.judged = label;
    this.#where = '';
    if (!rows) {
      if (after || isListed(label)) this.#unexpected.add(label);
      return [];
    }
    const known = {
      context: contextOf(before),
      event: eventOf(before, step),
      snapshot: before.snapshot as AnyMachineSnapshot,
    };
    const row = this.#rowFor(label, rows, was, before.memory ?? '', known);
    if (!after) return [];
    if (row) {
      const faults = judgeRow({
        ...this.#given,
        row,
        was,
        known,
        after,
        // What ends by the step may begin again.
        stand: { ...before, ...goesOn(before, step) },
      });
      this.#asked = [];
      const isEnding = row.ends?.some((name) => ranIn(before).includes(name));
      if (isEnding || faults.length > 0) this.#met.add(row);
      return faults;
    }
    const waits = ({ timers, running }: Pick<Stand, 'timers' | 'running'>) =>
      [
        ...timers.map(({ id }) => `after ${timerName(id)}`),
        ...running.map((id) => nameIn(this.#given.machine, before, id)),
      ].toSorted();
    const begun = begunIn(before, after);
    const faults = [
      ...differStates('it goes to', activePaths(after), was),
      ...differ('it calls', callsOf(after), []),
      ...begun,
      ...only(!isSame(contextOf(after), known.context), 'it changes the context'),
      ...(begun.length > 0
        ? []
        : differ('it waits for', waits(after), waits(goesOn(before, step)))),
    ];
    if (faults.length > 0) this.#where = `: no row of ${label} admits it here`;
    return faults;
  }

  #judgeRest(after: World, was: readonly string[], ran: Rested['ran']): string[] {
    const { states = {} } = this.#given.expected;
    for (const path of activePaths(after)) if (!was.includes(path)) this.#cite(states[path]);
    return judgeRest({ ...this.#given, after, was, ran });
  }

  /** The rows that no step has met, by their labels. */
  unmetRows(): { label: string; row: ExpectedRow; name: string }[] {
    const { start = [], events = {} } = this.#given.expected;
    return Object.entries({ start, ...events } as Record<string, readonly ExpectedRow[]>).flatMap(
      ([label, rows]) =>
        rows
          .map((row, index) => ({ label, row, name: `row ${index + 1} of ${label}` }))
          .filter(({ row }) => !this.#met.has(row)),
    );
  }

  /** The events, timers and results that it has met and of which nothing is expected. */
  unexpected(): string[] {
    return [...this.#unexpected].filter((label) => !this.#given.expected.anything?.includes(label));
  }

  /** What `anything` lists for nothing, as sentences. Timers that wait may never be due. */
  idleIn(waited: readonly string[]): string[] {
    const { anything = [], events = {} } = this.#given.expected;
    return anything
      .filter((label) => !this.#unexpected.has(label) && !waited.includes(label))
      .map((label) =>
        label in events
          ? `${label} has rows, so \`anything\` may not list it`
          : `\`anything\` lists ${label}, which never happens`,
      );
  }
}
