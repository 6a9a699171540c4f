/** @jsxImportSource react */
import type { ComponentProps } from 'react';
import { useOneStop } from './useOneStop.ts';

/** A button that sends no form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

type SwitchProps = ComponentProps<'button'> & { isOn: boolean };

/** Something that is on or off. Its children name it. */
export const Switch = ({ isOn, ...button }: SwitchProps) => (
  <Button role="switch" className="switch" aria-checked={isOn} {...button} />
);

/** Buttons that belong together: one stop of Tab. */
export const Toolbar = ({ className = 'tools row', ...group }: ComponentProps<'div'>) => (
  <div role="toolbar" className={className} {...group} {...useOneStop<HTMLDivElement>()} />
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

/** The head of a table with these columns. */
export const Columns = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
