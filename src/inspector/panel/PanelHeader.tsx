/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { Inspector } from '../inspector.ts';
import { formatTime } from './basics/format.ts';
import { PartBoundary } from './basics/PartBoundary.tsx';
import { edgeOf, type PanelActor } from './panel.machine.ts';

const ICONS = {
  side: 'M3 4h18v16H3zM14 4v16',
  bottom: 'M3 4h18v16H3zM3 14h18',
  window: 'M13 4h7v7M20 4l-9 9M16 13v7H4V8h7',
};

function Tool(props: {
  name: string;
  icon: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}) {
  const { name, icon, isPressed, isDisabled, onPress } = props;
  return (
    <button
      type="button"
      className="icon"
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
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

/** The name of the panel, and where it stands. */
export function PanelHeader({ panel }: { panel: PanelActor }) {
  const inspector = useSelector(panel, ({ context }) => context.inspector);
  const dock = useSelector(panel, ({ value }) => value.dock);
  const room = useSelector(panel, ({ context }) => context.room);
  const isClosed = useSelector(panel, ({ context }) => context.isPageClosed);
  const isWindow = dock === 'window';
  const isNarrow = edgeOf('side', room) === 'bottom';
  const choose = (chosen: 'side' | 'bottom') => panel.send({ type: 'dock.chosen', dock: chosen });
  return (
    <header className="head">
      <h2>
        Inspector{' '}
        {inspector && (
          <>
            <span className="dot">·</span> <span className="app">{inspector.app.name}</span>
          </>
        )}
      </h2>
      {inspector && (
        <PartBoundary>
          <Clock inspector={inspector} />
        </PartBoundary>
      )}
      <fieldset className="row" aria-label="Place of the inspector">
        {(isWindow || !isNarrow) && (
          <Tool
            name="Dock to the side"
            icon={ICONS.side}
            isDisabled={isWindow && isClosed}
            onPress={() => choose('side')}
            {...(!isWindow && { isPressed: dock === 'side' })}
          />
        )}
        {(isWindow || !isNarrow) && (
          <Tool
            name="Dock to the bottom"
            icon={ICONS.bottom}
            isDisabled={isWindow && isClosed}
            onPress={() => choose('bottom')}
            {...(!isWindow && { isPressed: dock === 'bottom' })}
          />
        )}
        {!isWindow && (
          <Tool
            name="Open in its own window"
            icon={ICONS.window}
            onPress={() => panel.send({ type: 'window.asked' })}
          />
        )}
      </fieldset>
    </header>
  );
}
