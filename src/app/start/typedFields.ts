import { actorsOf } from '#app/wiring/createSite.ts';
import { formNames } from '#app/wiring/forms.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { focusOn } from '#views/basics/focus.ts';

/** The machines that keep what a visitor types into a prerendered page. */
const typedMachines = [...formNames, 'nameplate'] as const;

export type TypedField = { machine: (typeof typedMachines)[number]; name: string; value: string };

/** The text in the fields of the prerendered page. */
export function readTypedFields(document: Document): TypedField[] {
  return typedMachines.flatMap((machine) =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        `[data-machine=${machine}] :is(input, textarea)`,
      ),
    ]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => ({ machine, name, value })),
  );
}

/**
 * Notes which field has the focus, its text and its caret. Returns a function for after the render: if React has made
 * new fields, and nothing has the focus, it gives all three to the field in the same place. Someone may be typing.
 */
export function keepFocus(document: Document): () => void {
  const fields = () => [
    ...document.querySelectorAll<HTMLInputElement>('[data-machine] :is(input, textarea)'),
  ];
  const place = fields().indexOf(document.activeElement as HTMLInputElement);
  const { value = '', selectionStart, selectionEnd } = fields()[place] ?? {};
  return () => {
    const field = fields()[place];
    if (!field || document.activeElement !== document.body) return;
    field.value = value;
    focusOn(field);
    // A field for an address tells of no caret, and takes none.
    if (selectionStart != null) field.setSelectionRange(selectionStart, selectionEnd ?? null);
  };
}

/** Tells a machine what was typed before it ran, unless the visitor has typed on meanwhile. */
export function sendTypedField(site: SiteActor, { machine, name, value }: TypedField): void {
  const { nameplate, ...forms } = actorsOf(site);
  if (machine !== 'nameplate') {
    const form = forms[machine];
    if (!form.getSnapshot().context.values[name]) form.send({ type: 'form.edit', name, value });
  } else if (!nameplate.getSnapshot().context.name) {
    nameplate.send({ type: 'name.type', name: value });
  }
}
