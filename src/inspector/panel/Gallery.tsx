/** @jsxImportSource react */
import { useActorRef, useSelector } from '@xstate/react';
import { memo, useEffect, useId, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { fromJson } from '#statechart/data.ts';
import { keptOf } from '../handOver/journey.ts';
import type { InspectedApp } from '../inspected.ts';
import type { Inspector } from '../inspector.ts';
import {
  type GalleryActor,
  galleryMachine,
  idOf,
  type Place,
  pagesIn,
  SCHEMES,
  SCREENS,
  type Width,
} from './gallery.machine.ts';
import { searchStates } from './searchStates.ts';

/** The width of a picture of each page. Narrow pages are larger in their pictures. In px. */
const PICTURE_WIDTHS: Record<Width, number> = { 1440: 264, 768: 192, 390: 136 };

/** A picture's page loads this far from the visible part. */
const NEARNESS = '400px 0px';

/** The address of a page that shows an actor in a state. */
function toSource({ addresses, variants }: InspectedApp, place: Place, variant: number): string {
  const address = addresses[place.actor] ?? '/';
  const state = encodeURIComponent(idOf(place)).replaceAll('%3A', ':');
  return `${variants[variant]?.toAddress(address) ?? address}?state=${state}&still`;
}

/** The search of an actor's states, in a task of its own so that the panel stays responsive. */
const searchIn = (inspector: Inspector) =>
  fromPromise(async ({ input: { actor } }: { input: { actor: string } }) => {
    await new Promise((resolve) => setTimeout(resolve));
    const machine = inspector.app.machines[actor];
    if (!machine) throw new Error('It has no machine.');
    const kept = fromJson(keptOf(inspector.getSession(), actor, machine));
    return searchStates(actor, machine, {
      cases: inspector.casesOf(actor),
      ...(kept.snapshot && { from: kept }),
    });
  });

type PictureProps = {
  gallery: GalleryActor;
  place: Place;
  /** The page's address; undefined while it has to wait. */
  source: string | undefined;
  scheme: string;
  width: Width;
  onOpen: (actor: string, state: string) => void;
};

/** A state as the real page shows it, made small. */
const Picture = memo(function Picture(props: PictureProps) {
  const { gallery, place, source, scheme, width, onOpen } = props;
  const item = useRef<HTMLLIElement>(null);
  const id = idOf(place);
  const { actor, state } = place;

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) =>
        gallery.send({ type: entry?.isIntersecting ? 'picture.near' : 'picture.far', id }),
      { rootMargin: NEARNESS, scrollMargin: NEARNESS },
    );
    if (item.current) observer.observe(item.current);
    return () => {
      observer.disconnect();
      // The gallery may have gone first.
      if (gallery.getSnapshot().status === 'active') gallery.send({ type: 'picture.far', id });
    };
  }, [gallery, id]);

  const height = SCREENS[width];
  const scale = PICTURE_WIDTHS[width] / width;
  return (
    <li ref={item} className="gallery-picture" style={{ width: width * scale }}>
      <div className="gallery-frame" inert style={{ height: height * scale }}>
        {source && (
          <iframe
            // A new frame instead of a new address: that would be a step in the tab's history.
            key={source}
            name="inspected"
            title={`${actor}: ${state}`}
            src={source}
            tabIndex={-1}
            style={{ width, height, transform: `scale(${scale})`, colorScheme: scheme }}
            onLoad={() => gallery.send({ type: 'picture.loaded', id })}
          />
        )}
      </div>
      <button
        type="button"
        className="gallery-open"
        aria-label={`Open ${actor} in ${state}`}
        onClick={() => onOpen(actor, state)}
      >
        {state}
      </button>
    </li>
  );
});

