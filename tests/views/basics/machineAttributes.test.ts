import { describe, expect, it } from 'vitest';
import { activeLeaves } from '#views/basics/machineAttributes.ts';

describe('activeLeaves', () => {
  it.each([
    ['open', ['open']],
    [{ shown: 'closed' }, ['shown.closed']],
    [{ submitting: { delivering: 'first' } }, ['submitting.delivering.first']],
    [{ panel: 'open', conversation: 'ready' }, ['panel.open', 'conversation.ready']],
  ])('R17.10 names every active leaf of %j', (value, leaves) => {
    expect(activeLeaves(value)).toEqual(leaves);
  });
});
