// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionFile } from '#inspector/handOver/sessionFile.ts';
import { entriesOf } from './fakeInspector.ts';
import { renderPanel } from './renderPanel.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const entriesList = () => within(screen.getByRole('listbox', { name: 'Entries' }));
const statusText = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('time', () => {
  it('R18.15 pauses, resumes, steps and advances', async () => {
    const { user, inspector } = renderPanel();
    await user.click(press('Pause'));
    expect(inspector.pause).toHaveBeenCalledOnce();
    await user.click(press('Resume'));
    expect(inspector.resume).toHaveBeenCalledOnce();
    await user.click(press('Step'));
    expect(inspector.step).toHaveBeenCalledOnce();
    const field = screen.getByRole('textbox', { name: 'Milliseconds to advance' });
    await user.clear(field);
    await user.type(field, '250');
    await user.click(press('Advance'));
    expect(inspector.advance).toHaveBeenCalledExactlyOnceWith(250);
  });

  it('R18.15 chooses the speed, holds results and shows virtual time', async () => {
    const { user, inspector } = renderPanel();
    const speed = screen.getByRole('combobox', { name: 'Speed' });
    expect([...speed.children].map(({ textContent }) => textContent)).toEqual([
      '0.1×',
      '0.25×',
      '0.5×',
      '1×',
      '2×',
      '5×',
      '10×',
    ]);
    await user.selectOptions(speed, '0.1');
    expect(inspector.setSpeed).toHaveBeenCalledExactlyOnceWith(0.1);
    const hold = screen.getByRole('switch', { name: 'Hold results' });
    await user.click(hold);
    expect(inspector.holdResults).toHaveBeenCalledExactlyOnceWith(true);
    expect(hold.getAttribute('aria-checked')).toBe('true');
    await user.click(hold);
    expect(inspector.holdResults).toHaveBeenLastCalledWith(false);
    expect(screen.getByLabelText('Virtual time').textContent).toBe('1.250 s');
  });

  it('R18.15 tells that no timer is due, what Advance refuses, and how far it is', async () => {
    const { user, inspector } = renderPanel();
    vi.mocked(inspector.step).mockReturnValueOnce(false);
    await user.click(press('Step'));
    expect(statusText()).toContain('No timer is due.');
    vi.mocked(inspector.advance).mockRejectedValueOnce(new Error('That is too much.'));
    await user.click(press('Advance'));
    expect(inspector.advance).toHaveBeenLastCalledWith(1_000);
    expect(statusText()).toContain('That is too much.');
    vi.mocked(inspector.advance).mockImplementationOnce(() => {
      inspector.change({ advance: { from: 1_000, to: 2_000 } });
      return new Promise(() => {});
    });
    await user.click(press('Advance'));
    const progress = screen.getByRole('progressbar', { name: 'Time advanced' });
    expect(progress).toMatchObject({ value: 250, max: 1_000 });
    await user.click(press('Stop'));
    expect(inspector.look).toHaveBeenCalledExactlyOnceWith(null);
  });
});

