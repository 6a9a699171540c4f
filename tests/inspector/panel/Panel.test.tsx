// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import type { Entry } from '../../../src/inspector/record/entry.ts';
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
  it('R18.20 takes a message back when it is not true any more', async () => {
    const { user, inspector } = renderPanel({ lookingAt: 2, isPaused: true });
    await user.click(press('Restore'));
    expect(statusText()).toContain('Restored entry 2. Time is paused.');
    act(() => inspector.change({ isPaused: false }));
    expect(statusText().join()).not.toContain('paused');
  });

  it('R18.15 has speeds, and says which one it is', async () => {
    const { user, inspector } = renderPanel();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '10×');
    expect(inspector.setSpeed).toHaveBeenCalledExactlyOnceWith(10);
    expect(screen.getByRole('combobox', { name: 'Speed' })).toHaveProperty('value', '10');
  });

  it('R18.15 tells that no timer is due', async () => {
    const { user, inspector } = renderPanel();
    vi.mocked(inspector.step).mockReturnValueOnce(false);
    await user.click(press('Step'));
    expect(statusText()).toContain('No timer is due.');
  });
});

describe('the chart tab', () => {
  it('R18.21 calls an actor as people do, beside its path', async () => {
    const { user, inspector, panel } = renderPanel();
    Object.assign(inspector.app, { labels: { door: 'Front door' } });
    act(() => panel.send({ type: 'actor.chosen', actor: 'door' }));
    const name = 'Front door · door';
    expect(press(/^Front door/).textContent).toBe(`${name} closed`);
    expect(screen.getByRole('heading', { name })).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Filter actors' }), 'front');
    const list = within(screen.getByRole('region', { name: 'Actors' }));
    expect(list.getAllByRole('button')).toHaveLength(1);
    await user.click(tab('Coverage'));
    expect(screen.getByRole('rowheader', { name })).toBeTruthy();
    await user.click(tab('Events'));
    expect(screen.getByRole('option', { name })).toBeTruthy();
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

describe('the keyboard', () => {
  it('R18.22 stops once at each group, and goes on inside it by the arrow keys', async () => {
    const { user, panel } = renderPanel();
    act(() => panel.send({ type: 'actor.chosen', actor: 'door' }));
    const stops: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      await user.tab();
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) break;
      // Browsers pass what is hidden.
      if (activeElement.matches('[hidden], details:not([open]) select')) continue;
      const role = activeElement.getAttribute('role') ?? '';
      const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent;
      stops.push(role === 'tabpanel' ? role : (name ?? ''));
    }
    expect(stops).toEqual([
      'Dock to the side',
      'Pause',
      'Milliseconds to advance',
      'Speed',
      'Session',
      'Replay',
      'Speed of the replay',
      'Export',
      'Conditions of the browser',
      'Filter actors',
      'door closed',
      'Chart',
      'tabpanel',
      'Chart of door',
      'door.push → open, in closed, if isUnlocked, taken last',
      'Zoom out',
      'Send door.knock',
      'last {"by":"Ada"}',
    ]);
    press('Pause').focus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Step'],
      ['{ArrowDown}', 'Advance'],
      ['{End}', 'Hold results'],
      ['{ArrowRight}', 'Pause'],
      ['{ArrowLeft}', 'Hold results'],
      ['{Home}', 'Pause'],
      ['{ArrowRight}', 'Step'],
    ] as const) {
      await user.keyboard(key);
      expect(document.activeElement?.textContent, key).toBe(name);
    }
    await user.tab();
    await user.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('Step');
  });

  it('R18.22 lists its shortcuts under “?”', async () => {
    const { user } = renderPanel();
    const list = document.querySelector<HTMLElement>('[popover]');
    const toggle = vi.fn();
    Object.assign(list ?? {}, { togglePopover: toggle });
    await user.click(press('Keyboard shortcuts'));
    await user.keyboard('?');
    expect(toggle).toHaveBeenCalledTimes(2);
    await user.type(screen.getByRole('searchbox', { name: 'Filter actors' }), '?');
    expect(toggle).toHaveBeenCalledTimes(2);
    expect(list?.textContent).toContain('Ctrl+Enter');
  });
});

