/** @jsxImportSource react */
import { useEffect, useRef } from 'react';
import { CHOICES, type Choices, isCondition, LOCAL_RECORD } from '../../conditions.ts';
import { inWords } from '../../handOver/labels.ts';
import { Choice } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';

const nameOf = ([name, value]: [string, string]) => `“${value ? `${name}:${value}` : name}”`;

/** The conditions that the page does not know, and those that it knows. */
function Unknown({ choices }: { choices: Choices }) {
  const { inspector, conditions } = useInspected();
  const unknown = Object.entries(conditions).filter(
    (condition) => !isCondition(condition, inspector.app.conditions),
  );
  const knownFor = ([name]: [string, string]) => {
    if (name === LOCAL_RECORD) return `${name}:name=text`;
    const known = Object.keys(choices[name] ?? {}).join(', ');
    return known ? `${name}: ${known}` : [...Object.keys(choices), LOCAL_RECORD].join(', ');
  };
  if (unknown.length === 0) return null;
  return (
    <p className="status" role="status" data-tone="problem">
      The page does not know {unknown.map(nameOf).join(', ')} and starts without it. It knows{' '}
      {unknown.map(knownFor).join('; ')}.
    </p>
  );
}

/** What the page and the pictures of the gallery start under. The address of the window has it. */
export function ConditionControls() {
  const { panel, inspector, conditions, settings, change, isWindow } = useInspected();
  const { app } = inspector;
  const { width, scheme, ...ofDocument } = CHOICES;
  // A window of its own has no frame that gives it these.
  const choices: Choices = {
    ...app.conditions,
    ...(!isWindow && { width, scheme }),
    ...ofDocument,
  };
  const set = Object.entries(conditions).filter(
    ([name, value]) => value !== '' && isCondition([name, value], app.conditions),
  );
  const limit = app.limitOf(Object.fromEntries(set));
  const choose = (name: string, value: string) => {
    if (value === (conditions[name] ?? '')) return;
    change({ condition: name });
    panel.send({ type: 'condition.chosen', name, value });
  };
  const fields = useRef<HTMLDivElement>(null);
  // The page has started again, and the field that had the focus is another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later, the focus is where a person has taken it
  useEffect(() => {
    const field = `[name="${CSS.escape(settings.condition)}"]`;
    if (document.activeElement === document.body)
      fields.current?.querySelector<HTMLElement>(field)?.focus();
  }, []);
  return (
    <>
      <Unknown choices={choices} />
      <details
        className="conditions"
        open={settings.areConditionsShown}
        onToggle={({ currentTarget }) => change({ areConditionsShown: currentTarget.open })}
      >
        <summary data-set={set.length > 0}>
          Conditions{' '}
          <span className="muted">{set.map((condition) => condition.join(' ')).join(', ')}</span>
        </summary>
        {limit && <p className="muted">{limit}</p>}
        <div ref={fields} className="fields">
          {Object.entries(choices).map(([name, values]) => (
            <Choice
              key={name}
              name={name}
              label={inWords(name)}
              value={conditions[name] ?? ''}
              choices={[['', 'as it is'], ...Object.entries(values)]}
              onChoose={(value) => choose(name, value)}
            />
          ))}
          <label key={conditions[LOCAL_RECORD]} className="field row muted">
            {inWords(LOCAL_RECORD)}
            <input
              name={LOCAL_RECORD}
              defaultValue={conditions[LOCAL_RECORD]}
              placeholder="name=text"
              onBlur={({ target }) => choose(LOCAL_RECORD, target.value)}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Enter') choose(LOCAL_RECORD, currentTarget.value);
              }}
            />
          </label>
        </div>
      </details>
    </>
  );
}
