import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { port } from '#machines/port.ts';

const machine = setup({ actions: { save: port } }).createMachine({ entry: 'save' });

describe('a port without a provider', () => {
  it('R17.7 stops its machine with an error', () => {
    const errors: unknown[] = [];
    const actor = createActor(machine);
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    expect(actor.getSnapshot().status).toBe('error');
    expect(String(errors[0])).toContain('a port that the site does not provide');
  });
});
