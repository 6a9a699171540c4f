import { css, keyframes } from '@emotion/react';
import { useSelector } from '@xstate/react';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chatProvider } from '#content/chatProvider.ts';
import { type ChatActor, type ChatMessage, WELCOME_ID } from '#machines/chat.machine.ts';
import { from, visuallyHidden } from '#views/basics/theme.tsx';
import { Button } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { LinkedText } from '#views/parts/controls/LinkedText.tsx';

/** Spec §5. The machine holds it as well: a field can be filled without being typed into. */
const MAX_LENGTH = 500;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const pulse = keyframes({ '50%': { opacity: 0.25 } });

const styles = {
  panel: css({
    position: 'fixed',
    zIndex: 35,
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    background: 'var(--surface)',
    animation: `${rise} 240ms var(--ease)`,
    [from.tablet]: {
      inset: 'auto',
      insetInlineEnd: 'clamp(1rem, 3vw, 2rem)',
      bottom: 'calc(clamp(1rem, 3vw, 2rem) + 4.25rem)',
      width: '24rem',
      height: 'min(500px, calc(100dvh - 7rem))',
      border: '1px solid var(--line)',
      borderRadius: '1.25rem',
      boxShadow: '0 1.5rem 4rem rgb(0 0 0 / 0.22)',
      overflow: 'hidden',
    },
  }),
  header: css({
    display: 'flex',
    alignItems: 'center',
    gap: '0.25rem',
    padding: '0.75rem 0.5rem 0.75rem 1.25rem',
    borderBottom: '1px solid var(--line)',
  }),
  titles: css({ marginInlineEnd: 'auto', minWidth: 0 }),
  title: css({ fontSize: '1.125rem' }),
  subtitle: css({ fontSize: '0.875rem', lineHeight: 1.3, color: 'var(--muted)' }),
  tool: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    ':hover': { background: 'var(--signal-tint)' },
  }),
  log: css({
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '0.75rem',
    padding: '1.25rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    fontSize: '1rem',
    ':focus-visible': { outlineOffset: '-3px' },
  }),
  message: css({
    // What is hidden in it scrolls with it.
    position: 'relative',
    maxWidth: '85%',
    padding: '0.6rem 0.9rem',
    borderRadius: '1.1rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: 1.45,
    '&[data-role=assistant]': { alignSelf: 'flex-start', background: 'var(--paper)' },
    '&[data-role=user]': {
      alignSelf: 'flex-end',
      background: 'var(--ink)',
      color: 'var(--paper)',
    },
  }),
  time: css({ display: 'block', marginTop: '0.15rem', fontSize: '0.75rem', opacity: 0.75 }),
  typing: css({ paddingInline: '1.25rem', minHeight: '1.75rem', color: 'var(--muted)' }),
  dots: css({
    display: 'inline-flex',
    gap: '0.3rem',
    '& > *': {
      width: '0.45rem',
      height: '0.45rem',
      borderRadius: '50%',
      background: 'var(--signal)',
      animation: `${pulse} 1.2s infinite`,
    },
    '& > :nth-of-type(2)': { animationDelay: '0.2s' },
    '& > :nth-of-type(3)': { animationDelay: '0.4s' },
  }),
  error: css({
    margin: '0 1.25rem 0.75rem',
    padding: '0.75rem 1rem',
    borderInlineStart: '4px solid var(--signal)',
    background: 'var(--signal-tint)',
    fontSize: '0.9375rem',
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
  }),
  input: css({
    width: '100%',
    minHeight: '3rem',
    maxHeight: '7rem',
    padding: '0.7rem 1rem',
    border: '1.5px solid var(--muted)',
    borderRadius: '1.1rem',
    background: 'var(--paper)',
    // Smaller, and phones zoom in.
    fontSize: '16px',
    lineHeight: 1.35,
    resize: 'none',
    fieldSizing: 'content',
    ':disabled': { opacity: 0.6 },
    '::placeholder': { color: 'var(--muted)' },
  }),
  end: css({
    display: 'flex',
    justifyContent: 'space-between',
    padding: '0 1.25rem 0.75rem',
    fontSize: '0.8125rem',
    color: 'var(--muted)',
    fontVariantNumeric: 'tabular-nums',
  }),
};

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

function Bubble({ id, role, content, timestamp }: ChatMessage) {
  const { t, i18n } = useTranslation();
  const time = new Date(timestamp);
  // `hour12: false` would say 24:05 after midnight.
  const clock = new Intl.DateTimeFormat(i18n.language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <div data-role={role} css={styles.message}>
      <span css={visuallyHidden}>{t(role === 'user' ? 'chat.you' : 'chat.assistant')} </span>
      <LinkedText text={id === WELCOME_ID ? t('chat.welcome') : content} />
      <time dateTime={time.toISOString()} css={styles.time}>
        {clock.format(time)}
      </time>
    </div>
  );
}