type ChoiceProps<Value extends string | number> = {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, name: string])[];
  onChoose: (value: Value) => void;
};

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, choices, onChoose } = props;
  return (
    <label className="gallery-choice">
      {label}
      <select
        value={choices.findIndex(([choice]) => choice === value)}
        onChange={({ target }) => {
          const chosen = choices[Number(target.value)];
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {choices.map(([choice, name], index) => (
          <option key={choice} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const ALL = '';

function Controls({ gallery, app }: { gallery: GalleryActor; app: InspectedApp }) {
  const { variant, scheme, width, actor } = useSelector(gallery, ({ context }) => context);
  const paths = Object.keys(app.machines);
  return (
    <div className="gallery-controls">
      <Choice
        label="Actor"
        value={actor ?? ALL}
        choices={[[ALL, 'all'], ...paths.map((path) => [path, path] as const)]}
        onChoose={(chosen) => gallery.send({ type: 'actor.chosen', actor: chosen || null })}
      />
      {app.variants.length > 1 && (
        <Choice
          label="Variant"
          value={variant}
          choices={app.variants.map(({ name }, index) => [index, name] as const)}
          onChoose={(chosen) => gallery.send({ type: 'variant.chosen', variant: chosen })}
        />
      )}
      <Choice
        label="Scheme"
        value={scheme}
        choices={SCHEMES.map((name) => [name, name] as const)}
        onChoose={(chosen) => gallery.send({ type: 'scheme.chosen', scheme: chosen })}
      />
      <Choice
        label="Width"
        value={width}
        choices={([1440, 768, 390] as const).map((px) => [px, `${px} px`] as const)}
        onChoose={(chosen) => gallery.send({ type: 'width.chosen', width: chosen })}
      />
    </div>
  );
}

/** The states that no picture shows, each with the reason. */
function Missing({ gallery }: { gallery: GalleryActor }) {
  const { places, failures, actor } = useSelector(gallery, ({ context }) => context);
  const title = useId();
  const missing = [
    ...places.missing.map(({ reason, ...place }) => ({ ...place, name: idOf(place), reason })),
    ...failures.map((failure) => ({ ...failure, name: failure.actor })),
  ].filter((one) => actor === null || one.actor === actor);
  if (missing.length === 0) return null;
  return (
    <section className="gallery-missing" aria-labelledby={title}>
      <h3 id={title}>Not shown</h3>
      <ul>
        {missing.map(({ name, reason }) => (
          <li key={name}>
            <code>{name}</code> {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

type GalleryProps = {
  inspector: Inspector;
  onOpen: (actor: string, state: string) => void;
};

/** Every state of every machine side by side. Each picture is the real page in that state. */
export function Gallery({ inspector, onOpen }: GalleryProps) {
  const { app } = inspector;
  const machine = useMemo(
    () => galleryMachine.provide({ actors: { searchStates: searchIn(inspector) } }),
    [inspector],
  );
  const gallery = useActorRef(machine, {
    input: {
      actors: Object.keys(app.machines),
      scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    },
  });
  const context = useSelector(gallery, (snapshot) => snapshot.context);
  const isSearching = useSelector(gallery, (snapshot) => snapshot.matches('searching'));
  const pages = pagesIn(context);
  const { shown } = context.places;
  const actors = [...new Set(shown.map(({ actor }) => actor))].filter(
    (actor) => context.actor === null || context.actor === actor,
  );
  return (
    <div className="gallery">
      <Controls gallery={gallery} app={app} />
      <p className="gallery-status" role="status">
        {isSearching ? 'The states are being searched…' : `${shown.length} states can be shown.`}
      </p>
      {actors.map((actor) => (
        <section key={actor} className="gallery-actor" aria-label={actor}>
          <h3>{actor}</h3>
          <ul>
            {shown
              .filter((place) => place.actor === actor)
              .map((place) => (
                <Picture
                  key={place.state}
                  gallery={gallery}
                  place={place}
                  source={
                    pages.includes(idOf(place)) ? toSource(app, place, context.variant) : undefined
                  }
                  scheme={context.scheme}
                  width={context.width}
                  onOpen={onOpen}
                />
              ))}
          </ul>
        </section>
      ))}
      <Missing gallery={gallery} />
    </div>
  );
}
