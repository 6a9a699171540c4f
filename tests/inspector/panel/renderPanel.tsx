/** @jsxImportSource react */

import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import type { Inspector, InspectorView } from '../../../src/inspector/inspector.ts';
import { Panel } from '../../../src/inspector/panel/Panel.tsx';
import { type PanelInput, panelMachine } from '../../../src/inspector/panel/panel.machine.ts';
import { createFakeInspector } from './fakeInspector.ts';

export const room = { width: 1_440, height: 900 };
export const place = { dock: 'side', sizes: { side: 520, bottom: 400 } } as const;

/** A panel beside a page without a recorder. Its timers are on a clock that is held. */
export function startPanel(input: Partial<PanelInput> = {}, guards = {}) {
  const clock = new VirtualClock();
  const ports = { openWindow: vi.fn(), dockIntoPage: vi.fn(), restartPage: vi.fn() };
  const usual = { place, room, isWindow: false, conditions: {}, earlier: [] };
  const machine = panelMachine.provide({ actions: ports, guards });
  const panel = createActor(machine, { clock, input: { ...usual, ...input } }).start();
  return { panel, clock, ...ports };
}

/** Renders a panel that is connected to an inspector. */
export function renderPanelOf<Connected extends Inspector>(inspector: Connected) {
  const started = startPanel();
  const { panel } = started;
  panel.send({ type: 'page.ready', inspector });
  return { inspector, ...started, user: userEvent.setup(), ...render(<Panel panel={panel} />) };
}

/** Renders a panel that is connected to a fake inspector. */
export const renderPanel = (view: Partial<InspectorView> = {}) =>
  renderPanelOf(createFakeInspector(view));
