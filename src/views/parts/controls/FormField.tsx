import { type ComponentProps, useId, useRef } from 'react';
import type { FormActor } from '#machines/form.machine.ts';
import { useFieldText } from '#views/basics/fields.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { css } from '#views/jsx/css.ts';

/** The look of a field. */
export const fieldLook = css({
  width: '100%',
  minHeight: '3rem',
  // No higher than a button.
  padding: '0.4rem 1rem',
  border: '1.5px solid var(--muted)',
  borderRadius: 'var(--radius-field)',
  background: 'var(--surface)',
  ':hover': { borderColor: 'var(--ink)' },
  // The thick line tells it apart without colours.
  ':user-invalid': { borderColor: 'var(--ink)', boxShadow: 'inset 0 -3px var(--ink)' },
  ':read-only': { opacity: 0.6 },
  '::placeholder': { color: 'var(--muted)' },
});

const styles = {
  text: css(fieldLook, { paddingBlock: '0.65rem', resize: 'vertical' }),
  label: css({ display: 'block', marginBottom: '0.35rem', fontWeight: 600 }),
  optional: css({ fontWeight: 400, color: 'var(--muted)' }),
};

type InputProps = { actor: FormActor; name: string; rows?: number } & ComponentProps<'input'>;

/** A field without a label, which shows the text that the machine of its form has. */
export function Input({ actor, ...props }: InputProps) {
  const text = useSelector(actor, ({ context }) => context.values[props.name] ?? '');
  const ref = useRef<HTMLInputElement>(null);
  useFieldText(ref, text);
  const Field = (props.rows ? 'textarea' : 'input') as 'input';
  // What a visitor writes may run in another direction than the page.
  return <Field data-field {...props} ref={ref} dir="auto" />;
}

/** A field of `content/forms.ts` with its texts. */
export type FormFieldTexts = {
  name: string;
  type: string;
  autoComplete: string;
  isRequired: boolean;
  maxLength?: number;
  rows?: number;
  label: string;
  placeholder?: string;
};

type FormFieldProps = FormFieldTexts & {
  actor: FormActor;
  /** What a field is called that may stay empty. */
  optional?: string;
  isReadOnly: boolean;
};

/** A field and its label. */
export function FormField(field: FormFieldProps) {
  const { label, optional, isRequired, isReadOnly, type, ...props } = field;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} css={styles.label}>
        {label}
        {!isRequired && (
          <span css={styles.optional} aria-hidden="true">
            {' '}
            {optional}
          </span>
        )}
      </label>
      <Input
        {...props}
        id={id}
        type={props.rows ? undefined : type}
        required={isRequired}
        readOnly={isReadOnly}
        css={props.rows ? styles.text : fieldLook}
      />
    </div>
  );
}
