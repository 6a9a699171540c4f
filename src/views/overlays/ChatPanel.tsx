import { type FormEvent, type KeyboardEvent, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chatProvider } from '#content/chatProvider.ts';
import {
  type ChatActor,
  type ChatMessage,
  MAX_QUESTION_LENGTH,
  WELCOME_ID,
} from '#machines/chat.machine.ts';
import type { ChatLogActor } from '#machines/chatLog.machine.ts';
import { useEffect, useLayoutEffect } from '#views/basics/effects.ts';
import { focusOn, withFirstFocus } from '#views/basics/focus.ts';
import { formatTime } from '#views/basics/format.ts';
import { useLayer } from '#views/basics/layer.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { mediaOf } from '#views/basics/media.ts';
import {
  below,
  chatFills,
  comesAndGoes,
  launcherInBar,
  lowWindow,
  visuallyHidden,
} from '#views/basics/theme.tsx';
import { isComposing, typingInto } from '#views/basics/typing.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { Button } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { LinkedText } from '#views/parts/controls/LinkedText.tsx';
import { Answer, Linked } from './Answer.tsx';

const styles = {
  panel: css(comesAndGoes('&[open]', { opacity: 0, transform: 'translateY(1rem)' }, 'calm'), {
    position: 'absolute',
    inset: 'auto',
    insetInlineEnd: 'var(--corner)',
    bottom: 'calc(var(--corner) + 4.25rem)',
    flexDirection: 'column',
    width: '24rem',
    maxWidth: 'none',
    height: 'var(--chat-height)',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    color: 'inherit',
    border: '1.5px solid var(--ink)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface)',
    boxShadow: 'var(--shadow-layer)',
    // What is too high for the window scrolls, around a log that scrolls.
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    '&[open]': { display: 'flex' },
    '::backdrop': { background: 'none' },
    // WebKit may lay out a wide window before it tells: a page that is scrolled must not take the panel along.
    '&:modal': { position: 'fixed' },
    // Above the banner it has less room.
    '[data-machine=chat]:has(~ [data-machine=consent]) > &': {
      maxHeight: 'calc(100dvh - var(--header-height) - var(--corner) - 13rem)',
    },
    // The launcher is not below it, but the banner may be.
    [launcherInBar]: { bottom: 'calc(100% + var(--corner))' },
    [chatFills]: {
      position: 'fixed',
      // Over its launcher in the bar, where it cannot be modal.
      zIndex: 1,
      // Where it is not modal, it stands on the dock.
      inset: 'auto 0 0',
      width: 'auto',
      // Over a banner, too: the window is its alone.
      minHeight: '100dvh',
      border: 0,
      borderRadius: 0,
    },
  }),
  header: css({
    display: 'flex',
    alignItems: 'center',
    gap: '0.25rem',
    padding: '0.75rem 0.5rem 0.75rem 1.25rem',
    borderBottom: '1px solid var(--line)',
    [lowWindow]: { paddingBlock: 0 },
  }),
  titles: css({ marginInlineEnd: 'auto', minWidth: 0 }),
  title: css({ fontSize: 'var(--body)' }),
  subtitle: css({
    fontSize: 'var(--small)',
    lineHeight: 1.3,
    color: 'var(--muted)',
    [lowWindow]: { display: 'none' },
  }),
  tool: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    ':hover': { background: 'var(--line)' },
  }),
  log: css({
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '0.75rem',
    minHeight: '3.5rem',
    padding: '1rem 1.25rem',
    overflowY: 'auto',
    fontSize: 'var(--plain)',
    // A window this low has room for the header, the log and the field.
    [lowWindow]: { minHeight: 'max(3.5rem, 100dvh - 6.5rem)', paddingBlock: '0.25rem' },
    ':focus-visible': { outlineOffset: '-3px' },
  }),
  message: css({
    // Contains the visually hidden text, so that it scrolls along.
    position: 'relative',
    maxWidth: '85%',
    padding: '0.6rem 0.9rem',
    borderRadius: 'var(--radius-card)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: 1.45,
    '&[data-role=assistant]': { alignSelf: 'flex-start', border: '1px solid var(--line)' },
    '&[data-role=user]': {
      alignSelf: 'flex-end',
      background: 'var(--ink)',
      color: 'var(--paper)',
    },
  }),
  time: css({ display: 'block', marginTop: '0.15rem', fontSize: 'var(--fine)', opacity: 0.75 }),
  suggestions: css({ display: 'grid', justifyItems: 'end', gap: '0.4rem' }),
  suggestion: css({
    minHeight: '2.125rem',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
    padding: '0.2rem 0.9rem',
    border: '1.5px solid var(--line)',
    borderRadius: 'var(--radius-card)',
    fontSize: 'var(--note)',
    lineHeight: 1.3,
    textAlign: 'start',
    ':hover': { borderColor: 'var(--ink)' },
  }),
  typing: css({
    paddingInline: '1.25rem',
    minHeight: '1.75rem',
    color: 'var(--muted)',
    // Three questions need the room.
    '[role=log]:has(button) + &': { minHeight: 0 },
    [lowWindow]: { minHeight: 0 },
  }),
  dots: css({
    display: 'inline-flex',
    gap: '0.3rem',
    '& > *': {
      width: '0.45rem',
      height: '0.45rem',
      borderRadius: '50%',
      background: 'var(--ink)',
      animation: 'pulse var(--pulse) infinite',
    },
    '& > :nth-of-type(2)': { animationDelay: 'var(--calm)' },
    '& > :nth-of-type(3)': { animationDelay: 'calc(2 * var(--calm))' },
  }),
  error: css({
    margin: '0 1.25rem 0.75rem',
    padding: '0.75rem 1rem',
    borderInlineStart: '4px solid var(--ink)',
    background: 'var(--line)',
    fontSize: 'var(--note)',
    lineHeight: 1.45,
  }),
  retry: css({
    marginTop: '0.35rem',
    minHeight: '2.5rem',
    fontWeight: 600,
    textDecoration: 'underline',
  }),
  form: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    gap: '0.25rem 0.5rem',
    padding: '0.75rem 1.25rem 0.25rem',
    borderTop: '1px solid var(--line)',
    [lowWindow]: { paddingBlock: '0.25rem' },
    // Beside the button the field would be as wide as a letter.
    [below.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
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

/** The questions that an empty conversation offers, by the names of their texts. */
const suggestions = ['work', 'event', 'studio'] as const;

const clearIcon = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13';
const closeIcon = 'M5 5l14 14M19 5L5 19';

function Tool({ label, icon, onClick }: { label: string; icon: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} css={styles.tool}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={icon} />
      </svg>
    </button>
  );
}