describe('the chart tab', () => {
  it('R18.21 lists the actors with their leaves and filters them', async () => {
    const { user } = renderPanel();
    const list = within(screen.getByRole('region', { name: 'Actors' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'house ',
      'door closed',
      'letter sent',
    ]);
    await user.type(screen.getByRole('searchbox', { name: 'Filter actors' }), 'sent');
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'letter sent',
    ]);
  });

  it('R18.21 shows context and events of the chosen actor, blocked ones with their guards', async () => {
    const { user, inspector } = renderPanel();
    await user.click(press(/^door closed/));
    const events = within(screen.getByRole('region', { name: 'Events' }));
    expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'door.knockenabledSend…',
      'door.pushblocked by isUnlockedSend',
      'door.slamnot handled hereSend',
    ]);
    expect(screen.getByRole('region', { name: 'Context' }).textContent).toContain('knocks');
    expect(screen.getByRole('region', { name: 'Chart of door' })).toBeTruthy();
    await user.click(press('Send door.push'));
    expect(inspector.send).toHaveBeenCalledExactlyOnceWith('door', { type: 'door.push' });
  });

  it('R18.7 lights what the chosen actor took last', async () => {
    const { user } = renderPanel();
    await user.click(press(/^door closed/));
    expect(press(/^door\.push,/).getAttribute('aria-label')).toBe(
      'door.push, from closed to open, if isUnlocked, taken last',
    );
    expect(press(/^door\.knock,/).getAttribute('aria-label')).toBe(
      'door.knock, from closed to closed',
    );
  });

  it('R18.7 shows what no visit has reached, on request', async () => {
    const { user, container } = renderPanel();
    await user.click(press(/^letter sent/));
    const left = () =>
      [...container.querySelectorAll('.chart-state.chart-left > title')].map(
        ({ textContent }) => textContent,
      );
    expect(left()).toEqual([]);
    await user.click(screen.getByRole('switch', { name: 'Show what was visited' }));
    expect(left()).toEqual(['sent, active, not visited', 'arrived, not visited']);
    await user.click(screen.getByRole('switch', { name: 'Show what was visited' }));
    expect(left()).toEqual([]);
  });

  it('R18.14 sends an event with the payload of a case, and nothing that is wrong', async () => {
    const { user, inspector } = renderPanel();
    await user.click(press(/^door closed/));
    await user.click(press('Send door.knock'));
    const editor = within(screen.getByRole('form', { name: 'door.knock, to door' }));
    const text = editor.getByRole('textbox', { name: 'Payload, as JSON' }) as HTMLTextAreaElement;
    expect(document.activeElement).toBe(text);
    await user.selectOptions(editor.getByRole('combobox', { name: 'Case' }), 'the post');
    expect(JSON.parse(text.value)).toEqual({ by: 'the post', times: 1 });

    await user.clear(text);
    await user.click(text);
    await user.paste('{ "by": "Bo" }');
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(editor.getByText('“times” is missing.')).toBeTruthy();
    await user.click(editor.getByRole('button', { name: 'Send' }));
    expect(inspector.send).not.toHaveBeenCalled();

    await user.clear(text);
    await user.paste('{ "by": "Bo", "times": 3 }');
    await user.click(editor.getByRole('button', { name: 'Send' }));
    const event = { type: 'door.knock', by: 'Bo', times: 3 };
    expect(inspector.send).toHaveBeenCalledExactlyOnceWith('door', event);
    expect(screen.queryByRole('form', { name: 'door.knock, to door' })).toBeNull();
  });

  it('R18.9 tells what the page refuses', async () => {
    const { user, inspector } = renderPanel();
    vi.mocked(inspector.send).mockImplementation(() => {
      throw new Error('The door is gone.');
    });
    await user.click(press(/^door closed/));
    await user.click(press('Send door.push'));
    expect(statusText()).toContain('The door is gone.');
  });
});

describe('the tabs', () => {
  it('R18.13 follow the arrow keys, Home and End', async () => {
    const { user } = renderPanel();
    const chosen = () =>
      screen.getAllByRole('tab').find((each) => each.getAttribute('aria-selected') === 'true');
    await user.click(tab('Chart'));
    for (const [key, name] of [
      ['{ArrowRight}', 'Events'],
      ['{End}', 'Gallery'],
      ['{ArrowRight}', 'Chart'],
      ['{ArrowLeft}', 'Gallery'],
      ['{Home}', 'Chart'],
    ] as const) {
      await user.keyboard(key);
      expect(chosen()?.textContent).toBe(name);
      expect(document.activeElement).toBe(tab(name));
      expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
    }
  });
});

