import { type ActorRefFrom, assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Part } from '../controller/framePart.ts';
import { port, sentenceOf } from '../record/errors.ts';

/** Every picture is a whole page: so many load at once. */
const MOST_AT_ONCE = 3;

/** A state of an actor. `state` is its leaves as dotted paths, one for each parallel region. */
export type Place = { actor: string; state: string };

/** The states of an actor: those that can be shown, and why the others cannot. */
export type Places = { shown: readonly Place[]; missing: readonly (Place & { reason: string })[] };

/** `actors` are those whose states are searched, the first one first. */
export type GalleryInput = { actors: readonly string[] };

export type GalleryEvent =
  /** A picture comes near the visible part, and leaves it. */
  | { type: 'picture.near'; id: string }
  | { type: 'picture.far'; id: string }
  | { type: 'picture.loaded'; id: string }
  /** The tester wants to see an actor before the others. */
  | { type: 'actor.wanted'; actor: string }
  /** The page of a picture tells where the part is that it shows, or why there is none. */
  | { type: 'picture.framed'; id: string; part: Part | string }
  /** The width that pictures have, in px. */
  | { type: 'room.measured'; width: number };

type GalleryContext = {
  waiting: readonly string[];
  places: Places;
  /** The ids of the pictures that are near, in the order in which they came. */
  near: readonly string[];
  loaded: readonly string[];
  /** By the id of the picture. */
  parts: Readonly<Record<string, Part | string>>;
  room: number;
};

/** Names a picture. */
export const idOf = ({ actor, state }: Place) => `${actor}:${state}`;

/** Names a state in an address, or an actor without one. */
export const linkTo = (place: Place) =>
  encodeURIComponent(place.state === '' ? place.actor : idOf(place)).replaceAll('%3A', ':');

/** The pictures that have a page: those that are loaded, and the next ones. */
export function pagesIn({ near, loaded }: Pick<GalleryContext, 'near' | 'loaded'>): string[] {
  const due = near.filter((id) => !loaded.includes(id)).slice(0, MOST_AT_ONCE);
  return [...near.filter((id) => loaded.includes(id)), ...due];
}

/**
 * Every state of every actor, as a picture of the page.
 *
 * The search takes one actor at a time, so that pictures appear while it runs. A picture has a page
 * only near the visible part: a page is large, and there are many.
 */
export const galleryMachine = setup({
  types: {
    input: {} as GalleryInput,
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
  },
  actors: {
    /** Finds out which states of an actor can be reached. The panel provides it. */
    searchStates: fromPromise<Places, { actor: string }>(port),
  },
  actions: {
    addPlaces: assign(({ context: { places, waiting } }, { shown, missing }: Places) => ({
      waiting: waiting.slice(1),
      places: {
        shown: [...places.shown, ...shown],
        missing: [...places.missing, ...missing],
      },
    })),
    /** After the one that is being searched. */
    searchNext: assign(({ context: { waiting }, event }) => {
      assertEvent(event, 'actor.wanted');
      const others = waiting.slice(1);
      const isWanted = (actor: string) => actor === event.actor;
      const isNext = (one: string, other: string) =>
        Number(isWanted(other)) - Number(isWanted(one));
      return { waiting: [...waiting.slice(0, 1), ...others.sort(isNext)] };
    }),
    noteNear: assign(({ context: { near }, event }) => {
      assertEvent(event, 'picture.near');
      return { near: near.includes(event.id) ? near : [...near, event.id] };
    }),
    noteFar: assign(({ context: { near, loaded }, event }) => {
      assertEvent(event, 'picture.far');
      const isOther = (id: string) => id !== event.id;
      return { near: near.filter(isOther), loaded: loaded.filter(isOther) };
    }),
    noteLoaded: assign(({ context: { loaded }, event }) => {
      assertEvent(event, ['picture.loaded', 'picture.framed']);
      return { loaded: [...loaded.filter((id) => id !== event.id), event.id] };
    }),
  },
  guards: { isDone: ({ context }) => context.waiting.length === 0 },
}).createMachine({
  id: 'gallery',
  context: ({ input: { actors } }) => ({
    waiting: actors,
    places: { shown: [], missing: [] },
    near: [],
    loaded: [],
    parts: {},
    room: 0,
  }),
  initial: 'searching',
  on: {
    'picture.near': { actions: 'noteNear' },
    'picture.far': { actions: 'noteFar' },
    'picture.loaded': { actions: 'noteLoaded' },
    'actor.wanted': { actions: 'searchNext' },
    'room.measured': { actions: assign({ room: ({ event }) => event.width }) },
    'picture.framed': {
      actions: [
        // What never loads in it, such as an image, keeps no other page waiting.
        'noteLoaded',
        assign({
          parts: ({ context: { parts }, event }) => ({ ...parts, [event.id]: event.part }),
        }),
      ],
    },
  },
  states: {
    searching: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [{ guard: 'isDone', target: '#gallery.complete' }, { target: 'trying' }],
        },
        trying: {
          invoke: {
            id: 'searchStates',
            src: 'searchStates',
            input: ({ context }) => ({ actor: context.waiting[0] ?? '' }),
            onDone: {
              target: 'choosing',
              actions: { type: 'addPlaces', params: ({ event }) => event.output },
            },
            onError: {
              target: 'choosing',
              actions: {
                type: 'addPlaces',
                params: ({ context: { waiting }, event: { error } }) => ({
                  shown: [],
                  missing: [{ actor: waiting[0] ?? '', state: '', reason: sentenceOf(error) }],
                }),
              },
            },
          },
        },
      },
    },
    complete: {},
  },
});

export type GalleryActor = ActorRefFrom<typeof galleryMachine>;
