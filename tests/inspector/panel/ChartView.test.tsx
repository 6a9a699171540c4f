// @vitest-environment happy-dom

import { describeChart } from '@interpunct/model-kit/describeChart';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { chatMachine } from '#machines/chat.machine.ts';
import { machines } from '#tests/machines/machines.ts';
import { layoutChart } from '../../../src/inspector/charts/layoutChart.ts';
import type { ChartDrawingProps } from '../../../src/inspector/panel/ChartDrawing.tsx';
import { ChartView } from '../../../src/inspector/panel/ChartView.tsx';

const chart = describeChart(chatMachine);
const layout = await layoutChart(chart);

const active = [
  'chat',
  'chat.panel',
  'chat.panel.closed',
  'chat.conversation',
  'chat.conversation.ready',
];

const onTransition = vi.fn();

const show = (props: Partial<ChartDrawingProps> = {}) =>
  render(
    <ChartView
      chart={chart}
      layout={layout}
      active={active}
      last={[]}
      onTransition={onTransition}
      {...props}
    />,
  );

/** The parts of the drawing with a class, by their titles. */
const titlesOf = (container: Element, selector: string) =>
  [...container.querySelectorAll(`${selector} > title`)].map(
    (title) => title.textContent?.split('\n')[0],
  );

/** The drawing at this scale. No browser lays it out here. */
const scale = { a: 1, e: 0, f: 0 };

beforeEach(() => {
  Object.assign(SVGElement.prototype, { getScreenCTM: () => scale });
});

afterEach(() => {
  cleanup();
  onTransition.mockClear();
});

describe('the chart of a machine', () => {
  it('R18.7 shows active states, and which of them the machine rests in', () => {
    const { container } = show();
    expect(titlesOf(container, '.chart-active')).toEqual([
      'chat, active',
      'panel, active',
      'closed, active',
      'conversation, active',
      'ready, active',
    ]);
    expect(titlesOf(container, '.chart-state.chart-resting')).toEqual([
      'closed, active',
      'ready, active',
    ]);
    expect(titlesOf(container, '.chart-region')).toEqual(['panel, active', 'conversation, active']);
    expect(container.querySelectorAll('.chart-initial')).toHaveLength(3);
  });

  it.each(Object.entries(machines))('R18.7 draws every part of %s', async (_, machine) => {
    const drawn = describeChart(machine as AnyStateMachine);
    const { container } = show({ chart: drawn, layout: await layoutChart(drawn), active: [] });
    expect(container.querySelectorAll('.chart-transition')).toHaveLength(drawn.transitions.length);
    expect(container.querySelectorAll('.chart-state')).toHaveLength(
      container.querySelectorAll('.chart-name').length,
    );
  });

  it('R18.7 lights the transitions that were taken last', () => {
    const { container } = show({ last: ['chat.conversation|chat.send|0'] });
    expect(titlesOf(container, '.chart-last')).toEqual([
      'chat.send, from conversation to waiting, if hasRoomAndDraft, taken last',
    ]);
  });
});

describe('a person', () => {
  it('R18.8 presses events, by pointer and by keyboard', async () => {
    const user = userEvent.setup();
    show();
    await user.click(
      screen.getByRole('button', { name: 'chat.retry, from failed to waiting, if hasRoom' }),
    );
    expect(onTransition).toHaveBeenLastCalledWith('chat.conversation.failed|chat.retry|0');
    screen.getByRole('button', { name: 'chat.type, in conversation' }).focus();
    await user.keyboard('{Enter}');
    expect(onTransition).toHaveBeenLastCalledWith('chat.conversation|chat.type|0');
    await user.keyboard(' ');
    expect(onTransition).toHaveBeenCalledTimes(3);
  });

  it('R18.8 reaches each event by Tab and the arrow keys, and nothing else', async () => {
    const user = userEvent.setup();
    show();
    const events = chart.transitions.filter(({ kind }) => kind === 'event');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Chart of chat' }));
    const reached = new Set<string>();
    await user.tab();
    for (const _ of events) {
      await user.keyboard('{ArrowRight}');
      reached.add(document.activeElement?.getAttribute('aria-label') ?? '');
    }
    expect(reached.size).toBe(events.length);
    expect(screen.queryByRole('button', { name: /^after/ })).toBeNull();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zoom out' }));
  });

  it('R18.8 shows its text in full size until all of it is wanted, and the state of the moment', async () => {
    const scrollBy = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => {});
    const boxOf = (left: number) => new DOMRect(left, 0, 100, 100);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return boxOf(this.matches('rect') ? 500 : 0);
    });
    const user = userEvent.setup();
    const { container } = show();
    const minimum = () => container.querySelector<HTMLElement>('.chart-fitted')?.style.minWidth;
    expect(minimum()).toBe(`${layout.width + 24}px`);
    expect(scrollBy).toHaveBeenLastCalledWith(500, 0);
    await user.click(screen.getByRole('button', { name: 'Fit' }));
    expect(minimum()).toBe('');
    vi.restoreAllMocks();
  });

  it('R18.8 zooms by buttons, keys and wheel, and fits the chart again', async () => {
    const user = userEvent.setup();
    const { container } = show();
    const width = () => {
      const zoomed = container.querySelector<HTMLElement>('.chart-zoomed');
      return zoomed && Number.parseFloat(zoomed.style.width);
    };
    const full = layout.width + 24;
    expect(width()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(width()).toBeCloseTo(full * 1.25);
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(width()).toBeCloseTo(full * 0.8);
    await user.click(screen.getByRole('button', { name: 'Fit' }));
    expect(width()).toBeNull();

    const frame = screen.getByRole('region', { name: 'Chart of chat' });
    frame.focus();
    await user.keyboard('+');
    expect(width()).toBeCloseTo(full * 1.25);
    await user.keyboard('0');
    expect(width()).toBeNull();
    await user.keyboard('-');
    expect(width()).toBeCloseTo(full * 0.8);
    await user.keyboard('0');
    expect(width()).toBeNull();
    // The wheel does not scroll the panel as well.
    expect(fireEvent.wheel(frame, { deltaY: -400 })).toBe(false);
    await vi.waitFor(() => expect(width()).toBeCloseTo(full * Math.E));
  });

  it('R18.8 drags the chart with a mouse, but not by an event', () => {
    show();
    const frame = screen.getByRole('region', { name: 'Chart of chat' });
    const scrollBy = vi.spyOn(frame, 'scrollBy').mockImplementation(() => {});
    let captured: number | null = null;
    Object.assign(frame, {
      setPointerCapture: (id: number) => {
        captured = id;
      },
      hasPointerCapture: (id: number) => captured === id,
    });
    const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 };
    const move = { ...pointer, movementX: 20, movementY: -5 };
    fireEvent.pointerDown(screen.getByRole('button', { name: /^chat.retry/ }), pointer);
    fireEvent.pointerMove(frame, move);
    expect(scrollBy).not.toHaveBeenCalled();
    fireEvent.pointerDown(frame, pointer);
    fireEvent.pointerMove(frame, move);
    expect(scrollBy).toHaveBeenCalledWith(-20, 5);
  });
});
