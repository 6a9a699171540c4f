/** @jsxImportSource react */
import { Fragment, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ActorView } from '../../inspector.ts';
import { isIgnored } from '../../record/entry.ts';
import { distance, NOT_NEAR } from '../../record/nearness.ts';
import { Button, Filter, Rows, Words } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';
import { ActorName, actorLabel } from './ActorName.tsx';

/**
 * The active leaves of an actor, and that it has ended. Of those that are active together, the last part alone is seen.
 */
export const Leaves = ({ leaves, status }: Pick<ActorView, 'leaves' | 'status'>) => (
  <>
    {leaves.map((leaf, place) => {
      const end = leaves.length > 1 ? leaf.lastIndexOf('.') + 1 : 0;
      return (
        <Fragment key={leaf}>
          {place > 0 && ' '}
          <span className="above">{leaf.slice(0, end)}</span>
          <Words of={leaf.slice(end)} />
        </Fragment>
      );
    })}
    {status !== 'active' && `${leaves.length > 0 ? ' · ' : ''}${status}`}
  </>
);

/** Has a person choose an actor by a part of the page. `end` ends the pick that goes on. */
function usePick(button: RefObject<HTMLElement | null>) {
  const { panel, inspector, ask } = useInspected();
  const [picking, setPicking] = useState<AbortController | null>(null);
  const pick = () =>
    ask('Press a part of the page. By keys: Tab, Enter, Escape.', async () => {
      const end = new AbortController();
      setPicking(end);
      const { signal } = end;
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && end.abort(), { signal });
      const [picked, ...others] = await inspector.pick(signal).finally(() => {
        end.abort();
        setPicking(null);
        window.focus();
        button.current?.focus();
      });
      if (picked === undefined) return { text: 'No actor was picked.' };
      const all = [picked, ...others].join(' or ');
      if (others.length > 0) return { text: `This part may show ${all}: choose one below.` };
      panel.send({ type: 'actor.chosen', actor: picked });
      return { text: `Picked ${picked}.` };
    });
  return { pick, end: picking && (() => picking.abort()) };
}

/** The actors that fit the filter, the nearest first; then those of the entry that is looked at, quiet ones last. */
function useListed() {
  const { inspector, view, settings, quiet } = useInspected();
  const word = settings.actorFilter.trim();
  const known = [...view.actors, ...view.ended];
  const { deliveries = [] } = view.entries.find(({ index }) => index === view.lookingAt) ?? {};
  const touched = deliveries.filter((one) => !isIgnored(one)).map(({ receiver }) => receiver);
  const rankOf = ({ path }: ActorView) =>
    touched.includes(path) ? -1 : Number(quiet.includes(path));
  const distanceOf = (actor: ActorView) => {
    const names = [actor.path, actorLabel(inspector.app, actor), ...actor.leaves];
    return Math.min(...names.map((name) => distance(name, word)));
  };
  const actors = known
    .filter((one) => distanceOf(one) < NOT_NEAR)
    .sort((one, other) => distanceOf(one) - distanceOf(other) || rankOf(one) - rankOf(other));
  return { known, actors, touched };
}

/** Every actor with its active leaves. The chosen one is the one whose chart is shown. */
export function ActorList() {
  const { panel, view, actor: chosen, settings, quiet, change, isBusy } = useInspected();
  const { known, actors, touched } = useListed();
  const { lookingAt } = view;
  const list = useRef<HTMLElement>(null);
  const path = chosen?.path;
  const states = chosen?.leaves.join(' ');
  // A link may have chosen one that is far down, and its row grows with its states.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read from the page when another one is chosen, or its row grows
  useLayoutEffect(() => {
    const selector = lookingAt === null ? '[aria-pressed=true]' : '[data-touched=true]';
    list.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
  }, [path, states, lookingAt]);
  const picker = useRef<HTMLButtonElement>(null);
  const { pick, end } = usePick(picker);
  return (
    <section ref={list} className="actors" aria-label="Actors">
      <div className="row">
        <Filter
          aria-label="Filter actors"
          placeholder="Filter actors"
          value={settings.actorFilter}
          onFilter={(actorFilter) => change({ actorFilter })}
        />
        <Button
          ref={picker}
          title={end ? undefined : 'Choose the actor that a part of the page shows'}
          isInert={isBusy && !end}
          onClick={end ?? pick}
        >
          {end ? 'Cancel' : 'Pick'}
        </Button>
      </div>
      <Rows>
        {actors.map(({ path, leaves, status }) => (
          <li key={path}>
            <Button
              aria-pressed={path === chosen?.path}
              data-status={status}
              data-quiet={quiet.includes(path)}
              data-touched={touched.includes(path)}
              title={[path, ...leaves].join(' ')}
              onClick={() => panel.send({ type: 'actor.chosen', actor: path })}
            >
              <ActorName path={path} />{' '}
              <code className="leaves muted">
                <Leaves {...{ leaves, status }} />
              </code>
            </Button>
          </li>
        ))}
      </Rows>
      {actors.length === 0 && (
        <p className="muted">
          {known.length === 0 ? 'The page has no actors yet.' : 'No actor fits the filter.'}
        </p>
      )}
    </section>
  );
}
