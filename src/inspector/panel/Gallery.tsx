/** @jsxImportSource react */

import { fromJson } from '@interpunct/model-kit/data';
import { standAt } from '@interpunct/model-kit/keptRoot';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type AnyStateMachine, fromPromise } from 'xstate';
import { type Conditions, nameUnder, SCREENS } from '../conditions.ts';
import type { Part } from '../controller/framePart.ts';
import type { Inspector } from '../inspector.ts';
import { Button, Choice, Words } from './basics/controls.tsx';
import { count, placeText } from './basics/format.ts';
import { useInspected } from './basics/useInspected.ts';
import {
  type GalleryActor,
  galleryMachine,
  idOf,
  type Place,
  type Places,
  pagesIn,
} from './gallery.machine.ts';
import { searchStates } from './searchStates.ts';
import { toPictureAddress } from './shell/address.ts';

/** The least that a picture takes, in px. */
const LEAST = { width: 138, height: 24 };
/** What a picture takes that is not measured, in px. With less, many pictures would seem to be near. */
const UNKNOWN = { width: 240, height: 180 };
/** The window of a page that nobody has measured, in px. */
const WINDOW = { width: 1024, height: 768 };

/** The borders of a picture, in px. */
const FRAME = 2;

/** A picture's page loads this far from the visible part. */
const NEARNESS = '400px 0px';

/** The search of an actor's states, in a task of its own so that the panel stays responsive. */
const searchIn = (inspector: Inspector) =>
  fromPromise(async ({ input: { actor } }: { input: { actor: string } }) => {
    await new Promise((resolve) => setTimeout(resolve));
    const machine = inspector.app.machines[actor] as AnyStateMachine;
    const { start, root } = inspector.getSession();
    const from = standAt(fromJson(start), root, actor);
    return searchStates(actor, machine, { cases: inspector.casesOf(actor), ...(from && { from }) });
  });

/** Tells a gallery whether a picture is near the visible part. */
export function useNearness(
  gallery: GalleryActor,
  id: string,
  item: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      // A busy panel hears of several moves at once: the last one holds.
      (moves) =>
        gallery.send({ type: moves.at(-1)?.isIntersecting ? 'picture.near' : 'picture.far', id }),
      { rootMargin: NEARNESS, scrollMargin: NEARNESS },
    );
    if (item.current) observer.observe(item.current);
    return () => {
      observer.disconnect();
      // The gallery may have gone first.
      if (gallery.getSnapshot().status === 'active') gallery.send({ type: 'picture.far', id });
    };
  }, [gallery, id, item]);
}

/** Has a frame tell a gallery where in its page a state is. */
function useFrame(gallery: GalleryActor, id: string) {
  return useCallback(
    (element: HTMLIFrameElement) => {
      const note = (event: Event) => {
        const { detail } = event as CustomEvent<Part | string>;
        const part = typeof detail === 'string' ? detail : { ...detail };
        gallery.send({ type: 'picture.framed', id, part });
      };
      element.addEventListener('part', note);
      return () => element.removeEventListener('part', note);
    },
    [gallery, id],
  );
}

type PictureProps = {
  gallery: GalleryActor;
  place: Place;
  /** The page's address; undefined while it has to wait. */
  source: string | undefined;
  conditions: Conditions;
  /** The window of the page, in px. */
  window: { width: number; height: number };
  onOpen: () => void;
};

/** A state as the part of the real page shows it: as large as it is, or as there is room. */
function Picture(props: PictureProps) {
  const { gallery, place, source, conditions, window, onOpen } = props;
  const item = useRef<HTMLLIElement>(null);
  const id = idOf(place);
  const { actor, state } = place;

  useNearness(gallery, id, item);
  const frame = useFrame(gallery, id);
  const framed = useSelector(gallery, ({ context }) => context.parts[id]);
  const room = useSelector(gallery, ({ context }) => context.room);
  const reason = typeof framed === 'string' ? framed : undefined;
  const part =
    typeof framed === 'object'
      ? framed
      : { x: 0, y: 0, ...(reason === undefined ? UNKNOWN : LEAST) };
  // Nobody has measured the room yet.
  const scale = room > 0 ? Math.min(1, room / part.width) : 1;
  const shown = {
    width: part.width * scale,
    height: part.height * scale,
    // A page shows itself when it tells where the part is.
    ...(typeof framed !== 'object' && { visibility: 'hidden' as const }),
    // It keeps an area, without which the page would take its part for out of sight.
    ...(reason !== undefined && { position: 'absolute' as const }),
  };
  return (
    <li
      ref={item}
      className="gallery-picture"
      style={{ width: Math.max(LEAST.width, shown.width) }}
    >
      <div className="gallery-frame" inert style={shown}>
        {source && (
          <iframe
            ref={frame}
            // A new frame instead of a new address: that would be a step in the tab's history.
            key={source}
            name={nameUnder(conditions)}
            title={`${actor}: ${state}`}
            src={source}
            tabIndex={-1}
            style={{
              ...window,
              transform: `scale(${scale}) translate(${-part.x}px, ${-part.y}px)`,
              colorScheme: conditions.scheme,
            }}
            onLoad={() => gallery.send({ type: 'picture.loaded', id })}
          />
        )}
      </div>
      {!framed && <p className="gallery-loading muted">loading</p>}
      <Button className="gallery-open" aria-label={`Open ${actor} in ${state}`} onClick={onOpen}>
        <Words of={state} />
        {reason && <span className="muted">: {reason}</span>}
      </Button>
    </li>
  );
}

