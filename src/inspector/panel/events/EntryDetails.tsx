/** @jsxImportSource react */
import { eventName } from '@interpunct/model-kit/describeChart';
import type { Delivery } from '@interpunct/model-kit/recorded';
import { type KeyboardEvent, useRef } from 'react';
import { calledIn } from '../../charts/calledIn.ts';
import { describeStopped } from '../../handOver/labels.ts';
import type { Inspector } from '../../inspector.ts';
import { differencesBetween, inOrder } from '../../record/differences.ts';
import { type Entry, isIgnored } from '../../record/entry.ts';
import { PAGE } from '../../record/guests.ts';
import { Button, Rows, Switch, Table, Toolbar } from '../basics/controls.tsx';
import { differenceRows } from '../basics/differenceCells.tsx';
import { formatValue } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import { followersOf, isOwnAction, outcomeOf, summaryOf, wayOf, waysIn } from './entryTexts.ts';

function readableTransition(id: string, charts: Inspector['charts']): string {
  const { source, event, way } = wayOf(id, charts);
  const called = (one: string) => calledIn(charts, one);
  return `${source}, ${event === '' ? 'always' : `by ${eventName(event, called)}`}${way}`;
}

/** What an event carries. XState's own say again whose they are. */
function Payload({ event: { type, ...payload } }: Pick<Delivery, 'event'>) {
  const { actorId, ...own } = payload as Record<string, unknown>;
  const { hide } = useInspected();
  const shown = type.startsWith('xstate.') ? own : payload;
  const isThere = Object.values(shown).some((value) => value !== undefined);
  return isThere ? (
    <p>
      <code className="muted">{formatValue(hide(shown), 240)}</code>
    </p>
  ) : null;
}

/** The entries that what a person did has caused, each with what came of it. */
function Followers({ followers }: { followers: readonly Entry[] }) {
  const { inspector, view, quiet, look, hide } = useInspected();
  const { app, charts } = inspector;
  const beforeOf = (entry: Entry) => view.entries[view.entries.indexOf(entry) - 1];
  return (
    <>
      <h3>Followed by</h3>
      <Rows>
        {followers.map((entry) => (
          <li key={entry.index} className="row">
            <Button onClick={() => look(entry.index)}>
              {entry.index} {hide(summaryOf(entry, charts).event)}
            </Button>
            {hide(
              outcomeOf(
                entry,
                waysIn(entry, beforeOf(entry), { charts, root: app.root.id }),
                quiet,
              ),
            )}
          </li>
        ))}
      </Rows>
    </>
  );
}

