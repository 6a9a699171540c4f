import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import { honeypot } from '#content/forms.ts';
import type { FormActor } from '#machines/form.machine.ts';
import { isBlank } from '#machines/typing.ts';
import { useEffect, useLayoutEffect } from '#views/basics/effects.ts';
import { useLastTexts } from '#views/basics/fields.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { useIsAlive, useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { NOWHERE, useShown, useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { Button } from './Button.tsx';
import { FormField, type FormFieldTexts, Input } from './FormField.tsx';
import { FormOutcome, message } from './FormOutcome.tsx';
import { LinkedText } from './LinkedText.tsx';

const styles = {
  form: css({
    position: 'relative',
    display: 'grid',
    gap: '1.25rem',
    '&[aria-busy=true] button': { opacity: 0.6 },
    '[data-scriptless=""] & > :not([data-without-scripts])': { display: 'none' },
  }),
  withoutScripts: css(message, { '[data-scriptless] &': { display: 'block' } }),
  inline: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '0.75rem',
    '& > :first-of-type': { flex: '1 1 9.5rem' },
  }),
  fields: css({ display: 'grid', gap: '1.25rem' }),
  note: css({ fontWeight: 400, color: 'var(--muted)' }),
  honeypot: css({ position: 'absolute', insetInlineStart: '-100vw', visibility: 'hidden' }),
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
  actor: FormActor;
  fields: readonly FormFieldTexts[];
  texts: FormTexts;
  /** What stands above the fields. */
  children?: ReactNode;
  /** Field and button side by side, for a form of one field. */
  isInline?: boolean;
};

/** The fields of a form. A manager of passwords may add some of its own, which are nobody's business. */
const fieldsIn = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('[data-field]');

/**
 * Takes away what nobody sees: the browser asks for a required field, and refuses an address with more. While one
 * types, it stays. An undo must bring back what a wrong key has replaced, and Firefox undoes nothing that a script
 * has taken away.
 */
function takeUnseen(form: HTMLFormElement): void {
  for (const field of fieldsIn(form)) {
    if (isBlank(field.value)) field.value = '';
    if (field.type === 'email') field.value = field.value.replace(/\p{Cf}/gu, '').trim();
  }
}

/** Tells the machine of a form what stands in its fields. A manager of passwords fills them in without any event. */
function tell(actor: FormActor, form: HTMLFormElement): void {
  for (const { name, value } of fieldsIn(form)) {
    const isKnown = value === (actor.getSnapshot().context.values[name] ?? '');
    if (!isKnown) actor.send({ type: 'form.edit', name, value });
  }
}

/**
 * The browser would still call the fields of a form wrong that has succeeded, as a visitor had sent them. Their
 * texts are those of the machine by then, and what was filled in meanwhile.
 */
function useFreshFields(form: RefObject<HTMLFormElement | null>, hasSucceeded: boolean) {
  useLayoutEffect(() => {
    if (!hasSucceeded) return;
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    const texts = fields.map(({ value }) => value);
    form.current?.reset();
    for (const [place, field] of fields.entries()) {
      const text = texts[place] ?? '';
      if (field.value !== text) field.value = text;
    }
  }, [form, hasSucceeded]);
}

/** Tells the machine that the visitor has seen what has become of the form. */
function useSeen(actor: FormActor, hasEnded: boolean) {
  const { page } = useVisit();
  const shown = useShown();
  useEffect(() => {
    // A page that the visitor has left stays on the screen until the next one can be shown.
    const isStaying = page.getSnapshot().context.requested.path === shown.path;
    if (isStaying && hasEnded) actor.send({ type: 'form.seen' });
  }, [actor, page, shown, hasEnded]);
}

/** A form over its machine. The browser checks required fields and e-mail addresses. */
export function Form({ actor, fields, texts, children, isInline = false }: FormProps) {
  const { t, i18n } = useTranslation();
  const { privacy } = useVisit().legalLinks;
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.matches('submitting'));
  const hasSucceeded = useSelector(actor, (snapshot) => snapshot.matches('success'));
  const isAlive = useIsAlive(actor);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('error')) || !isAlive;
  const isClosed = isSubmitting || !isAlive;
  useSeen(actor, hasSucceeded || hasFailed);
  useFreshFields(form, hasSucceeded);
  useLastTexts(actor, form, tell);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    takeUnseen(currentTarget);
    tell(actor, currentTarget);
    if (currentTarget.reportValidity())
      actor.send({ type: 'form.submit', language: i18n.language });
  };

  return (
    // Outside of a dialog, that leads nowhere: an extension may submit it, of which no event tells.
    <form
      ref={form}
      method="dialog"
      onInput={({ currentTarget }) => tell(actor, currentTarget)}
      onSubmit={submit}
      aria-busy={isSubmitting}
      css={styles.form}
      {...useMachineAttributes(actor)}
    >
      {children}
      <div css={isInline ? styles.inline : styles.fields}>
        {fields.map((field) => (
          <FormField
            key={field.name}
            {...field}
            actor={actor}
            optional={texts.optional}
            isReadOnly={isClosed}
          />
        ))}
        <div>
          {/* Not `disabled`, which would take the focus from it. Enter clicks it, too, before the browser checks. */}
          <Button
            type="submit"
            aria-disabled={isClosed}
            look={isInline ? 'secondary' : 'primary'}
            onClick={() => form.current && takeUnseen(form.current)}
          >
            {texts.submit}
          </Button>
        </div>
      </div>
      <p css={styles.note}>
        {texts.note}
        {/* The newsletter stands in the footer, which has the link. */}
        {!isInline && privacy !== NOWHERE && (
          <>
            {' '}
            <a href={privacy}>{t('footer.privacy')}</a>
          </>
        )}
      </p>
      {/* Nobody sees it: only programs fill it in. */}
      <Input
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
      {hasSucceeded && <FormOutcome role="status" text={texts.success} more={texts.promise} />}
      {hasFailed && <FormOutcome role="alert" text={texts.error} more={texts.kept} />}
    </form>
  );
}