/** A message. Typing renders the panel with every key, but no message again. */
const Bubble = memo(function Bubble({ id, role, content, timestamp }: ChatMessage) {
  const { t } = useTranslation();
  const time = new Date(timestamp);
  return (
    <div data-role={role} css={styles.message}>
      <span css={visuallyHidden}>{t(role === 'user' ? 'chat.you' : 'chat.assistant')} </span>
      {role === 'user' || id === WELCOME_ID ? (
        <Linked text={id === WELCOME_ID ? t('chat.welcome') : content} />
      ) : (
        <Answer text={content} />
      )}
      <time dateTime={time.toISOString()} css={styles.time}>
        {formatTime(time)}
      </time>
    </div>
  );
});

/** Scrolls the log to the newest message while its machine follows. An empty conversation is read from its top. */
function useFollowing(log: ChatLogActor, isOpen: boolean, count: number) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const snapshot = log.getSnapshot();
    if (!isOpen || !element.current || !snapshot.matches('following')) return;
    const isReduced = mediaOf('(prefers-reduced-motion: reduce)').matches;
    const isNew = snapshot.context.top === 0;
    element.current.scrollTo({
      top: count === 1 ? 0 : element.current.scrollHeight,
      behavior: isReduced || isNew ? 'instant' : 'smooth',
    });
  }, [log, isOpen, count]);

  return element;
}

type ChatPanelProps = {
  actor: ChatActor;
  log: ChatLogActor;
  /** Whether another dialog lies over the panel, or is about to. */
  isCovered: boolean;
  onClose: () => void;
};

/**
 * The conversation. Answers have a few marks, and markup is shown as it is. A closed panel stays in the document, so
 * that it can leave the screen as it came.
 */