/** What an entry sent from actor to actor, and what each of them did with it. */
function Deliveries({ entry }: { entry: Entry }) {
  const { charts } = useInspected().inspector;
  const { from } = summaryOf(entry, charts);
  const called = (id: string) => calledIn(charts, id);
  // An actor that starts has done something, and the page above the roots of an app is none.
  const isVain = (delivery: Delivery) =>
    isIgnored(delivery) &&
    delivery.event.type !== 'xstate.init' &&
    !entry.stopped?.some(({ actor }) => actor === delivery.receiver);
  const deliveries = entry.deliveries.filter(({ receiver }) => receiver !== PAGE);
  return (
    <>
      {deliveries.length > 0 && <h3>Deliveries</h3>}
      <ol className="deliveries">
        {deliveries.map((delivery, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deliveries never change their places
          <li key={place} data-ignored={isVain(delivery)}>
            <p>
              <span className="muted">{delivery.sender ?? from} →</span> {delivery.receiver}
              {delivery.isReplaced && ' (an earlier one of this id)'}{' '}
              <code>{eventName(delivery.event.type, called)}</code>{' '}
              {isVain(delivery) && <span className="badge muted">ignored</span>}
            </p>
            {delivery.microsteps
              .filter((taken) => taken.length > 0)
              .map((taken, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: microsteps never change their places
                <p key={step}>{taken.map((id) => readableTransition(id, charts)).join('; ')}</p>
              ))}
            {delivery.actions.some(isOwnAction) && (
              <p className="muted">Actions: {delivery.actions.filter(isOwnAction).join(', ')}</p>
            )}
            <Payload event={delivery.event} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Gives the focus back to the entry that is looked at. */
export const focusEntry = () =>
  document.querySelector<HTMLElement>('.log [aria-selected="true"]')?.focus();

/** What a tester writes to an entry. Enter keeps it. Escape leaves, and takes back what was not kept. */
function Note({ index }: { index: number }) {
  const { inspector, view, attempt } = useInspected();
  const kept = useRef('');
  const annotate = (note: string) => attempt(() => inspector.annotate(index, note));
  const answerKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    if (event.key === 'Enter') kept.current = field.value;
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    field.value = kept.current;
    annotate(kept.current);
    focusEntry();
  };
  return (
    <label className="field row muted">
      Note
      <input
        defaultValue={view.notes[index]}
        placeholder="For log, file and steps"
        onFocus={({ target }) => {
          kept.current = target.value;
        }}
        onKeyDown={answerKeys}
        onChange={({ target }) => annotate(target.value)}
      />
    </label>
  );
}

/** The tools for an entry: how it differs from another one, and a note. */
function EntryTools({ entry, compared }: { entry: Entry; compared: Entry | undefined }) {
  const { change } = useInspected();
  return (
    <Toolbar aria-label={`Tools of entry ${entry.index}`} className="row">
      <h2>Entry {entry.index}</h2>
      <Switch
        isOn={compared !== undefined}
        title="Show how the entry that you choose next differs from this one"
        onClick={() => change({ compared: compared ? null : entry.index })}
      >
        {compared ? `Compare with ${compared.index}` : 'Compare'}
      </Switch>
      <Note index={entry.index} />
    </Toolbar>
  );
}

type ChangesProps = {
  entry: Entry;
  before: Entry | undefined;
  compared: Entry | undefined;
  hasFollowers: boolean;
};

/** What an entry changed, or how it differs from one to compare it with. */
function Changes({ entry, before, compared, hasFollowers }: ChangesProps) {
  const { inspector, view, quiet, hide } = useInspected();
  const other = compared ?? before;
  // Whichever is chosen first, time runs forwards.
  const [earlier, later] = other && other.index > entry.index ? [entry, other] : [other, entry];
  const between = view.entries.filter(
    ({ index }) => earlier && earlier.index < index && index <= later.index,
  );
  const changes = earlier
    ? inOrder(differencesBetween(earlier.kept, later.kept, inspector.app.root.id), between, quiet)
    : [];
  const title = compared ? `From entry ${earlier?.index} to entry ${later.index}` : 'Changes';
  if (changes.length === 0)
    return (
      <p className="muted" hidden={hasFollowers && !compared}>
        {compared === entry ? 'Choose the other entry.' : `${title}: none.`}
      </p>
    );
  return (
    <Table columns={[title, 'Field', 'Before', 'After']} rows={differenceRows(changes, hide)} />
  );
}

/** Everything that followed from an entry, and what it changed, or how it differs from one to compare it with. */
export function EntryDetails({ entry, before }: { entry: Entry; before: Entry | undefined }) {
  const { inspector, view, settings, hide } = useInspected();
  const compared = view.entries.find(({ index }) => index === settings.compared);
  const { id } = inspector.app.root;
  const followers = entry.cause.type === 'act' ? followersOf(view.entries, entry.index, id) : [];
  const hasFollowers = followers.length > 0;
  return (
    <section aria-label={`Entry ${entry.index}`}>
      <EntryTools entry={entry} compared={compared} />
      {entry.stopped && <p className="wrong">{hide(describeStopped(entry.stopped))}.</p>}
      {hasFollowers && <Followers followers={followers} />}
      <Changes {...{ entry, before, compared, hasFollowers }} />
      <Deliveries entry={entry} />
    </section>
  );
}
