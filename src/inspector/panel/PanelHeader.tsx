/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { type ComponentProps, useSyncExternalStore } from 'react';
import type { Inspector } from '../inspector.ts';
import { Button, GoingButton, Toolbar } from './basics/controls.tsx';
import { formatTime } from './basics/format.ts';
import { PartBoundary } from './basics/PartBoundary.tsx';
import type { PanelActor } from './panel.machine.ts';
import { SHORTCUTS, Shortcuts } from './Shortcuts.tsx';

const ICONS = {
  dock: 'M3 4h18v16H3zM14 4v16',
  window: 'M13 4h7v7M20 4l-9 9M16 13v7H4V8h7',
  close: 'M6 6l12 12M18 6L6 18',
  help: 'M8 9a4 4 0 1 1 5 4q-1 .5-1 3M12 19v2',
};

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

function Tool({
  name,
  icon,
  ...button
}: ComponentProps<'button'> & { name: string; icon: string }) {
  return (
    <Button className="icon" aria-label={name} title={name} {...button}>
      <Icon path={icon} />
    </Button>
  );
}

/** Virtual time. Its dot is filled while time runs. */
function Clock({ inspector }: { inspector: Inspector }) {
  const { now, isPaused } = useSyncExternalStore(inspector.subscribe, inspector.getView);
  return (
    <output className="clock" data-held={isPaused} aria-label="Virtual time" aria-live="off">
      {formatTime(now)}
    </output>
  );
}

/** What a person is told: what runs, what was done, what went wrong. It covers the name of the panel. */
function Notice({ panel, inspector }: { panel: PanelActor; inspector: Inspector }) {
  const { message, task, thrown } = useSelector(panel, (snapshot) => snapshot.context);
  const { fault } = useSyncExternalStore(inspector.subscribe, inspector.getView);
  const told = message ?? (fault === null ? null : { text: fault, tone: 'problem' });
  const text = task?.label ?? told?.text;
  const tone = thrown === null ? (task ? 'done' : told?.tone) : 'problem';
  return (
    <div className="notice" data-tone={tone}>
      <p className="status" role="status" title={text}>
        {text}
      </p>
      {thrown !== null && <p role="alert">{thrown}</p>}
      {tone && !task && (
        <GoingButton
          className="icon"
          aria-label="Close the message"
          onClick={() => {
            panel.send({ type: 'notice.dismiss' });
            inspector.forgetFault();
          }}
        >
          <Icon path={ICONS.close} />
        </GoingButton>
      )}
    </div>
  );
}

/** The name of the panel, what it tells, and where it stands. */
export function PanelHeader({ panel }: { panel: PanelActor }) {
  const { inspector, isWindow, isPageClosed } = useSelector(panel, ({ context }) => context);
  return (
    <header className="head">
      <h1>
        Inspector{' '}
        {inspector && (
          <>
            <span className="dot">·</span> <span className="muted">{inspector.app.name}</span>
          </>
        )}
      </h1>
      {inspector && (
        <PartBoundary>
          <Notice panel={panel} inspector={inspector} />
          <Clock inspector={inspector} />
        </PartBoundary>
      )}
      <Toolbar aria-label="Place and help" className="row">
        {isWindow ? (
          <Tool
            name="Dock beside the page"
            icon={ICONS.dock}
            disabled={isPageClosed}
            onClick={() => panel.send({ type: 'dock.asked' })}
          />
        ) : (
          <Tool
            name="Open in its own window"
            title="Open in its own window. The page is loaded again, and “Bring back” has its session."
            icon={ICONS.window}
            onClick={() => panel.send({ type: 'window.asked' })}
          />
        )}
        <Tool
          name="Keyboard shortcuts"
          icon={ICONS.help}
          onClick={() => document.getElementById(SHORTCUTS)?.togglePopover()}
        />
      </Toolbar>
      <Shortcuts />
    </header>
  );
}