describe('looking back', () => {
  it('R18.16 says which entry is looked at, and leaves it', async () => {
    const { user, inspector } = renderPanel();
    await user.click(tab('Events'));
    await user.click(entriesList().getByRole('option', { name: /^3/ }));
    expect(inspector.look).toHaveBeenCalledExactlyOnceWith(3);
    const bar = within(await screen.findByRole('region', { name: 'Looking back' }));
    expect(bar.getByRole('status').textContent).toBe('Looking at entry 3 of 5. The page is held.');
    expect(screen.getByRole('slider', { name: 'Session' }).getAttribute('aria-valuetext')).toBe(
      'Entry 3 of 5, at 0.750 s',
    );
    await user.click(bar.getByRole('button', { name: 'Back to now' }));
    expect(inspector.look).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Looking back' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Session' }));
  });

  it('R18.16 goes through the session with a slider', async () => {
    const { inspector } = renderPanel();
    const slider = screen.getByRole('slider', { name: 'Session' });
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '5']);
    fireEvent.change(slider, { target: { value: '4' } });
    expect(inspector.look).toHaveBeenCalledExactlyOnceWith(4);
    const bar = within(await screen.findByRole('region', { name: 'Looking back' }));
    expect(bar.getByRole('status').textContent).toBe('Looking at entry 4 of 5. The page is held.');
  });

  it('R18.16 restores an entry, and offers that for no other moment', async () => {
    const { user, inspector } = renderPanel();
    expect(press('Restore')).toHaveProperty('disabled', true);
    await user.click(tab('Events'));
    await user.click(entriesList().getByRole('option', { name: /^2/ }));
    await screen.findByRole('region', { name: 'Looking back' });
    await user.click(press('Restore'));
    expect(inspector.restore).toHaveBeenCalledOnce();
    expect(statusText()).toContain('Restored entry 2. Time is paused.');
  });

  it('R18.34 sends nothing to the past', async () => {
    const { user } = renderPanel({ lookingAt: 2 });
    await user.click(press(/^door closed/));
    expect(press('Send door.push')).toHaveProperty('disabled', true);
  });
});

describe('the events tab', () => {
  const rows = () =>
    entriesList()
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('R18.17 shows each entry, marks what was ignored, and hides it', async () => {
    const { user } = renderPanel();
    await user.click(tab('Events'));
    expect(rows()[1]).toBe('10.250 sdoor.pushoutside → door1 step · creak');
    expect(rows()[2]).toBe('20.500 sdoor.knockoutside → doorignored');
    await user.click(screen.getByRole('switch', { name: 'Hide ignored' }));
    expect(rows()).toHaveLength(4);
  });

  it('R18.17 filters by words', async () => {
    const { user } = renderPanel();
    await user.click(tab('Events'));
    await user.type(screen.getByRole('searchbox', { name: 'Filter entries' }), 'DOOR creak');
    expect(rows()).toHaveLength(3);
    expect(screen.getByText('3 of 6 entries')).toBeTruthy();
  });

  it('R18.16, R18.22 goes from entry to entry by the arrow keys', async () => {
    const { user, inspector } = renderPanel();
    await user.click(tab('Events'));
    await user.click(entriesList().getByRole('option', { name: /^3/ }));
    await user.keyboard('{ArrowUp}{ArrowUp}{End}');
    expect(vi.mocked(inspector.look).mock.calls).toEqual([[3], [2], [1], [5]]);
    expect(document.activeElement).toBe(entriesList().getByRole('option', { name: /^5/ }));
    await user.keyboard('{Escape}');
    expect(inspector.look).toHaveBeenLastCalledWith(null);
  });

  it('R18.17 shows deliveries and changed contexts of the chosen entry', async () => {
    const { user } = renderPanel();
    await user.click(tab('Events'));
    await user.click(entriesList().getByRole('option', { name: /^3/ }));
    const details = within(await screen.findByRole('region', { name: 'Entry 3' }));
    const deliveries = details.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(deliveries[0]).toContain('outside → door door.push');
    expect(deliveries[0]).toContain('closed, by door.push');
    expect(deliveries[1]).toContain('ignored');
    const row = details.getByRole('row', { name: /knocks/ });
    expect(row.textContent).toBe('knocks12');
  });

  it('R18.20 plays the session without an entry, and lists where it differs', async () => {
    const { user, inspector } = renderPanel();
    await user.click(tab('Events'));
    await user.click(entriesList().getByRole('option', { name: /^3/ }));
    await user.click(await screen.findByRole('button', { name: 'Skip this entry' }));
    expect(inspector.skip).toHaveBeenCalledExactlyOnceWith(3);
    const report = within(screen.getByRole('region', { name: 'Report' }));
    expect(statusText()).toContain('Played the session without entry 3. The page stays as it is.');
    expect(report.getByRole('row', { name: '3 door open closed knocks' })).toBeTruthy();
    await user.click(report.getByRole('button', { name: 'Close the report' }));
    expect(screen.queryByRole('region', { name: 'Report' })).toBeNull();
  });

  it('R18.17 shows the same entries as a sequence', async () => {
    const { user } = renderPanel();
    await user.click(tab('Events'));
    await user.click(screen.getByRole('switch', { name: 'Sequence' }));
    const sequence = within(screen.getByRole('region', { name: 'Sequence' }));
    const heads = within(sequence.getByRole('list', { name: 'Actors' })).getAllByRole('listitem');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['outside', 'door', 'house']);
    const arrows = sequence.getAllByText('door.moved').map((each) => each.closest('li'));
    expect(arrows[0]?.textContent).toBe('door to house: door.moved, ignored');
    expect(arrows[0]?.getAttribute('style')).toContain('grid-column: 4 / 6');
  });
});