/** The states of an actor that no picture shows, each with the reason. */
function Missing({ missing }: Pick<Places, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <>
      <h3>Not shown</h3>
      <ul aria-label="Not shown">
        {missing.map(({ state, reason }) => (
          <li key={state} className="muted">
            <code>{state}</code> {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A gallery that searches the actor that is wanted first. */
function useGallery(all: readonly string[], galleryActor: string): GalleryActor {
  const { inspector, actor } = useInspected();
  const machine = useMemo(
    () => galleryMachine.provide({ actors: { searchStates: searchIn(inspector) } }),
    [inspector],
  );
  const wanted = galleryActor || actor?.path;
  const gallery = useActorRef(machine, {
    input: { actors: [...new Set([...all.filter((path) => path === wanted), ...all])] },
  });
  // It may be chosen in the list of actors.
  useEffect(
    () => gallery.send({ type: 'actor.wanted', actor: galleryActor }),
    [gallery, galleryActor],
  );
  return gallery;
}

/** Has a gallery know how much room there is for its pictures. */
function useMeasure(gallery: GalleryActor) {
  return useCallback(
    (element: HTMLDivElement) => {
      const observer = new ResizeObserver(([entry]) => {
        if (entry) gallery.send({ type: 'room.measured', width: entry.contentRect.width - FRAME });
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [gallery],
  );
}

/** The window of a page under the conditions, in px. */
function usePageWindow() {
  const { inspector, conditions } = useInspected();
  const own = useMemo(() => inspector.getSession().surroundings ?? WINDOW, [inspector]);
  const width = Number(conditions.width || own.width);
  return { width, height: SCREENS[width] ?? own.height };
}

/** Has the page go to a state. The choice of the gallery stays. */
function useGoTo(galleryActor: string) {
  const { panel, inspector, change, ask, replace } = useInspected();
  return ({ actor, state }: Place) =>
    ask('Going there…', async () => {
      // Another document may be on its way: the panel is at the actor when it comes.
      panel.send({ type: 'actor.chosen', actor });
      change({ galleryActor });
      await replace(inspector.goTo(actor, state));
      return { text: placeText({ actor, state }) };
    });
}

/** Every state of every machine side by side. Each picture is the real page in that state. */
export function Gallery() {
  const { inspector, conditions, settings, change } = useInspected();
  const all = Object.keys(inspector.app.machines);
  // The one that is chosen may have no chart that is known before it runs.
  const galleryActor = all.find((path) => path === settings.galleryActor) ?? '';
  const gallery = useGallery(all, galleryActor);
  const goTo = useGoTo(galleryActor);
  const context = useSelector(gallery, (snapshot) => snapshot.context);
  const isSearching = useSelector(gallery, (snapshot) => snapshot.matches('searching'));
  const pages = pagesIn(context);
  const window = usePageWindow();
  const measure = useMeasure(gallery);
  const isChosen = ({ actor }: Place) => galleryActor === '' || galleryActor === actor;
  const sourceOf = (place: Place) => toPictureAddress(inspector.app.addressFor(place.actor), place);
  const shown = context.places.shown.filter(isChosen);
  const missing = context.places.missing.filter(isChosen);
  const place = all.length - context.waiting.length + 1;
  const actors = [...new Set([...shown, ...missing].map(({ actor }) => actor))];
  const left = missing.length > 0 ? `, ${missing.length} cannot` : '';
  return (
    <>
      <div ref={measure} className="gallery-controls">
        <Choice
          label="Actor"
          value={galleryActor}
          choices={[['', 'all'], ...all.map((path) => [path, path] as const)]}
          onChoose={(chosen) => change({ galleryActor: chosen })}
        />
      </div>
      {inspector.app.unheld && <p>{inspector.app.unheld}</p>}
      <p className="muted" role="status">
        {isSearching
          ? `Searching the states of ${context.waiting[0]}, actor ${place} of ${all.length}…`
          : `${count(shown.length, 'state')} can be shown${left}.`}
      </p>
      {actors.map((actor) => (
        <section key={actor} className="gallery-actor" aria-label={actor}>
          <h2>{actor}</h2>
          <ul>
            {shown
              .filter((place) => place.actor === actor)
              .map((place) => (
                <Picture
                  // Under other conditions it is another page.
                  key={`${nameUnder(conditions)} ${place.state}`}
                  gallery={gallery}
                  place={place}
                  source={pages.includes(idOf(place)) ? sourceOf(place) : undefined}
                  conditions={conditions}
                  window={window}
                  onOpen={() => goTo(place)}
                />
              ))}
          </ul>
          <Missing missing={missing.filter((place) => place.actor === actor)} />
        </section>
      ))}
    </>
  );
}
