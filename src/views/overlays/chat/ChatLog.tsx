import { memo, type RefObject } from 'react';
import { type ChatActor, type ChatMessage, WELCOME_ID } from '#machines/chat.machine.ts';
import type { ChatLogActor } from '#machines/chatLog.machine.ts';
import { focusOn } from '#views/basics/focus.ts';
import { formatTime } from '#views/basics/format.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { lowWindow, visuallyHidden } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Answer, Linked } from './Answer.tsx';

const styles = {
  log: css({
    // An answer that has not come is told in the place of the answer.
    ':not(:has(~ [role=alert]))': { flexGrow: 1 },
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
    maxWidth: '95%',
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
    '& a[href^=tel]': { display: 'inline-block' },
  }),
  time: css({ display: 'block', marginTop: '0.15rem', fontSize: 'var(--fine)', opacity: 0.75 }),
  suggestions: css({ display: 'grid', justifyItems: 'end', gap: '0.4rem' }),
  suggestion: css({
    minHeight: '2.125rem',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
    padding: '0.2rem 0.9rem',
    border: '1.5px solid var(--muted)',
    borderRadius: 'var(--radius-card)',
    fontSize: 'var(--small)',
    lineHeight: 1.3,
    textAlign: 'start',
    ':hover': { borderColor: 'var(--ink)' },
  }),
};

/** A message. A new one renders none of the others again. */
const Bubble = memo(function Bubble({ id, role, content, timestamp, language }: ChatMessage) {
  const { t } = useTranslation();
  const time = new Date(timestamp);
  return (
    // A press on it would focus the log, and Tab go on from its beginning.
    <div data-role={role} tabIndex={-1} css={styles.message}>
      <span css={visuallyHidden}>{t(role === 'user' ? 'chat.you' : 'chat.assistant')} </span>
      <div lang={language}>
        {role === 'user' || id === WELCOME_ID ? (
          <Linked text={id === WELCOME_ID ? t('chat.welcome') : content} />
        ) : (
          <Answer text={content} />
        )}
      </div>
      <time dateTime={time.toISOString()} css={styles.time}>
        {formatTime(time)}
      </time>
    </div>
  );
});

type ChatLogProps = {
  actor: ChatActor;
  log: ChatLogActor;
  /** The element that scrolls. It holds the focus while nothing can be typed. */
  element: RefObject<HTMLDivElement | null>;
};

/** The questions that a press asks. */
function Suggestions({ actor, element }: Omit<ChatLogProps, 'log'>) {
  const { t, i18n } = useTranslation();
  const ask = (text: string) => {
    actor.send({ type: 'chat.type', text });
    actor.send({ type: 'chat.send', language: i18n.language, at: Date.now() });
    // The button disappears.
    focusOn(element.current);
  };
  return (
    // The log announces messages alone.
    <div aria-live="off" css={styles.suggestions}>
      {(['work', 'event', 'studio'] as const).map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => ask(t(`chat.suggestions.${name}`))}
          css={styles.suggestion}
        >
          {t(`chat.suggestions.${name}`)}
        </button>
      ))}
    </div>
  );
}

/** The messages, and what may be asked first. */
export function ChatLog({ actor, log, element }: ChatLogProps) {
  const { t } = useTranslation();
  const messages = useSelector(actor, ({ context }) => context.messages);
  const isUntouched = useSelector(
    actor,
    (snapshot) =>
      snapshot.context.messages.length === 1 &&
      snapshot.context.draft === '' &&
      !snapshot.hasTag('waiting'),
  );
  return (
    <div
      ref={element}
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
      {...useMachineAttributes(log)}
    >
      {messages.map((message) => (
        <Bubble key={message.id} {...message} />
      ))}
      {isUntouched && <Suggestions actor={actor} element={element} />}
    </div>
  );
}
