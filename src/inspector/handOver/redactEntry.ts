import type { Delivery } from '@interpunct/model-kit/recorded';
import {
  type Cause,
  type Control,
  type Entry,
  type Gesture,
  HIDDEN_TEXT,
  type Shown,
} from '../record/entry.ts';
import { coverBy, coverEncoded, coverQuoted } from './cover.ts';
import { maskFor, ownerOf, redactEvent, redactRoot, type Typing } from './redactRoot.ts';
import { mapTree } from './tree.ts';

const redactName = <T extends { name: string }>(named: T, { inNames, cover }: Typing): T => ({
  ...named,
  name: coverBy(named.name, inNames, cover),
});

/** Masks what a page showed with something. An address and a title may hold anything. */
export function redactPage<T extends { page?: Shown | undefined }>(shown: T, typing: Typing): T {
  if (!shown.page) return shown;
  const { machines, states, tree, fields, focus } = shown.page;
  const redactText = (text: string) =>
    coverQuoted(typing.coverRepeated(coverBy(text, typing.inNames, typing.cover)), typing.cover);
  const page: Shown = {
    machines,
    ...(states && {
      states: Object.fromEntries(
        Object.entries(states).map(([machine, told]) => [machine, typing.coverRepeated(told)]),
      ),
    }),
    address: '',
    title: '',
    ...(tree && { tree: mapTree(tree, redactText) }),
    ...(focus && { focus: redactName(focus, typing) }),
    ...(fields && {
      fields: fields.map((one) => ({ ...redactName(one, typing), value: typing.cover(one.value) })),
    }),
  };
  return { ...shown, page };
}

const redactControl = (control: Control, typing: Typing): Control => ({
  ...redactName(control, typing),
  ...(control.within && { within: redactName(control.within, typing) }),
});

function redactValue(
  kind: Gesture['kind'],
  value: string,
  { cover, coverRepeated }: Typing,
): string {
  if (kind === 'ask') return coverEncoded(value, coverRepeated);
  if (kind === 'answer') return coverQuoted(coverEncoded(value, coverRepeated), cover);
  if (kind === 'stop' || kind === 'throw') return coverQuoted(coverRepeated(value), cover);
  // A key that is a letter: a page may take it for text.
  if (kind === 'press' && value.length === 1) return '▒';
  // The type of a file stays.
  if (kind === 'attach' || kind === 'drop')
    return value.replace(/^.+?(?=(?:\.[a-z\d]{2,4})?$)/gm, cover);
  // What is masked already says why.
  const isText = kind === 'type' || kind === 'accept';
  return isText && value !== HIDDEN_TEXT ? cover(value) : value;
}

function redactGesture(gesture: Gesture, typing: Typing): Gesture {
  const { text, ...told } = gesture;
  const { kind, control, value } = told;
  // What was sent repeats what was typed in the signs of JSON, and no test of a redacted session compares it.
  const isKept = text !== undefined && kind !== 'ask';
  return {
    ...redactPage(told, typing),
    ...(control && { control: redactControl(control, typing) }),
    ...(value !== undefined && { value: redactValue(kind, value, typing) }),
    ...(isKept && { text: coverQuoted(typing.coverRepeated(text), typing.cover) }),
  };
}

export function redactCause({ cause, deliveries }: Entry, typing: Typing): Cause {
  switch (cause.type) {
    case 'event': {
      // The root may pass it on to an actor that knows it as typed.
      const receivers = deliveries
        .filter(({ event }) => event.type === cause.event.type)
        .map(({ receiver }) => receiver);
      const { pointed } = cause;
      return {
        ...cause,
        event: redactEvent(cause.event, maskFor(typing, [cause.actor, ...receivers])),
        ...(pointed && { pointed: redactGesture(pointed, typing) }),
      };
    }
    case 'output':
    case 'error': {
      return { ...cause, value: maskFor(typing, [cause.actor])(cause.value, [cause.type]) };
    }
    case 'act':
      return { ...cause, gesture: redactGesture(cause.gesture, typing) };
    default:
      return cause;
  }
}

/** Masks an event. It holds what its senders know, and may pass through actors that do not know it as typed. */
function redactDelivery(
  delivery: Delivery,
  all: readonly Delivery[],
  root: string,
  typing: Typing,
): Delivery {
  const actors = all
    .filter(({ event }) => event.type === delivery.event.type)
    .flatMap(({ sender, receiver }) => [receiver, ownerOf(receiver, root), sender ?? receiver]);
  return { ...delivery, event: redactEvent(delivery.event, maskFor(typing, actors)) };
}

export function redactEntry(entry: Entry, root: string, typing: Typing): Entry {
  const { deliveries, stopped, kept } = entry;
  return {
    ...redactPage(entry, typing),
    cause: redactCause(entry, typing),
    deliveries: deliveries.map((one) => redactDelivery(one, deliveries, root, typing)),
    ...(stopped && {
      stopped: stopped.map(({ actor, error }) => ({
        actor,
        error: maskFor(typing, [actor, ownerOf(actor, root)])(error, ['error']),
      })),
    }),
    kept: redactRoot(kept, root, typing),
  };
}
