import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { chatProvider } from '#content/chatProvider.ts';
import { type ChatActor, MAX_QUESTION_LENGTH } from '#machines/chat.machine.ts';
import { useFieldText, useLastTexts } from '#views/basics/fields.ts';
import { below, lowWindow } from '#views/basics/theme.tsx';
import { isComposing, typing } from '#views/basics/typing.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { Button } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    columnGap: '0.5rem',
    marginTop: 'auto',
    padding: '0.75rem 1.25rem 0.25rem',
    borderTop: '1px solid var(--line)',
    [lowWindow]: { paddingBlock: '0.25rem' },
    // Extensions put elements of their own beside the field, which come below.
    '& > :is(textarea, button)': { gridRow: 1 },
    '& > button:disabled': {
      borderColor: 'var(--line)',
      background: 'none',
      color: 'var(--muted)',
      pointerEvents: 'none',
    },
    // Beside the button the field would be as wide as a letter.
    [below.largeText]: {
      display: 'flex',
      flexFlow: 'column',
      alignItems: 'stretch',
      rowGap: '0.25rem',
    },
  }),
  input: css({
    width: '100%',
    minHeight: '3rem',
    maxHeight: '7rem',
    // In a low window the end of the last answer is in sight with it.
    scrollMarginTop: '4rem',
    [lowWindow]: { maxHeight: '4.5rem' },
    padding: '0.7rem 1rem',
    border: '1.5px solid var(--muted)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--paper)',
    fontSize: 'var(--field)',
    lineHeight: 1.35,
    resize: 'none',
    fieldSizing: 'content',
    ':disabled': { opacity: 0.6 },
    // The ring lies on the border: beside it, it would be a second one.
    ':focus-visible': { outlineOffset: -1.5, borderRadius: 'var(--radius-card)' },
    '::placeholder': { color: 'var(--muted)' },
  }),
  notice: css({
    padding: '0.25rem 1.25rem',
    fontSize: 'var(--small)',
    lineHeight: 1.35,
    color: 'var(--muted)',
  }),
  end: css({
    display: 'flex',
    justifyContent: 'space-between',
    padding: '0 1.25rem 0.75rem',
    fontSize: 'var(--small)',
    color: 'var(--muted)',
    fontVariantNumeric: 'tabular-nums',
  }),
};

/** Tells the machine what stands in the field, perhaps without any event, and shows what it keeps of that. */
function tell(actor: ChatActor, field: HTMLTextAreaElement): void {
  const { draft } = actor.getSnapshot().context;
  if (field.disabled || field.value === draft) return;
  actor.send({ type: 'chat.type', text: field.value });
  field.value = actor.getSnapshot().context.draft;
}

type QuestionFormProps = { actor: ChatActor; input: RefObject<HTMLTextAreaElement | null> };

/** The field for a question, what becomes of it, and how long it may be. */
export function QuestionForm({ actor, input }: QuestionFormProps) {
  const { t, i18n } = useTranslation();
  const { isChatDemo } = useVisit();
  const draft = useSelector(actor, ({ context }) => context.draft);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const canSend = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'chat.send', language: i18n.language, at: 0 }),
  );
  useFieldText(input, draft);
  useLastTexts(actor, input, tell);
  const tellNow = () => input.current && tell(actor, input.current);
  const handlers = typing((text) => {
    actor.send({ type: 'chat.type', text });
    return actor.getSnapshot().context.draft;
  });
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    tellNow();
    actor.send({ type: 'chat.send', language: i18n.language, at: Date.now() });
    // React has not rendered a text that was told of and sent in one task, so it does not clear it.
    if (input.current) input.current.value = actor.getSnapshot().context.draft;
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    // Enter confirms a suggestion during a composition.
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) submit(event);
  };
  return (
    <>
      {/* A press of the button waits for a text: the form tells of it before. */}
      <form
        method="dialog"
        css={styles.form}
        onPointerMove={tellNow}
        onPointerDown={tellNow}
        onSubmit={submit}
      >
        <textarea
          ref={input}
          rows={1}
          maxLength={MAX_QUESTION_LENGTH}
          dir="auto"
          aria-label={t('chat.input')}
          placeholder={t('chat.placeholder')}
          disabled={isWaiting}
          {...handlers}
          onKeyDown={submitOnEnter}
          // A window may be too low for all of the panel.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
          css={styles.input}
        />
        <Button type="submit" disabled={!canSend}>
          {t('chat.send')}
        </Button>
      </form>
      {!isChatDemo && <p css={styles.notice}>{t('chat.notice')}</p>}
      <p css={styles.end}>
        <span>
          {t('chat.poweredBy')}{' '}
          <ExternalLink href={chatProvider.url}>{chatProvider.name}</ExternalLink>
        </span>
        {draft && (
          <span>
            {draft.length}/{MAX_QUESTION_LENGTH}
          </span>
        )}
      </p>
    </>
  );
}