export function ChatPanel({ actor, log, isCovered, onClose }: ChatPanelProps) {
  const { t, i18n } = useTranslation();
  const { isChatDemo } = useVisit();
  const messages = useSelector(actor, ({ context }) => context.messages);
  const draft = useSelector(actor, ({ context }) => context.draft);
  const reason = useSelector(actor, ({ context }) => context.reason);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ conversation: 'failed' }));
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ panel: 'open' }));
  const isFilling = useSelector(actor, ({ context }) => context.isFilling);
  const isOpened = useSelector(actor, (snapshot) =>
    snapshot.matches({ panel: { open: 'opened' } }),
  );
  const canSend = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'chat.send', language: i18n.language, at: 0 }),
  );
  const canRetry = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'chat.retry', language: i18n.language }),
  );
  // First, because a closed panel has nothing to scroll.
  const panel = useLayer<HTMLDialogElement>({
    isOpen,
    isModal: isFilling && !isCovered,
    onClose,
  });
  const logElement = useFollowing(log, isOpen, messages.length + Number(hasFailed));
  const input = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    // A visitor who has gone on to something else meanwhile keeps the focus.
    const { activeElement, body } = document;
    const isHere = activeElement === body || activeElement?.closest('[data-machine=chat]');
    if (isOpened && !isCovered && isHere) focusOn(input.current);
  }, [isOpened, isCovered]);

  useLayoutEffect(() => {
    // Disabling the focused input would drop the focus to the body, where Escape is not heard. The log
    // holds the focus meanwhile and gives it back, unless the visitor has moved it.
    const { activeElement } = document;
    if (isWaiting && panel.current?.contains(activeElement)) {
      focusOn(logElement.current);
    }
    if (!isWaiting && activeElement === logElement.current) {
      focusOn(input.current);
    }
  }, [isWaiting, logElement, panel]);

  const send = () => actor.send({ type: 'chat.send', language: i18n.language, at: Date.now() });
  /** What stands in the field may have been filled in without any event. */
  const tell = () => {
    const text = input.current?.value ?? '';
    if (text !== draft) actor.send({ type: 'chat.type', text });
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter confirms a suggestion during a composition.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    tell();
    send();
  };

  return (
    <dialog ref={panel} aria-label={t('chat.title')} css={styles.panel}>
      <div css={styles.header}>
        <div css={styles.titles}>
          {/* It has the focus until the field takes it: a button could be pressed by mistake. */}
          <h2 ref={withFirstFocus} tabIndex={-1} css={styles.title}>
            {t('chat.title')}
          </h2>
          <p css={styles.subtitle}>{t(isChatDemo ? 'chat.demo' : 'chat.subtitle')}</p>
        </div>
        <Tool
          label={t('chat.clear')}
          icon={clearIcon}
          onClick={() => {
            actor.send({ type: 'chat.clear', at: Date.now() });
            focusOn(input.current);
          }}
        />
        <Tool label={t('chat.close')} icon={closeIcon} onClick={onClose} />
      </div>
      <div
        ref={logElement}
        role="log"
        aria-label={t('chat.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach a scroll container
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          log.send({
            type: 'log.scrolled',
            top: scrollTop,
            below: scrollHeight - scrollTop - clientHeight,
          })
        }
        css={styles.log}
        {...useMachineAttributes('chatLog', log)}
      >
        {messages.map((message) => (
          <Bubble key={message.id} {...message} />
        ))}
        {messages.length === 1 && draft === '' && !isWaiting && (
          // The log announces messages alone.
          <div aria-live="off" css={styles.suggestions}>
            {suggestions.map((name) => (
              <button
                key={name}
                type="button"
                onClick={() => {
                  actor.send({ type: 'chat.type', text: t(`chat.suggestions.${name}`) });
                  send();
                  // The button disappears.
                  focusOn(logElement.current);
                }}
                css={styles.suggestion}
              >
                {t(`chat.suggestions.${name}`)}
              </button>
            ))}
          </div>
        )}
      </div>
      <div role="status" css={styles.typing}>
        {isWaiting && (
          <>
            <span css={styles.dots} aria-hidden="true">
              <span />
              <span />
              <span />
            </span>
            <span css={visuallyHidden}>{t('chat.typing')}</span>
          </>
        )}
      </div>
      {hasFailed && (
        <div role="alert" css={styles.error}>
          {reason === 'offline' && <p>{t('chat.offline')}</p>}
          {reason === 'tooLong' && <p>{t('chat.tooLong', { clear: t('chat.clear') })}</p>}
          <p>
            <LinkedText text={t('chat.error')} />
          </p>
          {canRetry && (
            <button
              type="button"
              onClick={() => {
                actor.send({ type: 'chat.retry', language: i18n.language });
                // The button disappears with the error.
                focusOn(logElement.current);
              }}
              css={styles.retry}
            >
              {t('chat.retry')}
            </button>
          )}
        </div>
      )}
      <form
        css={styles.form}
        // Before a press of the button, which waits for a text.
        onPointerMove={tell}
        onPointerDown={tell}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          tell();
          send();
        }}
      >
        <textarea
          ref={input}
          rows={1}
          dir="auto"
          aria-label={t('chat.input')}
          placeholder={t('chat.placeholder')}
          value={draft}
          disabled={isWaiting}
          {...typingInto((text, typing) => {
            actor.send({ type: 'chat.type', text, ...typing });
            return actor.getSnapshot().context.draft;
          })}
          onKeyDown={sendOnEnter}
          // A window may be too low for all of the panel.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
          css={styles.input}
        />
        <Button type="submit" disabled={!canSend}>
          {t('chat.send')}
        </Button>
      </form>
      <p css={styles.notice}>{t('chat.notice')}</p>
      <p css={styles.end}>
        <span>
          {t('chat.poweredBy')}{' '}
          <ExternalLink href={chatProvider.url}>{chatProvider.name}</ExternalLink>
        </span>
        <span>
          {draft.length}/{MAX_QUESTION_LENGTH}
        </span>
      </p>
    </dialog>
  );
}
