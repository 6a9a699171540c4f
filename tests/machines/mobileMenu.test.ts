import { expect, it } from 'vitest';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { startJourney } from './journey.ts';

it.each(['menu.close', 'route.requested'] as const)(
  'R3.5 is closed at first, opens, and closes on %s',
  (type) => {
    const { actor, state } = startJourney(mobileMenuMachine);
    expect(state()).toBe('closed');
    actor.send({ type: 'menu.open' });
    expect(state()).toBe('open');
    actor.send({ type });
    expect(state()).toBe('closed');
  },
);
