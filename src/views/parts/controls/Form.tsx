import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { honeypot } from '#content/forms.ts';
import type { FormActor } from '#machines/form.machine.ts';
import { useEffect, useLayoutEffect } from '#views/basics/effects.ts';
import { useFieldText } from '#views/basics/fields.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { display } from '#views/basics/theme.tsx';
import { useIsAlive, useSelector } from '#views/basics/useSelector.ts';
import { NOWHERE, useShown, useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { Button } from './Button.tsx';
import { LinkedText } from './LinkedText.tsx';

const control = css({
  width: '100%',
  minHeight: '3rem',
  // No higher than a button.
  padding: '0.4rem 1rem',
  border: '1.5px solid var(--muted)',
  borderRadius: 'var(--radius-field)',
  background: 'var(--surface)',
  ':hover': { borderColor: 'var(--ink)' },
  // The thick line tells it apart without colours.
  ':user-invalid': {
    borderColor: 'var(--ink)',
    boxShadow: 'inset 0 -3px var(--ink)',
  },
  ':read-only': { opacity: 0.6 },
  '::placeholder': { color: 'var(--muted)' },
});

const message = css({
  padding: '0.8rem 1.1rem',
  borderRadius: 'var(--radius-field)',
  // A success stands on a ground, this in a frame.
  border: '1.5px solid var(--ink)',
  borderInlineStartWidth: '0.5rem',
  background: 'var(--surface)',
});

const styles = {
  form: css({
    position: 'relative',
    display: 'grid',
    gap: '1.25rem',
    '&[aria-busy=true] button': { opacity: 0.6 },
    '@media (scripting: none)': { '& > :not([data-without-scripts])': { display: 'none' } },
  }),
  withoutScripts: css(message, { '@media (scripting: none)': { display: 'block' } }),
  inline: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '0.75rem',
    '& > :first-of-type': { flex: '1 1 9.5rem' },
  }),
  fields: css({ display: 'grid', gap: '1.25rem' }),
  label: css({ display: 'block', marginBottom: '0.35rem', fontWeight: 600 }),
  hint: css({ fontWeight: 400, color: 'var(--muted)' }),
  text: css(control, { paddingBlock: '0.65rem', resize: 'vertical' }),
  honeypot: css({ position: 'absolute', insetInlineStart: '-100vw', visibility: 'hidden' }),
  message,
  sent: css({
    display: 'grid',
    gap: '0.75rem',
    padding: '1.5rem',
    borderRadius: 'var(--radius-card)',
    background: 'var(--line)',
    '& [role=status]': {
      ...display,
      fontSize: 'var(--head-2)',
      lineHeight: 1.2,
    },
    '& path': { strokeDasharray: 1, animation: 'draw var(--reveal) var(--ease)' },
  }),
  told: css({ ':focus': { outline: 'none' } }),
};

/** A field of `content/forms.ts` with its texts. */
type FormField = {
  name: string;
  type: string;
  autoComplete: string;
  isRequired: boolean;
  rows?: number;
  label: string;
  placeholder?: string;
};

type FormTexts = {
  submit: string;
  success: string;
  /** What comes after a success. */
  promise?: string;
  error: string;
  /** What has become of the text, and what else the visitor can do. */
  kept?: string;
  optional?: string;
  /** What happens with what is sent. */
  note: string;
};

type FormProps = {
  id: string;
  actor: FormActor;
  fields: readonly FormField[];
  texts: FormTexts;
  /** What stands above the fields. */
  children?: ReactNode;
  /** Field and button side by side, for a form of one field. */
  isInline?: boolean;
};

/** Two dots, connected: what was sent has arrived. */
const arrival = (
  <svg viewBox="0 0 120 20" width="120" strokeLinecap="round" aria-hidden="true">
    <path d="M6 10H110" pathLength="1" stroke="var(--ink)" strokeWidth="1.5" />
    <circle cx="6" cy="10" r="5" fill="var(--ink)" />
    <circle cx="110" cy="10" r="9" fill="var(--ink)" />
  </svg>
);

/**
 * The outcome of a submission. It takes the focus if the focus is still in the form; a visitor who has
 * moved on keeps it.
 */