/** Keeps the newest message in sight, but for somebody who has scrolled up to read and not asked since. */
function useFollowing(count: number, isWaiting: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const lastTop = useRef(0);

  const noteScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = log.current ?? {};
    const isAtEnd = scrollHeight - scrollTop - clientHeight < 24;
    if (isAtEnd) isFollowing.current = true;
    else if (scrollTop < lastTop.current) isFollowing.current = false;
    lastTop.current = scrollTop;
  };

  useLayoutEffect(() => {
    if (isWaiting) isFollowing.current = true;
  }, [isWaiting]);

  useLayoutEffect(() => {
    if (!log.current || count === 0 || !isFollowing.current) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    log.current.scrollTo({
      top: log.current.scrollHeight,
      behavior: isReduced || lastTop.current === 0 ? 'instant' : 'smooth',
    });
  }, [count]);

  return { log, noteScroll };
}

/** The conversation. Replies are text: what looks like markup is shown as it is. */
export function ChatPanel({ actor }: { actor: ChatActor }) {
  const { t, i18n } = useTranslation();
  const messages = useSelector(actor, ({ context }) => context.messages);
  const draft = useSelector(actor, ({ context }) => context.draft);
  const isOffline = useSelector(actor, ({ context }) => context.isOffline);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ conversation: 'failed' }));
  const isOpened = useSelector(actor, (snapshot) =>
    snapshot.matches({ panel: { open: 'opened' } }),
  );
  const canSend = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'chat.send', language: i18n.language }),
  );
  const { log, noteScroll } = useFollowing(messages.length + Number(hasFailed), isWaiting);
  const input = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isOpened) input.current?.focus({ preventScroll: true });
  }, [isOpened]);

  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // An input that is disabled drops the focus to nowhere, where Escape is not heard: the log
    // holds it meanwhile, and gives it back unless the visitor has taken it elsewhere.
    const { activeElement } = document;
    if (isWaiting) {
      hadFocus.current = panel.current?.contains(activeElement) ?? false;
      if (hadFocus.current) log.current?.focus({ preventScroll: true });
    } else if (hadFocus.current && activeElement === log.current) {
      input.current?.focus({ preventScroll: true });
    }
  }, [isWaiting, log]);

  const send = () => actor.send({ type: 'chat.send', language: i18n.language });
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter during a composition takes the suggestion; 229 is how Safari says so.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <section ref={panel} aria-label={t('chat.title')} css={styles.panel}>
      <header css={styles.header}>
        <div css={styles.titles}>
          <h2 css={styles.title}>{t('chat.title')}</h2>
          <p css={styles.subtitle}>{t('chat.subtitle')}</p>
        </div>
        <Tool
          label={t('chat.clear')}
          icon={clearIcon}
          onClick={() => {
            actor.send({ type: 'chat.clear' });
            input.current?.focus({ preventScroll: true });
          }}
        />
        <Tool
          label={t('chat.close')}
          icon={closeIcon}
          onClick={() => actor.send({ type: 'chat.close' })}
        />
      </header>
      <div
        ref={log}
        role="log"
        aria-label={t('chat.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        onScroll={noteScroll}
        css={styles.log}
      >
        {messages.map((message) => (
          <Bubble key={message.id} {...message} />
        ))}
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
          {isOffline && <p>{t('chat.offline')}</p>}
          <p>
            <LinkedText text={t('chat.error')} />
          </p>
          <button
            type="button"
            onClick={() => actor.send({ type: 'chat.retry', language: i18n.language })}
            css={styles.retry}
          >
            {t('chat.retry')}
          </button>
        </div>
      )}
      <form
        css={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={input}
          rows={1}
          aria-label={t('chat.input')}
          placeholder={t('chat.placeholder')}
          value={draft}
          maxLength={MAX_LENGTH}
          disabled={isWaiting}
          onChange={({ target }) => actor.send({ type: 'chat.type', text: target.value })}
          onKeyDown={sendOnEnter}
          css={styles.input}
        />
        <Button type="submit" disabled={!canSend}>
          {t('chat.send')}
        </Button>
      </form>
      <p css={styles.end}>
        <span>
          {t('chat.poweredBy')}{' '}
          <ExternalLink href={chatProvider.url}>{chatProvider.name}</ExternalLink>
        </span>
        <span>
          {draft.length}/{MAX_LENGTH}
        </span>
      </p>
    </section>
  );
}