describe('the timers tab', () => {
  it('R18.18 lists pending timers with owner, time left and due time', async () => {
    const { user } = renderPanel();
    await user.click(tab('Timers'));
    expect(screen.getByRole('row', { name: 'shutAfter door 0.500 s 1.750 s' })).toBeTruthy();
    expect(
      screen.getByRole('img', { name: 'Timeline at 1.250 s: 1 pending timer' }).textContent,
    ).toBe('door shutAfter');
  });

  it('R18.18 shows the entries on the timeline, as ticks before now', async () => {
    const { user, container } = renderPanel();
    await user.click(tab('Timers'));
    expect(container.querySelector('.timeline .now')?.getAttribute('d')).toMatch(/^M450 /);
    expect(container.querySelector('.timeline .tick')?.getAttribute('d')).toBe(
      'M338 8v14M360 8v14M383 8v14M405 8v14M428 8v14M450 8v14',
    );
  });

  it('R18.18 settles, rejects and releases a promise', async () => {
    const { user, inspector } = renderPanel();
    await user.click(tab('Timers'));
    await user.click(press('Release deliver of letter'));
    expect(inspector.release).toHaveBeenCalledExactlyOnceWith('p1');
    await user.click(press('Settle deliver of letter'));
    await user.click(press('Settle with this'));
    expect(inspector.settle).toHaveBeenCalledExactlyOnceWith('p1', { stamp: 'A1' });
    await user.click(press('Reject deliver of letter'));
    await user.click(press('Reject with this'));
    expect(inspector.reject).toHaveBeenCalledExactlyOnceWith('p1', { reason: 'strike' });
  });
});

