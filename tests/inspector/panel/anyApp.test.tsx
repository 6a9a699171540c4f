// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createInspector } from '../../../src/inspector/createInspector.ts';
import { workshop } from '../smallApp/workshop.machine.ts';
import { world } from '../smallApp/world.ts';
import { renderPanelOf } from './renderPanel.tsx';

/** Renders a panel that is connected to the workshop. */
function openPanel() {
  const inspector = createInspector({
    name: 'Workshop',
    root: { machine: workshop },
    show: () => {},
  });
  inspector.create((options) => createActor(workshop, options));
  inspector.begin();
  inspector.pause();
  return renderPanelOf(inspector);
}

const leavesOf = (actor: string) =>
  within(screen.getByRole('region', { name: 'Actors' })).getByRole('button', {
    name: new RegExp(`^${actor.replace(/[()]/g, '\\$&')} `),
  }).textContent;

beforeEach(() => world.reset());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('R18.41 draws a chart that no build has laid out, and sends its events', async () => {
  const { user } = openPanel();
  const chart = screen.getByRole('region', { name: 'Chart of (machine)' });
  for (const state of ['planning', 'smooth', 'exactly', 'swept', 'measured']) {
    expect(within(chart).getAllByText(state).length).toBeGreaterThan(0);
  }
  await user.click(within(chart).getByRole('button', { name: 'desk.open → open, in closed' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(leavesOf('(machine)')).toContain('desk.open.planning'));
});

it('R18.41 sends an event and settles a promise with what a tester writes', async () => {
  const { user, inspector } = openPanel();
  const write = async (text: string, action: string) => {
    const field = screen.getByRole('textbox', { name: 'Payload, as JSON' });
    await user.clear(field);
    await user.type(field, text.replace(/[{[]/g, '$&$&'));
    await user.click(screen.getByRole('button', { name: action }));
  };
  inspector.holdResults(true);
  await user.click(screen.getByRole('button', { name: 'Send wood.order' }));
  await write('{"kind": "elm"}', 'Send');
  await user.click(screen.getByRole('tab', { name: 'Timers' }));
  expect((await screen.findByText('{"kind":"elm"}')).tagName).toBe('CODE');
  await user.click(screen.getByRole('button', { name: /^Settle / }));
  await write('"elm boards"', 'Settle with this');
  await vi.waitFor(() => expect(leavesOf('(machine)')).toContain('wood.measured'));
  expect(inspector.getView().actors[0]?.context).toMatchObject({ wood: 'elm boards' });
});

it('R18.41 says of an actor without a chart why it has none', async () => {
  const { user } = openPanel();
  for (const [actor, sentence] of [
    ['keys', /^A callback has no chart: the world speaks through it/],
    ['thermometer', /^An observable has no chart/],
    ['tally', /^A transition actor has no chart/],
  ] as const) {
    await user.click(screen.getByRole('button', { name: actor }));
    expect(screen.getByText(sentence)).toBeDefined();
  }
});

it('R18.41 shows values that JSON does not hold, and what each entry changed in them', async () => {
  const { user, inspector } = openPanel();
  const context = screen.getByRole('region', { name: 'Context' });
  expect(within(context).getByText('"1970-01-01T00:00:00.000Z"')).toBeDefined();
  expect(within(context).getByText('[["saw",1]]')).toBeDefined();
  inspector.send('(machine)', { type: 'worker.hire', name: 'Bob' });
  await user.click(screen.getByRole('tab', { name: 'Events' }));
  const log = await screen.findAllByRole('option');
  await user.click(log.at(-1) as HTMLElement);
  const changes = await screen.findByRole('table', { name: '(machine)' });
  expect(changes.textContent).toContain('workers.1');
});

it('R18.41 counts what actors visit that an action has spawned', async () => {
  const { user, inspector } = openPanel();
  inspector.send('x.1', { type: 'worker.rest' });
  await user.click(screen.getByRole('tab', { name: 'Coverage' }));
  await vi.waitFor(() => {
    const row = screen.getByRole('row', { name: /^worker / });
    expect(row.textContent).toContain('3');
  });
});
