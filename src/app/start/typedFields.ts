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
 * Notes which field of a form has the focus. Returns the function that gives the focus to the one in its place, if
 * React has rendered the page from scratch and nothing else has it: someone may be typing.
 */
export function keepFocus({ activeElement }: Document): () => void {
  const fields = () => [...document.querySelectorAll<HTMLElement>('form :is(input, textarea)')];
  const place = fields().indexOf(activeElement as HTMLElement);
  return () => {
    if (document.activeElement === document.body) focusOn(fields()[place]);
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