describe('the coverage tab', () => {
  it('R18.19 shows what was visited, what is left, and goes there', async () => {
    const { user, inspector } = renderPanel();
    await user.click(tab('Coverage'));
    const door = screen.getByRole('row', { name: /^door/ });
    expect(within(door).getAllByRole('cell').at(1)?.textContent).toBe('1/3');
    const all = within(screen.getByRole('row', { name: /^All machines/ }));
    expect(all.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '6/8',
      '1/6',
      '6/8',
      '1/6',
    ]);
    await user.click(screen.getByText('letter', { selector: 'summary' }));
    await user.click(press('Go there: letter.arrived'));
    expect(inspector.goTo).toHaveBeenCalledExactlyOnceWith('letter', 'letter.arrived');
    expect(statusText()).toContain('The page has gone the shortest way there. Time is paused.');
    // The way has a record of its own. The one before can be brought back.
    const before = within(screen.getByRole('region', { name: 'Session before' }));
    expect(before.getByText(/The session before is kept: 6 entries, until/)).toBeTruthy();
    await user.click(before.getByRole('button', { name: 'Bring back' }));
    const [session] = vi.mocked(inspector.importSession).mock.calls[0] ?? [];
    expect((session as SessionFile).entries).toHaveLength(6);
    // Another way keeps what the first one has recorded.
    inspector.change({ entries: entriesOf(2) });
    await user.click(press('Go there: letter.arrived'));
    const kept = screen.getAllByRole('region', { name: 'Session before' });
    expect(kept.map(({ textContent }) => textContent?.match(/\d+ entr\w+/)?.[0])).toEqual([
      '6 entries',
      '2 entries',
    ]);
  });

  it('R18.19 goes through a transition that is left', async () => {
    const { user, inspector } = renderPanel();
    await user.click(tab('Coverage'));
    await user.click(screen.getByText('letter', { selector: 'summary' }));
    await user.click(press('Go there: letter.sent, for deliver done'));
    const transition = 'letter.sent|xstate.done.actor.deliver|0';
    expect(inspector.goTo).toHaveBeenCalledExactlyOnceWith('letter', transition);
  });

  it('R18.19 adds sessions together, until they are reset', async () => {
    const first = renderPanel();
    first.unmount();
    const { user } = renderPanel({ entries: entriesOf(1) });
    await user.click(tab('Coverage'));
    const cells = () =>
      within(screen.getByRole('row', { name: /^door/ }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect([cells()[1], cells()[3]]).toEqual(['0/3', '1/3']);
    await user.click(press('Reset coverage'));
    expect([cells()[1], cells()[3]]).toEqual(['0/3', '0/3']);
  });

  it('R18.19 counts entries that have left the record', async () => {
    const { user, inspector } = renderPanel();
    inspector.change({ entries: [] });
    await user.click(tab('Coverage'));
    const door = screen.getByRole('row', { name: /^door/ });
    expect(within(door).getAllByRole('cell').at(1)?.textContent).toBe('1/3');
  });
});

describe('handing over', () => {
  it('R18.20 copies as a test and as steps, and shows what the clipboard refuses', async () => {
    const { user } = renderPanel();
    await user.click(press('Copy as steps'));
    await waitFor(() => expect(statusText().join()).toMatch(/Copied \d+ lines as steps\./));
    expect(await navigator.clipboard.readText()).toContain('door.push');
    await user.click(press('Copy as test'));
    await waitFor(() => expect(statusText()).toContain('Copied 1 line as a test.'));
    expect(await navigator.clipboard.readText()).toBe('a test of the house\n');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(press('Copy as test'));
    const text = await screen.findByRole('textbox', { name: 'Text to copy by hand' });
    expect((text as HTMLTextAreaElement).value).toBe('a test of the house\n');
    expect(statusText()).toContain(
      'The browser did not let the inspector copy. The text is below.',
    );
  });

  it('R18.20 exports a session, with or without what was typed', async () => {
    const { user, inspector } = renderPanel();
    await user.click(press('Export'));
    expect(inspector.exportSession).toHaveBeenLastCalledWith({ redacted: false });
    await waitFor(() =>
      expect(statusText()).toContain('Exported 6 entries as House-1.session.json.'),
    );
    await user.click(screen.getByRole('switch', { name: 'Redact' }));
    await user.click(press('Export'));
    expect(inspector.exportSession).toHaveBeenLastCalledWith({ redacted: true });
  });

  it('R18.40 says before a restore what it would send, and sends it on request', async () => {
    const what = 'send POST /api/contact';
    const { user, inspector } = renderPanel({
      lookingAt: 2,
      isImported: true,
      outgoing: [{ id: null, what }],
    });
    const bar = screen.getByRole('region', { name: 'Looking back' });
    expect(bar.textContent).toContain('of another session');
    expect(bar.textContent).toContain(`To go on from here would ${what}.`);
    await user.click(press('Restore and send'));
    expect(inspector.restore).toHaveBeenLastCalledWith(true);
    expect(screen.getByRole('region', { name: 'Session before' })).toBeTruthy();
    act(() => inspector.change({ lookingAt: 2 }));
    await user.click(press('Restore'));
    expect(inspector.restore).toHaveBeenLastCalledWith(false);
    act(() => inspector.change({ outgoing: [{ id: '7', what }] }));
    await user.click(press(`Release: ${what}`));
    expect(inspector.release).toHaveBeenCalledExactlyOnceWith('7');
  });

  it('R18.20 imports a session, and says what is no JSON', async () => {
    const { user, inspector } = renderPanel();
    const input = screen.getByLabelText('Session file');
    await user.upload(input, new File(['{"format":1}'], 'a.json', { type: 'application/json' }));
    await waitFor(() => expect(statusText()).toContain('Imported a.json.'));
    expect(inspector.importSession).toHaveBeenCalledExactlyOnceWith({ format: 1 });
    await user.upload(input, new File(['no'], 'b.json', { type: 'application/json' }));
    await waitFor(() => expect(statusText()).toContain('b.json is not JSON.'));
  });

  it('R18.34 stops a replay, during which time stands', async () => {
    const { user, inspector } = renderPanel();
    vi.mocked(inspector.replay).mockImplementationOnce(() => {
      inspector.change({ replay: { isRunning: true, report: null } });
      return new Promise(() => {});
    });
    await user.click(press('Replay'));
    for (const name of ['Pause', 'Step', 'Advance']) {
      expect(press(name)).toHaveProperty('disabled', true);
    }
    await user.click(press('Stop'));
    expect(inspector.look).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('R18.34 lets no time pass behind the past', () => {
    renderPanel({ lookingAt: 2, isPaused: true });
    expect(press('Step')).toHaveProperty('disabled', true);
    expect(press('Advance')).toHaveProperty('disabled', true);
    expect(press('Resume')).toHaveProperty('disabled', false);
  });

  it('R18.20 replays at the chosen speed, and tells the outcome', async () => {
    const { user, inspector } = renderPanel();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed of the replay' }), '2');
    await user.click(press('Replay'));
    expect(inspector.replay).toHaveBeenCalledExactlyOnceWith(2);
    expect(statusText()).toContain('The replay matches the record.');
  });

  it('R18.20 lists the places in which a replay leaves the record', async () => {
    const { user, inspector } = renderPanel();
    vi.mocked(inspector.replay).mockResolvedValueOnce({
      replayed: 6,
      of: 6,
      differences: [
        { index: 1, actor: 'door', recorded: ['open'], replayed: ['closed'], context: [] },
        { index: 4, actor: 'letter', recorded: ['sent'], replayed: ['sent'], context: ['stamp'] },
      ],
    });
    await user.click(press('Replay'));
    expect(statusText()).toContain('The replay leaves the record in 2 places.');
    const report = within(screen.getByRole('region', { name: 'Report' }));
    expect(report.getByRole('row', { name: '1 door open closed –' })).toBeTruthy();
    expect(report.getByRole('row', { name: '4 letter sent sent stamp' })).toBeTruthy();
  });
});

it('R18.9 says that the page is loading, and comes back with it', async () => {
  const { panel, inspector } = renderPanel();
  panel.send({ type: 'page.left', session: null });
  expect((await screen.findByRole('status')).textContent).toBe('The page is loading…');
  panel.send({ type: 'page.ready', inspector });
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
});

it('R18.9 says after 10 s that the page has no recorder', () => {
  const { panel, clock } = renderPanel();
  act(() => panel.send({ type: 'page.left', session: null }));
  act(() => clock.advance(9_999));
  expect(statusText()).toEqual(['The page is loading…']);
  act(() => clock.advance(1));
  expect(statusText()).toEqual(['The page has no recorder.']);
});

it('R18.9 keeps the session of a document that goes, and brings it back', async () => {
  const { user, panel, inspector } = renderPanel();
  const session = { entries: entriesOf(3) } as unknown as SessionFile;
  panel.send({ type: 'page.left', session });
  panel.send({ type: 'page.ready', inspector });
  const offer = await screen.findByRole('region', { name: 'Session before' });
  expect(offer.textContent).toContain('The session before is kept: 3 entries, until');
  await user.click(press('Bring back'));
  expect(inspector.importSession).toHaveBeenCalledExactlyOnceWith(session);
  // It is looked at, and stays until nobody wants it.
  await user.click(press('Forget'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Session before' })).toBeNull());
});

it('R18.10, R18.11 docks by its buttons', async () => {
  const { user, panel, openWindow } = renderPanel();
  await user.click(press('Dock to the bottom'));
  expect(panel.getSnapshot().value.dock).toBe('bottom');
  expect(press('Dock to the bottom').getAttribute('aria-pressed')).toBe('true');
  await user.click(press('Open in its own window'));
  expect(openWindow).toHaveBeenCalledOnce();
});
