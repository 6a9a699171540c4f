import { expect, it, vi } from 'vitest';
import { copyAsSteps } from '../../../src/inspector/handOver/copyAsSteps.ts';
import { arrive, settled } from '../fakeTime.ts';
import { openHouse, prepareHouse, ring } from '../house.ts';
import { showing } from '../recordSession.ts';

type House = ReturnType<typeof openHouse>;

prepareHouse();

it('R18.33 holds time and results, steps, and goes on', async () => {
  const { inspector, app, sendFromPage, leavesOf } = openHouse();
  inspector.pause();
  expect(app.holdMotion).toHaveBeenLastCalledWith(true);
  sendFromPage('lamp', { type: 'lamp.press' });
  sendFromPage('bell', { type: 'bell.push' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([leavesOf('lamp'), leavesOf('bell')]).toEqual([['on'], ['ringing']]);
  expect(inspector.getView().timers).toMatchObject([
    { actor: 'lamp', name: 'shine', remaining: 1_000 },
  ]);
  expect(inspector.getView().promises).toMatchObject([
    { invoke: 'ring', state: 'settled', result: { type: 'output' } },
  ]);
  inspector.step();
  expect([leavesOf('lamp'), leavesOf('bell')]).toEqual([['on'], ['rung']]);
  inspector.step();
  expect(leavesOf('lamp')).toEqual(['off']);
  expect(inspector.getView().now).toBe(1_000);
  expect(inspector.step()).toBe(false);
  inspector.send('lamp', { type: 'lamp.press' });
  await inspector.advance(999);
  expect(leavesOf('lamp')).toEqual(['on']);
  inspector.setSpeed(10);
  inspector.resume();
  expect(app.holdMotion).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(leavesOf('lamp')).toEqual(['off']);
  expect(inspector.getView().now).toBe(2_099);
});

it('R18.15 keeps news from outside back while time is held, for a step, a release or the end of the hold', async () => {
  const { inspector, sendFromPage } = openHouse();
  inspector.watch({ surroundings: undefined, outside: () => 'another window' });
  inspector.pause();
  const names = ['Ada', 'Bob', 'Eve'];
  for (const name of names) sendFromPage('lamp', { type: 'lamp.name', name });
  expect(inspector.getView()).toMatchObject({
    entries: [{ cause: { type: 'start' } }],
    unheard: names.map((name) => ({ actor: 'lamp', event: { name } })),
  });
  expect(inspector.step()).toBe(true);
  const { unheard } = inspector.getView();
  inspector.release(unheard[1]?.id as string);
  inspector.resume();
  const { entries, unheard: left } = inspector.getView();
  expect(entries.slice(1).map(({ cause }) => cause)).toEqual(
    ['Ada', 'Eve', 'Bob'].map((name) => ({
      type: 'event',
      actor: 'lamp',
      event: { type: 'lamp.name', name },
      outside: 'another window',
    })),
  );
  expect(left).toEqual([]);
});

it('R18.52 tells what is still held as the time goes on after a restored entry', async () => {
  const { inspector, sendFromPage } = openHouse();
  inspector.holdResults(true);
  sendFromPage('bell', { type: 'bell.push' });
  await inspector.look(1);
  await inspector.restore(false);
  inspector.holdResults(false);
  inspector.resume();
  expect(inspector.getSession().interventions?.at(-1)).toMatchObject({
    kind: 'resume',
    about: '. Still held: `ring` of bell',
  });
  // The entry is of a time in which results were held.
  await inspector.look(1);
  await inspector.restore(false);
  expect(inspector.getSession().interventions?.at(-1)?.about).toMatch(/; “Hold results” is off$/);
});

it('R18.34 delivers what settled behind the past when “Resume” comes back from it', async () => {
  const { inspector, sendFromPage, leavesOf } = openHouse();
  let answer: (text: string) => void = () => {};
  ring.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  sendFromPage('bell', { type: 'bell.push' });
  await inspector.look(0);
  answer('dong');
  await settled();
  inspector.resume();
  await settled();
  expect(leavesOf('bell')).toEqual(['rung']);
});

const losePanel = ({ inspector }: House) => {
  const panel = Object.assign(new EventTarget(), { closed: true });
  inspector.followPanel(panel as unknown as Window, new AbortController().signal);
  panel.dispatchEvent(new Event('pagehide'));
};

it.each([
  ['goes on', ({ inspector }: House) => inspector.resume()],
  ['loses its panel', losePanel],
])('R18.34 tells what fails as a page of the past %s', async (_, leave) => {
  const open = openHouse();
  const { inspector, sendFromPage } = open;
  ring.mockResolvedValueOnce('dong');
  sendFromPage('bell', { type: 'bell.push' });
  await inspector.look(0);
  const size = () => {
    throw new Error('The page is broken.');
  };
  inspector.watch({ surroundings: undefined, size });
  leave(open);
  await vi.advanceTimersByTimeAsync(500);
  expect(inspector.getView().fault).toBe('The page is broken.');
});

it.each([
  ['a state', 'lamp:off', 1_000, 'timer'],
  ['an event', 'lamp.press', 0, 'event'],
  ['a value', 'lamp:presses = 1', 0, 'event'],
])('R18.43 holds the time as soon as %s comes', async (_, text, at, cause) => {
  const { inspector, sendFromPage } = openHouse();
  inspector.setBreakpoints([text]);
  sendFromPage('lamp', { type: 'lamp.press' });
  if (at > 0) {
    sendFromPage('lamp', { type: 'lamp.name', name: 'Ada' });
    expect(inspector.getView().isPaused).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  const { isPaused, now, entries, fault } = inspector.getView();
  expect([isPaused, now, entries.at(-1)?.cause.type]).toEqual([true, at, cause]);
  expect(fault).toBe(`Time is held at entry ${entries.at(-1)?.index}: ${text}.`);
  // What is so already does not hold it again.
  inspector.resume();
  await settled();
  expect(inspector.getView()).toMatchObject({ isPaused: false, fault: null });
});

it('R18.43, R18.52 has nothing follow from a hold that came in the same moment', async () => {
  const { inspector, app, sendFromPage } = openHouse();
  inspector.setBreakpoints([]);
  inspector.setBreakpoints(['lamp.press', 'lamp:on']);
  inspector.note({ kind: 'press', value: 'Escape' });
  sendFromPage('lamp', { type: 'lamp.press' });
  // Its actor is chosen, as long as nothing else is done to the time.
  expect(inspector.getView().intervention?.actor).toBe('lamp');
  sendFromPage('bell', { type: 'bell.push' });
  expect(inspector.getView().fault).toBe('Time is held at entry 2: lamp.press and lamp:on.');
  const steps = copyAsSteps([inspector.getSession()], app, 'http://localhost');
  expect(steps.split('\n').slice(3)).toEqual([
    '2. In the inspector, under “Timers”, break when `lamp.press`.',
    '3. In the inspector, under “Timers”, break when `lamp:on`.',
    '4. Press Escape.',
    '   - Lamp: off → on.',
    '   - “Break when” `lamp.press` holds the time.',
    '   - “Break when” `lamp:on` holds the time.',
    '   - Bell: silent → ringing.',
    '',
  ]);
  inspector.resume();
  expect(inspector.getView().intervention?.actor).toBeUndefined();
});

it('R18.43, R18.38 meets no breakpoint on the way of a link, and tells what is wrong with both', async () => {
  const { inspector, sendFromPage } = openHouse();
  inspector.watch({ surroundings: undefined, isOnItsWay: true });
  inspector.setBreakpoints(['lamp.press']);
  sendFromPage('lamp', { type: 'lamp.press' });
  expect(inspector.getView().isPaused).toBe(false);
  await arrive(inspector.goTo('lamp', 'of').catch(() => {}));
  sendFromPage('lamp', { type: 'lamp.press' });
  expect(inspector.getView().fault).toMatch(
    /^lamp has no state “of”\. It has off, on, stuck\. Time is held at entry \d+: lamp\.press\.$/,
  );
});

it('R18.51 tells what the page showed under the act after which it was seen', async () => {
  const { inspector, app, sendFromPage } = openHouse();
  let page = showing();
  inspector.watch({ surroundings: undefined, shown: () => page });
  const show = (more: Partial<typeof page>) => {
    page = { ...page, ...more };
  };
  const alert = (text: string) => show({ tree: `- main\n- alert: ${text}` });
  const click = (name: string) =>
    inspector.note({ kind: 'click', control: { role: 'link', name }, page });
  click('Back soon');
  show({ address: '/fr' });
  await vi.advanceTimersByTimeAsync(800);
  // A script goes back.
  sendFromPage('lamp', { type: 'lamp.name', name: 'Ada' });
  show({ address: '/about' });
  inspector.holdResults(true);
  sendFromPage('bell', { type: 'bell.push' });
  show({ title: 'Held' });
  inspector.pause();
  show({ title: 'Paused' });
  inspector.step();
  alert('Stepped');
  inspector.reject(inspector.getView().promises[0]?.id ?? '', { message: 'strike' });
  alert('Rejected');
  expect(inspector.getView().entries.at(-1)).toMatchObject({
    heldBack: [{ actor: 'bell', invoke: 'ring' }],
  });
  const steps = copyAsSteps([inspector.getSession()], app, 'http://localhost').split('\n').slice(3);
  expect(steps.filter((line) => !/Lamp|Bell/.test(line))).toEqual([
    '2. Click the link “Back soon”.',
    '   - The page is /fr, “About”.',
    '   - The page is /about, “About”.',
    '3. In the inspector, switch “Hold results” on.',
    '   - The page is /about, “Held”.',
    '4. In the inspector, press “Pause”.',
    '   - The page is /about, “Paused”.',
    '5. In the inspector, press “Step”.',
    '   - The alert “Stepped” is seen.',
    '6. In the inspector, reject `ring` of bell with `{"name":"Error","message":"strike"}`.',
    '   - The alert “Rejected” is seen.',
    '',
  ]);
});
