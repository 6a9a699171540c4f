/** @jsxImportSource react */
import { useActorRef, useSelector } from '@xstate/react';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button, Choice, Toolbar } from './controls.tsx';
import { type NamedValues, readPayload } from './payload.ts';
import { payloadEditorMachine } from './payloadEditor.machine.ts';
import { useInspected } from './useInspected.ts';

type PayloadEditorProps = {
  title: string;
  cases: NamedValues;
  /** The name of the button that sends. */
  action: string;
  /** Whether it is that of an event, which is an object. */
  isEvent?: boolean;
  /** Whether the cases are a suggestion: any other JSON will do, too. */
  isFree?: boolean;
  onSend: (value: unknown) => void;
  onClose: () => void;
};

/** Gives an editor the focus while it is there. */
function useFocus(
  field: RefObject<HTMLTextAreaElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) {
  useLayoutEffect(() => {
    const control = field.current ?? button.current;
    const { activeElement: opener } = document;
    control?.focus();
    control?.form?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    // The editor goes with what it has sent. What opened it takes the focus that would be lost.
    return () => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || control?.form?.contains(activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, [field, button]);
}

type PayloadFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** What is wrong with the text. */
  problem: string;
  onType: (text: string) => void;
};

function PayloadField({ field, text, problem, onType }: PayloadFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}text`}>Payload, as JSON</label>
      <textarea
        ref={field}
        id={`${id}text`}
        value={text}
        spellCheck={false}
        rows={Math.min(12, text.split('\n').length + 1)}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}problem`}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}problem`} className="wrong" aria-live="polite">
        {problem}
      </p>
    </>
  );
}

/** Writes a payload as JSON, from a case, and says what is wrong with it. */
export function PayloadEditor(props: PayloadEditorProps) {
  const { title, cases, action, isEvent = false, isFree = false, onSend, onClose } = props;
  const { panel } = useInspected();
  const editor = useActorRef(payloadEditorMachine, { input: { cases, isEvent } });
  const text = useSelector(editor, ({ context }) => context.text);
  const chosen = useSelector(editor, ({ context }) => context.chosen);
  const known = readPayload(text, cases, isEvent);
  const reading = isFree && 'problem' in known ? readPayload(text, {}, isEvent) : known;
  const problem = 'problem' in reading ? reading.problem : '';
  const values = Object.values(cases);
  const hasPayload = values.length === 0 || values.some((value) => value !== undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocus(field, button);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if ('value' in reading) onSend(reading.value);
    else {
      // The message of what was done before would look like an answer.
      panel.send({ type: 'message.tell', message: null });
      field.current?.focus();
    }
  };
  const answerKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
  };

  return (
    <form className="editor" aria-label={title} onSubmit={send} onKeyDown={answerKeys} noValidate>
      <h3>{title}</h3>
      {Object.keys(cases).length > 1 && (
        <Choice
          label="Case"
          value={chosen}
          choices={Object.keys(cases).map((name) => [name, name])}
          onChoose={(name) => editor.send({ type: 'case.chosen', name })}
        />
      )}
      {hasPayload ? (
        <PayloadField
          {...{ field, text, problem }}
          onType={(typed) => editor.send({ type: 'text.typed', text: typed })}
        />
      ) : (
        <p className="muted">There is no payload.</p>
      )}
      <Toolbar aria-label="Ways out" className="row">
        <button ref={button} type="submit" className="primary">
          {action}
        </button>
        <Button onClick={onClose}>Cancel</Button>
      </Toolbar>
    </form>
  );
}