function Outcome({ role, text, more }: { role: 'status' | 'alert'; text: string; more?: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const moreId = useId();
  useEffect(() => {
    const isHere = element.current?.closest('form')?.contains(document.activeElement);
    if (isHere) element.current?.focus();
  }, []);
  return (
    <div css={role === 'status' ? styles.sent : styles.message}>
      {role === 'status' && arrival}
      <p
        ref={element}
        role={role}
        tabIndex={-1}
        aria-describedby={more && moreId}
        css={styles.told}
      >
        {text}
      </p>
      {more && (
        <p id={moreId}>
          <LinkedText text={more} />
        </p>
      )}
    </div>
  );
}

type FieldProps = { actor: FormActor; name: string; rows?: number };

/** A field of a form, which shows the text that its machine has. */
function Field({ actor, rows, ...props }: FieldProps & ComponentProps<'input'>) {
  const text = useSelector(actor, ({ context }) => context.values[props.name] ?? '');
  const ref = useFieldText<HTMLInputElement & HTMLTextAreaElement>(text);
  // What a visitor writes may run in another direction than the page.
  if (!rows) return <input data-field {...props} ref={ref} dir="auto" />;
  return (
    <textarea
      data-field
      {...(props as ComponentProps<'textarea'>)}
      ref={ref}
      dir="auto"
      rows={rows}
    />
  );
}

/**
 * Tells the machine of a form what stands in its fields. A manager of passwords fills them in without any event,
 * and may add fields of its own, which are nobody's business.
 */
function tell(actor: FormActor, form: HTMLFormElement): void {
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
    const isKnown = value === (actor.getSnapshot().context.values[name] ?? '');
    if (!isKnown) actor.send({ type: 'form.edit', name, value });
  }
}

/** A form over its machine. The browser checks required fields and e-mail addresses. */
export function Form({ id, actor, fields, texts, children, isInline = false }: FormProps) {
  const { t, i18n } = useTranslation();
  const { page, legalLinks } = useVisit();
  const shown = useShown();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.matches('submitting'));
  const hasSucceeded = useSelector(actor, (snapshot) => snapshot.matches('success'));
  const isAlive = useIsAlive(actor);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('error')) || !isAlive;

  useEffect(() => {
    // A page that the visitor has left stays on the screen until the next one can be shown.
    const isStaying = page.getSnapshot().context.requested.path === shown.path;
    if (isStaying && (hasSucceeded || hasFailed)) actor.send({ type: 'form.seen' });
  }, [actor, page, shown, hasSucceeded, hasFailed]);

  useLayoutEffect(() => {
    if (!hasSucceeded) return;
    // The browser would still call the fields wrong, as a visitor had sent them. Their texts are those of
    // the machine by now, and what was filled in meanwhile.
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    const texts = fields.map(({ value }) => value);
    form.current?.reset();
    for (const [place, field] of fields.entries()) {
      const text = texts[place] ?? '';
      if (field.value !== text) field.value = text;
    }
  }, [hasSucceeded]);

  useLayoutEffect(() => {
    const element = form.current;
    const tellAll = () => element && tell(actor, element);
    addEventListener('pagehide', tellAll);
    return () => {
      removeEventListener('pagehide', tellAll);
      tellAll();
    };
  }, [actor]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    tell(actor, event.currentTarget);
    actor.send({ type: 'form.submit', language: i18n.language });
  };

  return (
    // A browser without `scripting` media queries submits: a GET would put the values into the address.
    <form
      ref={form}
      method="post"
      onInput={({ currentTarget }) => tell(actor, currentTarget)}
      onSubmit={submit}
      aria-busy={isSubmitting}
      css={styles.form}
      {...useMachineAttributes(id, actor)}
    >
      {children}
      <div css={isInline ? styles.inline : styles.fields}>
        {fields.map(({ name, type, autoComplete, isRequired, rows, label, placeholder }) => {
          const fieldId = formId + name;
          return (
            <div key={name}>
              <label htmlFor={fieldId} css={styles.label}>
                {label}
                {!isRequired && (
                  <span css={styles.hint} aria-hidden="true">
                    {' '}
                    {texts.optional}
                  </span>
                )}
              </label>
              <Field
                actor={actor}
                id={fieldId}
                name={name}
                type={rows ? undefined : type}
                rows={rows}
                placeholder={placeholder}
                autoComplete={autoComplete}
                required={isRequired}
                readOnly={isSubmitting || !isAlive}
                css={rows ? styles.text : control}
              />
            </div>
          );
        })}
        <div>
          {/* Not `disabled`, which would take the focus from it. */}
          <Button
            type="submit"
            aria-disabled={isSubmitting || !isAlive}
            look={isInline ? 'secondary' : 'primary'}
          >
            {texts.submit}
          </Button>
        </div>
      </div>
      <p css={styles.hint}>
        {texts.note}
        {/* The newsletter stands in the footer, which has the link. */}
        {!isInline && legalLinks.privacy !== NOWHERE && (
          <>
            {' '}
            <a href={legalLinks.privacy}>{t('footer.privacy')}</a>
          </>
        )}
      </p>
      <Field
        actor={actor}
        name={honeypot}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        css={styles.honeypot}
      />
      {/* The starter shows it, if the scripts do not come. */}
      <p hidden role="alert" css={styles.withoutScripts} data-without-scripts>
        <LinkedText text={t('formWithoutScripts')} />
      </p>
      {hasSucceeded && <Outcome role="status" text={texts.success} more={texts.promise} />}
      {hasFailed && <Outcome role="alert" text={texts.error} more={texts.kept} />}
    </form>
  );
}
