import { type RefObject, useRef } from 'react';
import type { ChatActor } from '#machines/chat.machine.ts';
import { type ChatLogActor, END_WITHIN_PX } from '#machines/chatLog.machine.ts';
import { useEffect, useLayoutEffect } from '#views/basics/effects.ts';
import { focusOn, withFirstFocus } from '#views/basics/focus.ts';
import { useLayer } from '#views/basics/layer.ts';
import { mediaOf } from '#views/basics/media.ts';
import {
  chatFills,
  comesAndGoes,
  iconButton,
  launcherInBar,
  lowWindow,
} from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { ChatLog } from './ChatLog.tsx';
import { ChatProgress } from './ChatProgress.tsx';
import { QuestionForm } from './QuestionForm.tsx';

const styles = {
  panel: css(comesAndGoes('&[open]', { opacity: 0, transform: 'translateY(1rem)' }, 'calm'), {
    inset: 'auto',
    insetInlineEnd: 'var(--side, var(--corner))',
    bottom: 'calc(var(--corner) + 3.5rem)',
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
  subtitle: css({
    fontSize: 'var(--small)',
    lineHeight: 1.3,
    color: 'var(--muted)',
    [lowWindow]: { display: 'none' },
  }),
};

const clearIcon = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13';
const closeIcon = 'M5 5l14 14M19 5L5 19';

function Tool({ label, icon, onClick }: { label: string; icon: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} css={iconButton}>
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

type ChatPanelProps = {
  actor: ChatActor;
  log: ChatLogActor;
  /** Whether another dialog lies over the panel, or is about to. */
  isCovered: boolean;
  onClose: () => void;
};

type Elements = {
  panel: RefObject<HTMLElement | null>;
  log: RefObject<HTMLElement | null>;
  input: RefObject<HTMLTextAreaElement | null>;
};

/** Where a log shows its newest message, in px: its end, but no further than the question that the message answers. */
function newestIn(log: HTMLElement): number {
  const messages = log.querySelectorAll<HTMLElement>('[data-role]');
  const [question, answer] = [...messages].slice(-2);
  if (question?.dataset.role !== 'user' || answer?.dataset.role !== 'assistant')
    return log.scrollHeight;
  const { paddingTop } = getComputedStyle(log);
  const { top } = log.getBoundingClientRect();
  return log.scrollTop + question.getBoundingClientRect().top - top - Number.parseFloat(paddingTop);
}

/**
 * Scrolls the log to the newest message while its machine follows. An empty conversation is read from its top.
 * A log at its end stays there when what is below it takes some of its height. When it gets that back, browsers
 * see to it.
 */
function useFollowing(actor: ChatActor, log: ChatLogActor, element: Elements['log']) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ panel: 'open' }));
  const count = useSelector(
    actor,
    (snapshot) =>
      snapshot.context.messages.length + Number(snapshot.matches({ conversation: 'failed' })),
  );

  useLayoutEffect(() => {
    const snapshot = log.getSnapshot();
    if (!isOpen || !element.current || !snapshot.matches('following')) return;
    const isReduced = mediaOf('(prefers-reduced-motion: reduce)').matches;
    const isNew = snapshot.context.top === 0;
    element.current.scrollTo({
      top: count === 1 ? 0 : newestIn(element.current),
      behavior: isReduced || isNew ? 'instant' : 'smooth',
    });
  }, [log, element, isOpen, count]);

  useEffect(() => {
    const it = element.current;
    if (!it || !('ResizeObserver' in window)) return undefined;
    let height = 0;
    const observer = new ResizeObserver(() => {
      if (it.scrollHeight - it.scrollTop - height < END_WITHIN_PX) it.scrollTop = it.scrollHeight;
      height = it.clientHeight;
    });
    observer.observe(it);
    return () => observer.disconnect();
  }, [element]);
}

/** The field has the focus, and the log while nothing can be typed. A visitor who has gone elsewhere keeps it. */
function useFocus(actor: ChatActor, isCovered: boolean, { panel, log, input }: Elements) {
  const isOpened = useSelector(actor, (snapshot) =>
    snapshot.matches({ panel: { open: 'opened' } }),
  );
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));

  useEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || activeElement?.closest('[data-machine=chat]');
    if (!isOpened || isCovered || !isHere) return;
    focusOn(input.current);
    // The visitor goes on with a draft. After a reload, the caret would stand before it.
    const { length = 0 } = input.current?.value ?? '';
    input.current?.setSelectionRange(length, length);
  }, [isOpened, isCovered, input]);

  useLayoutEffect(() => {
    // Disabling the focused field would drop the focus to the body, where Escape is not heard.
    const { activeElement } = document;
    if (isWaiting && panel.current?.contains(activeElement)) focusOn(log.current);
    // Who selects a text in the log keeps it.
    const selection = document.getSelection();
    const isSelecting =
      selection?.isCollapsed === false && log.current?.contains(selection.anchorNode);
    const isRead = activeElement?.matches('[role=log], [data-role]');
    if (!isWaiting && isRead && !isSelecting) focusOn(input.current);
  }, [isWaiting, panel, log, input]);
}

/** The conversation. A closed panel stays in the document, so that it can leave the screen as it came. */
export function ChatPanel({ actor, log, isCovered, onClose }: ChatPanelProps) {
  const { t } = useTranslation();
  const { isChatDemo } = useVisit();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ panel: 'open' }));
  const isFilling = useSelector(actor, ({ context }) => context.isFilling);
  const isModal = isFilling && !isCovered;
  // First, because a closed panel has nothing to scroll.
  const panel = useLayer<HTMLDialogElement>({ isOpen, isModal, onClose });
  const logElement = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  useFollowing(actor, log, logElement);
  useFocus(actor, isCovered, { panel, log: logElement, input });

  const clear = () => {
    actor.send({ type: 'chat.clear', at: Date.now() });
    focusOn(input.current);
  };

  return (
    // A recorder of visits masks fields by itself, and not what is told.
    <dialog ref={panel} aria-label={t('chat.title')} data-clarity-mask="true" css={styles.panel}>
      <div css={styles.header}>
        <div css={styles.titles}>
          {/* It has the focus until the field takes it: a button could be pressed by mistake. */}
          <h2 ref={withFirstFocus} tabIndex={-1}>
            {t('chat.title')}
          </h2>
          <p css={styles.subtitle}>{t(isChatDemo ? 'chat.demo' : 'chat.subtitle')}</p>
        </div>
        <Tool label={t('chat.clear')} icon={clearIcon} onClick={clear} />
        <Tool label={t('chat.close')} icon={closeIcon} onClick={onClose} />
      </div>
      <ChatLog actor={actor} log={log} element={logElement} />
      <ChatProgress actor={actor} log={logElement} />
      <QuestionForm actor={actor} input={input} />
    </dialog>
  );
}
