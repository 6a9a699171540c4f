/** @jsxImportSource react */
import { type ComponentProps, Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useOneStop } from './useOneStop.ts';

type ButtonProps = ComponentProps<'button'> & { isInert?: boolean };

/** A button. An inert one does nothing, and keeps the focus that a disabled one would lose. */
export const Button = ({ isInert, onClick, ...button }: ButtonProps) => (
  <button
    type="button"
    {...button}
    {...(isInert
      ? { 'aria-disabled': true, onClick: (event) => event.preventDefault() }
      : { onClick })}
  />
);

/**
 * Gives the focus to the next row, else to the one before, else to a field or a heading of the section, else to the
 * tabpanel, the slider or the tab.
 */
function passFocus(part: HTMLElement): void {
  const row = part.closest('li');
  const rows = [row?.nextElementSibling, row?.previousElementSibling];
  const next = [
    ...rows.map((one) => one?.querySelector<HTMLElement>('button:enabled')),
    part.closest('section')?.querySelector<HTMLElement>('input, h2[tabindex]'),
    part.closest<HTMLElement>('[role=tabpanel]'),
    part.ownerDocument.querySelector<HTMLElement>('input[type=range]:enabled'),
    part.ownerDocument.querySelector<HTMLElement>('[role=tab][aria-selected=true]'),
  ].find((one) => one);
  next?.focus();
}

/** A row that goes when what it is about is over, and passes the focus on that is in it. */
export function GoingRow(row: ComponentProps<'li'>) {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    return () => {
      if (current?.contains(document.activeElement)) passFocus(current);
    };
  }, []);
  return <li ref={ref} {...row} />;
}

/** A button that goes when it is pressed. */
export const GoingButton = ({ onClick, ...button }: ButtonProps) => (
  <Button
    {...button}
    onClick={(event) => {
      passFocus(event.currentTarget);
      onClick?.(event);
    }}
  />
);

type SwitchProps = ComponentProps<'button'> & { isOn: boolean };

/** Something that is on or off. Its children name it. */
export const Switch = ({ isOn, ...button }: SwitchProps) => (
  <Button role="switch" className="switch" aria-checked={isOn} {...button} />
);

/** Buttons that belong together: one stop of Tab. */
export const Toolbar = ({ className = 'tools row', ...group }: ComponentProps<'div'>) => (
  <div role="toolbar" className={className} {...group} {...useOneStop<HTMLDivElement>()} />
);

/** Rows with buttons: one stop of Tab. */
export const Rows = (list: ComponentProps<'ul'>) => (
  <ul {...list} {...useOneStop<HTMLUListElement>()} />
);

type FilterProps = ComponentProps<'input'> & { value: string; onFilter: (text: string) => void };

/** A text that a list is filtered by. Escape empties it, and means nothing else then. */
export const Filter = ({ onFilter, ...input }: FilterProps) => (
  <input
    type="search"
    onChange={({ target }) => onFilter(target.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || input.value === '') return;
      event.stopPropagation();
      onFilter('');
    }}
    {...input}
  />
);

type ChoiceProps = Omit<ComponentProps<'select'>, 'children' | 'onChange'> & {
  /** Stands beside the list. */
  label?: string;
  /** Each value with its name. */
  choices: readonly (readonly [value: string | number, name: string])[];
  onChoose: (value: string) => void;
};

/** A list of values, one of which is chosen. */
export const Choice = ({ label, choices, onChoose, ...select }: ChoiceProps) => (
  <label className="field row muted">
    {label}
    <select {...select} onChange={({ target }) => onChoose(target.value)}>
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** A name or a value that breaks between its parts: after the dot of `panel.open`, in the middle of `isOpen`. */
export const Words = ({ of }: { of: string }) =>
  of.split(/(?<=[.,:])|(?<=[a-z])(?=[A-Z])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));

type TableProps = {
  caption?: string;
  columns: readonly string[];
  /** Each with a key of its own. The first cell of a row names it. */
  rows: readonly (readonly [key: string, name: ReactNode, ...cells: ReactNode[]])[];
};

export const Table = ({ caption, columns, rows }: TableProps) => (
  <table>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([key, name, ...cells]) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, place) => (
            <td key={columns[place + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
