// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { provideStart } from '#app/start/start.ts';
import { startMachine } from '#machines/start.machine.ts';
import { portsOf } from '#tests/machines/scriptedPorts.ts';

it('R17.7 provides every port of the start', () => {
  expect(portsOf(startMachine)).toContain('loadEntry');
  expect(portsOf(provideStart(document))).toEqual([]);
});