describe('looking back', () => {
  it('R18.16 gives the focus to the slider when the bar that had it goes', async () => {
    const { user } = renderPanel();
    await user.click(tab('Events'));
    await user.click(entriesList().getByRole('option', { name: /^3/ }));
    await user.click(await screen.findByRole('button', { name: 'Back to now' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Looking back' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Session' }));
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
    // What is left comes from outside, again and again: one line.
    expect(rows()).toEqual([
      expect.stringContaining('start'),
      expect.stringContaining('3 × door.push'),
    ]);
  });

  const withActs = () => {
    const [start, push, knock] = entriesOf(3) as [Entry, Entry, Entry];
    const noise = (index: number, actor: string): Entry => ({
      ...push,
      index,
      cause: { type: 'timer', actor, id: 'tick' },
      isNoise: true,
    });
    const gesture = {
      kind: 'click',
      control: { role: 'link', name: 'Services' },
      shown: [],
    } as const;
    return [
      start,
      noise(1, 'door'),
      noise(2, 'door'),
      noise(3, 'letter'),
      { ...push, index: 4, cause: { type: 'act', gesture }, deliveries: [] } as Entry,
      { ...push, index: 5 },
      { ...knock, index: 6, cause: { ...knock.cause, by: 'inspector' } as Entry['cause'] },
    ];
  };

  it('R18.17 folds noise, and says what a person did and what the inspector sent', async () => {
    const { user } = renderPanel({ entries: withActs() });
    await user.click(tab('Events'));
    expect(rows()).toEqual([
      '00.000 sstartoutside → all0 steps',
      '30.250 s2 × door, 1 × letter',
      '40.250 sClick the link “Services”',
      '50.250 sdoor.pushoutside → door1 step · creak',
      '60.500 sdoor.knockinspector → doorignored',
    ]);
    expect(screen.getByText('6 entries')).toBeTruthy();
    // An entry that is folded is chosen with its row.
    fireEvent.change(screen.getByRole('slider', { name: 'Session' }), { target: { value: '2' } });
    await screen.findByRole('region', { name: 'Entry 2' });
    expect(entriesList().getByRole('option', { selected: true }).textContent).toContain('2 × door');
  });

  it('R18.17 filters by kind and by actor, entry by entry', async () => {
    const { user } = renderPanel({ entries: withActs(), notes: { 5: 'It creaks.' } });
    await user.click(tab('Events'));
    const kind = screen.getByRole('combobox', { name: 'Kind of entries' });
    const numbers = () =>
      rows()
        .map((row) => row?.[0])
        .join('');
    for (const [name, shown] of [
      ['Timers', '123'],
      ['Acts', '46'],
      ['By the inspector', '6'],
      ['With a note', '5'],
    ] as const) {
      await user.selectOptions(kind, name);
      expect(numbers(), name).toBe(shown);
    }
    expect(rows()[0]).toContain('Note: It creaks.');
    await user.selectOptions(kind, 'All, noise folded');
    const actor = screen.getByRole('combobox', { name: 'Actor of the entries' });
    await user.selectOptions(actor, 'house');
    expect(numbers()).toBe('1235');
    await user.type(screen.getByRole('searchbox', { name: 'Filter entries' }), 'CREAK letter');
    expect(numbers()).toBe('3');
  });

  it('R18.17 keeps a note with an entry', async () => {
    const { user, inspector } = renderPanel();
    await user.click(tab('Events'));
    await user.click(entriesList().getByRole('option', { name: /^3/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Here');
    expect(inspector.annotate).toHaveBeenLastCalledWith(3, 'Here');
    expect(rows()[3]).toContain('Note: Here');
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
});

it('R18.43 keeps what breaks as it is written, shows what it is now, and removes it', async () => {
  const { user, inspector } = renderPanel();
  await user.click(tab('Timers'));
  const field = screen.getByRole('textbox', { name: 'State, event or datum' });
  for (const text of ['door:closed', 'door.knock', 'door:knocks = 4', 'cellar:open']) {
    await user.type(field, `${text}{Enter}`);
  }
  expect(inspector.setBreakpoints).toHaveBeenLastCalledWith([
    'door:closed',
    'door.knock',
    'door:knocks = 4',
    'cellar:open',
  ]);
  const list = within(screen.getByRole('region', { name: 'Break when' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'door:closed active Remove',
    'door.knock  Remove',
    'door:knocks = 4 is 3 Remove',
    'cellar:open not there Remove',
  ]);
  // What is misspelt would never come.
  for (const [text, remark] of [
    ['door.knok', 'no chart takes such an event'],
    ['door:clozed', 'no such state'],
    ['door:knoks = 4', 'no such datum'],
  ] as const) {
    await user.type(field, `${text}{Enter}`);
    expect(list.getAllByRole('listitem').at(-1)?.textContent).toBe(`${text} ${remark} Remove`);
    await user.click(press(`Remove: ${text}`));
  }
  await user.click(press('Remove: door.knock'));
  expect(inspector.setBreakpoints).toHaveBeenLastCalledWith([
    'door:closed',
    'door:knocks = 4',
    'cellar:open',
  ]);
});

describe('the coverage tab', () => {
  it('R18.19 keeps the sessions before the ways that it goes', async () => {
    const { user, inspector } = renderPanel({ entries: entriesOf(6, 'inspector') });
    await user.click(tab('Coverage'));
    await user.click(screen.getByText('letter', { selector: 'summary .id' }));
    await user.click(press('Go there: letter.arrived'));
    // The way has a record of its own. The one before can be brought back.
    await user.click(screen.getByText('1 earlier session'));
    const before = within(screen.getByRole('region', { name: 'Session before' }));
    expect(before.getByText(/^5 entries, until/)).toBeTruthy();
    await user.click(before.getByRole('button', { name: 'Bring back' }));
    const [session] = vi.mocked(inspector.importSession).mock.calls[0] ?? [];
    expect((session as SessionFile).entries).toHaveLength(6);
    // Another way keeps what the first one has recorded.
    inspector.change({ entries: entriesOf(2, 'inspector') });
    await user.click(press('Go there: letter.arrived'));
    // One in which a person did nothing is not worth a line.
    inspector.change({ entries: entriesOf(4) });
    await user.click(press('Go there: letter.arrived'));
    const kept = screen.getAllByRole('region', { name: 'Session before' });
    expect(kept.map(({ textContent }) => textContent?.match(/\d+ entr\w+/)?.[0])).toEqual([
      '1 entry',
      '5 entries',
    ]);
  });

  it('R18.38 is at the actor of a way to another document before that one comes', async () => {
    const { user, inspector } = renderPanel();
    vi.mocked(inspector.goTo).mockReturnValueOnce(new Promise(() => {}));
    await user.click(tab('Coverage'));
    await user.click(screen.getByText('letter', { selector: 'summary .id' }));
    await user.click(press('Go there: letter.arrived'));
    const chosen = within(screen.getByRole('region', { name: 'Actors' }));
    expect(chosen.getByRole('button', { pressed: true }).textContent).toMatch(/letter/);
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
  it('R18.20 saves what the clipboard refuses', async () => {
    const { user } = renderPanel();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(press('Copy as browser test'));
    await waitFor(() =>
      expect(statusText()).toContain(
        'The browser did not let the inspector copy. It has saved a browser test.txt.',
      ),
    );
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

  it('R18.34 lets no time pass behind the past', () => {
    renderPanel({ lookingAt: 2, isPaused: true });
    expect(press('Step')).toHaveProperty('disabled', true);
    expect(press('Advance')).toHaveProperty('disabled', true);
    expect(press('Resume')).toHaveProperty('disabled', false);
  });
});

it('R18.9 keeps the session of a document that goes, and brings it back', async () => {
  const { user, panel, inspector } = renderPanel();
  const session = { entries: entriesOf(3, 'inspector') } as unknown as SessionFile;
  panel.send({ type: 'page.left', session });
  panel.send({ type: 'page.ready', inspector });
  await user.click(await screen.findByText('1 earlier session'));
  const offer = await screen.findByRole('region', { name: 'Session before' });
  expect(offer.textContent).toContain('2 entries, until');
  await user.click(press('Bring back'));
  expect(inspector.importSession).toHaveBeenCalledExactlyOnceWith(session);
  // It is looked at, and stays until nobody wants it.
  await user.click(press('Forget'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Session before' })).toBeNull());
});

it('R18.9 says that the page is loading, and after 10 s that it has no recorder, until it has one', () => {
  const { panel, clock, inspector } = renderPanel();
  act(() => panel.send({ type: 'page.left', session: null }));
  act(() => clock.advance(9_999));
  expect(statusText()).toEqual(['The page is loading…']);
  act(() => clock.advance(1));
  expect(statusText()).toEqual(['The page has no recorder.']);
  act(() => panel.send({ type: 'page.ready', inspector }));
  expect(press('Pause')).toBeTruthy();
});
