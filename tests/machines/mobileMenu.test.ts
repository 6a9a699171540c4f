import { expect, it, vi } from 'vitest';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { startJourney } from './journey.ts';

it.each(['menu.close', 'route.requested'] as const)(
  'R3.5 is closed at first, opens, reports it, and closes on %s',
  (type) => {
    const announceOpening = vi.fn();
    const { actor, state } = startJourney(
      mobileMenuMachine.provide({ actions: { announceOpening } }),
    );
    expect(state()).toBe('closed');
    expect(announceOpening).not.toHaveBeenCalled();
    actor.send({ type: 'menu.open' });
    expect(state()).toBe('open');
    expect(announceOpening).toHaveBeenCalledOnce();
    actor.send({ type });
    expect(state()).toBe('closed');
  },
);
