import { HIDDEN_TEXT, type Shown } from '../record/entry.ts';
import { isField, isFound, isHidden, isSecret, nameOf, roleOf, textIn } from './controls.ts';
import { focusedIn } from './followFocus.ts';
import { treeIn } from './treeIn.ts';

/** What a person has typed, with a mask in place of a secret. */
function textOf(field: Element): string {
  const text = textIn(field);
  return isSecret(field) && text ? HIDDEN_TEXT : text;
}

/** What a key or a pointer changes as it goes down, before a page hears of its click or its text. */
export function beforePress(
  document: Document,
  target?: Partial<Element>,
  tree = treeIn(document),
) {
  const focused = focusedIn(document);
  // A pointer changes a list or a slider that has no focus yet.
  const aimed = target?.closest?.('select, [type=range]');
  const field = aimed ?? focused;
  const text = field && isField(field) ? textOf(field) : undefined;
  return { focused, aimed, text, tree };
}

/** What has the focus, where a test can find it by its role and its name. A field may have a label alone. */
function focusOf(focused: Element | null): Pick<Shown, 'focus'> {
  if (!focused?.matches(':not(body, summary)') || isHidden(focused)) return {};
  const [role, name] = [roleOf(focused), nameOf(focused)];
  return name !== '' && isFound(focused, role, name) ? { focus: { role, name } } : {};
}

/** What a document shows now. An act has just filled in `filled`: it shows as it was before, and so does the focus. */
export function shownIn(
  document: Document,
  filled?: Element,
  { focused, aimed, text, tree } = beforePress(document),
): Shown {
  const views = [...document.querySelectorAll<HTMLElement>('[data-machine]')];
  const { pathname, search, hash } = document.location;
  const fields = [...document.querySelectorAll('input:not([type=file]), textarea, select')]
    .filter((one) => isField(one) && !isHidden(one))
    .map((one) => ({ role: roleOf(one), name: nameOf(one), one }))
    .filter(({ role, name }, _, all) => {
      const alike = all.filter((other) => other.role === role && other.name === name);
      return name !== '' && alike.length === 1;
    })
    .flatMap(({ one, ...named }) => {
      const value = one === filled ? (one === (aimed ?? focused) ? text : undefined) : textOf(one);
      const isList = one.matches('select') && ({ isList: true } as const);
      return value === undefined ? [] : [{ ...named, value, ...isList }];
    });
  // Of several views of a machine, the first tells its states.
  const states = views
    .flatMap(({ dataset: { machine = '', state } }) =>
      state === undefined ? [] : [[machine, state]],
    )
    .reverse();
  return {
    machines: [...new Set(views.flatMap(({ dataset }) => dataset.machine ?? []))],
    states: Object.fromEntries(states),
    address: pathname + search + hash,
    title: document.title,
    ...(tree !== undefined && { tree }),
    ...(fields.length > 0 && { fields }),
    ...focusOf(focused),
  };
}
