import type { RefObject } from 'react';
import type { ChatActor } from '#machines/chat.machine.ts';
import { focusOn } from '#views/basics/focus.ts';
import { bullet, lowWindow, visuallyHidden } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { LinkedText } from '#views/parts/controls/LinkedText.tsx';

const styles = {
  typing: css({
    paddingInline: '1.25rem',
    color: 'var(--muted)',
    ':not(:empty)': { minHeight: '1.75rem', [lowWindow]: { minHeight: 0 } },
  }),
  dots: css({
    display: 'inline-flex',
    gap: '0.3rem',
    '& > *': {
      ...bullet('0.25rem'),
      animation: 'pulse var(--pulse) infinite',
    },
    '& > :nth-of-type(2)': { animationDelay: 'var(--calm)' },
    '& > :nth-of-type(3)': { animationDelay: 'calc(2 * var(--calm))' },
  }),
  error: css({
    margin: '0 1.25rem 0.75rem',
    padding: '0.75rem 1rem',
    border: '1.5px solid var(--ink)',
    borderRadius: 'var(--radius-card)',
    fontSize: 'var(--small)',
    lineHeight: 1.45,
    '& a': { whiteSpace: 'nowrap' },
  }),
  retry: css({
    marginTop: '0.35rem',
    minHeight: '2.5rem',
    fontWeight: 600,
    textDecoration: 'underline',
  }),
};

type ChatProgressProps = {
  actor: ChatActor;
  /** What takes the focus from a button that disappears. */
  log: RefObject<HTMLElement | null>;
};

/** What has become of a question: an answer is on its way, or none has come. */
export function ChatProgress({ actor, log }: ChatProgressProps) {
  const { t, i18n } = useTranslation();
  const reason = useSelector(actor, ({ context }) => context.reason);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ conversation: 'failed' }));
  const canRetry = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'chat.retry', language: i18n.language }),
  );
  return (
    <>
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
                focusOn(log.current);
              }}
              css={styles.retry}
            >
              {t('chat.retry')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
