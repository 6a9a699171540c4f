/** @jsxImportSource react */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import type { InspectorView } from '#inspector/inspector.ts';
import { Panel } from '#inspector/panel/Panel.tsx';
import { panelMachine } from '#inspector/panel/panel.machine.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { createFakeInspector } from './fakeInspector.ts';

/** Renders a panel that is connected to a fake inspector. Its own timers are on a clock that is held. */
export function renderPanel(view: Partial<InspectorView> = {}) {
  const inspector = createFakeInspector(view);
  const clock = new VirtualClock();
  const ports = { openWindow: vi.fn(), dockIntoPage: vi.fn(), restartPage: vi.fn() };
  const panel = createActor(panelMachine.provide({ actions: ports }), {
    clock,
    input: {
      place: { dock: 'side', sizes: { side: 520, bottom: 400 } },
      room: { width: 1_440, height: 900 },
      isWindow: false,
      conditions: {},
      earlier: [],
    },
  }).start();
  panel.send({ type: 'page.ready', inspector });
  return {
    inspector,
    panel,
    clock,
    ...ports,
    user: userEvent.setup(),
    ...render(<Panel panel={panel} />),
  };
}
