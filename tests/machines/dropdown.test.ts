import { expect, it, vi } from 'vitest';
import { dropdownMachine } from '#machines/dropdown.machine.ts';
import { startJourney } from './journey.ts';

function startDropdown() {
  const announceOpening = vi.fn();
  const machine = dropdownMachine.provide({ actions: { announceOpening } });
  return { ...startJourney(machine, { input: { id: 'aboutDropdown' } }), announceOpening };
}

it('R3.3 is closed at first, and reports each opening', () => {
  const { actor, state, announceOpening } = startDropdown();
  expect(state()).toBe('closed');
  expect(announceOpening).not.toHaveBeenCalled();
  actor.send({ type: 'dropdown.open' });
  expect(state()).toBe('open');
  expect(announceOpening).toHaveBeenCalledOnce();
});

it.each(['dropdown.dismiss', 'route.requested'] as const)('R3.4 closes on %s', (type) => {
  const { actor, state } = startDropdown();
  actor.send({ type: 'dropdown.open' });
  actor.send({ type });
  expect(state()).toBe('closed');
});
