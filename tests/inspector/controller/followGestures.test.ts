// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { bothOf, copyTest, linesIn, linesOf, sessionOf } from '../handOver/copies.ts';
import { element, follow, gestures, show, texts } from './gestures.ts';

// A script that types is quicker than any person, also on a busy machine.
vi.spyOn(window.performance, 'now').mockReturnValue(0);
Object.assign(window, { confirm: () => true, prompt: () => 'It is old', alert: () => {} });
follow();
const filled = () => texts().filter((text) => !/^Click the (?:field|list|control)/.test(text));

/** The page before the act that came last. */
const lastPage = () => gestures.at(-1)?.page;

it('R18.42 notes what a person clicks, by role and name, and which of that name', async () => {
  const user = show(`<main data-machine="page">
    <nav aria-label="Main"><a href="#a">Services</a><a href="#b" id="first">Services</a></nav>
    <button aria-label="Close   the menu"><svg id="icon"></svg></button>
    <footer data-machine="footer" data-state="shown"><a href="#b" id="second">Services</a>
      <button role="switch" aria-checked="true">Light</button><input type="checkbox" aria-label="Two">
      <input type="checkbox" aria-label="Two"><p hidden><input type="checkbox" aria-label="Hid"></p></footer><button aria-pressed="false">Bold</button><p role="alert">
      It was not sent.</p><p role="status" hidden>Sent</p><p role="status"></p>
    <p role="status">1</p><p role="status">2</p><output>3</output><output role="none">No</output>
    <nav aria-label="Menu" hidden><a href="#c">Services</a></nav><p id="text">A text</p>
  </main>`);
  document.title = 'Around';
  history.replaceState(null, '', '/around?noon#1');
  for (const id of ['icon', 'first', 'second', 'text']) await user.click(element(`#${id}`));
  expect(gestures[0]).toEqual({
    kind: 'click',
    control: { role: 'button', name: 'Close the menu' },
    machine: 'page',
    page: {
      machines: ['page', 'footer'],
      states: { footer: 'shown' },
      address: '/around?noon#1',
      title: 'Around',
      tree: expect.stringContaining('- button "Close the menu"'),
    },
  });
  expect(texts().slice(1)).toEqual([
    'Click the link “Services” in the navigation “Main” (no. 2 of that name)',
    'Click the link “Services” in the main (no. 3 of that name)',
    'Click the text “A text”',
  ]);
  await user.keyboard('{Shift>}');
  await user.click(element('footer'));
  expect(texts().at(-1)).toBe('Click beside the controls, at 0, 0 with Shift held');
});

it('R18.42 notes which click of a double or a triple one it is', async () => {
  const user = show('<button>Send</button><button id="other">Stop</button><p>A text</p>');
  await user.dblClick(element('button'));
  element('#other').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
  await user.tripleClick(element('p'));
  expect(gestures.map(({ clicks = 1 }) => clicks)).toEqual([1, 2, 1, 1, 2, 3]);
});

it('R18.42 knows what opens details by its text alone: its role differs from browser to browser', async () => {
  const user = show('<details><summary>More</summary></details>');
  await user.click(element('summary'));
  expect(gestures[0]?.control).toEqual({ role: 'text', name: 'More' });
});

it('R18.42 notes the whole of a long name, and says the beginning of it', async () => {
  const name = 'Go on '.repeat(30).trim();
  const user = show(`<button>${name}</button>`);
  await user.click(element('button'));
  expect(gestures[0]?.control?.name).toBe(name);
  expect(texts()).toEqual([`Click the button “${name.slice(0, 119)}…”`]);
});

it('R18.42 counts no control among others that assistive technology does not know', async () => {
  const user = show(
    `<button>Go</button><button>Go</button><p aria-hidden="true"><button id="hidden">Go</button></p>`,
  );
  await user.click(element('#hidden'));
  expect(gestures[0]?.control).toEqual({ role: 'button', name: 'Go' });
});

it('R18.42 notes what a person types and chooses, and no password', async () => {
  const user = show(`<label for="name">Name</label><input id="name">
    <label for="topic">Topic</label><select id="topic"><option>Press</option><option>Events</option></select>
    <label for="key">Password</label><input id="key" type="password">
    <label id="label"><input type="checkbox"> Analytics</label>
    <input aria-label="Twice" value="once"><input aria-label="Twice">`);
  await user.type(element('#name'), 'Ad');
  await user.clear(element('#name'));
  await user.selectOptions(element('select'), 'Events');
  await user.type(element('#key'), 'abc');
  await user.click(element('#label'));
  expect(texts()[0]).toBe('Click the field “Name”');
  expect(filled()).toEqual([
    'Type “A” in “Name”',
    'Type “Ad” in “Name”',
    'Empty “Name”',
    'Choose “Events” in “Topic”',
    ...Array(3).fill('Type “•••” in “Password”'),
    'Turn on the checkbox “Analytics”',
  ]);
  expect(lastPage()?.tree).not.toContain('[checked]');
  await user.type(element('#name'), 'Ada');
  const password = { role: 'textbox', name: 'Password', value: '•••' };
  // What a page shows before an act has none of its letters.
  const topic = { role: 'combobox', name: 'Topic', value: 'Events', isList: true };
  expect(lastPage()?.fields).toEqual([topic, password]);
  await user.clear(element('#key'));
  await user.click(element('#label'));
  const name = { role: 'textbox', name: 'Name', value: 'Ada' };
  expect(lastPage()?.fields).toEqual([name, topic, { ...password, value: '' }]);
});

it('R18.42 notes each option that is chosen', () => {
  show(`<select multiple aria-label="Topics">
    <option selected>Press, radio</option><option>Shop</option><option selected>Events</option></select>`);
  element('select').dispatchEvent(new Event('input', { bubbles: true }));
  // Chromium clicks a list once more when a key has chosen in it.
  element('select').click();
  expect(gestures).toMatchObject([{ kind: 'choose', value: 'Press, radio\nEvents' }]);
});

it('R18.42 notes no secret, also while the page shows it', async () => {
  const user = show(`<label>Password <input type="password"></label>
    <label>New password <input autocomplete="new-password"></label>
    <label>Code <input autocomplete="one-time-code"></label>
    <label>Card <input autocomplete="billing cc-number"></label>
    <label>Check <input autocomplete="cc-csc"></label>
    <button>Show password</button>`);
  element('button').addEventListener('click', () =>
    element('[type=password]').setAttribute('type', 'text'),
  );
  await user.click(element('button'));
  for (const field of document.querySelectorAll('input')) await user.type(field, 'a');
  expect(filled()).toEqual([
    'Click the button “Show password”',
    ...['Password', 'New password', 'Code', 'Card', 'Check'].map(
      (name) => `Type “•••” in “${name}”`,
    ),
  ]);
  // A mask of what leaves has to know it.
  expect(gestures.flatMap(({ secret }) => secret ?? [])).toEqual(Array(5).fill('a'));
});

it.each(['', 'true', 'plaintext-only'])(
  'R18.42 notes what a person writes in a part of the page that has contenteditable="%s"',
  (editable) => {
    show(`<div contenteditable="${editable}" role="textbox" aria-label="Notes">Ad</div>
      <div contenteditable="false" role="button" aria-label="Fixed"></div>`);
    const press = (selector: string) =>
      element(selector).dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
    press('[role=textbox]');
    element('[role=textbox]').dispatchEvent(new InputEvent('input', { bubbles: true }));
    press('[role=button]');
    expect(texts()).toEqual(['Type “Ad” in “Notes”', 'Press d on the button “Fixed”']);
  },
);

it('R18.42 notes what a switch is turned to, by a click or by a key', async () => {
  const user = show(`<button role="switch" aria-checked="true" aria-label="Analytics"></button>
    <label><input type="checkbox" role="switch" checked> Films</label>
    <button role="switch" aria-checked="true" aria-label="Needed" disabled></button>`);
  const own = element('button');
  own.addEventListener('click', () => own.setAttribute('aria-checked', 'false'));
  own.focus();
  await user.keyboard(' ');
  await user.click(own);
  await user.click(element('input'));
  await user.click(element('label'));
  element('[disabled]').click();
  expect(texts()).toEqual([
    'Turn off the switch “Analytics” with Space',
    'Turn on the switch “Analytics”',
    'Turn off the switch “Films”',
    'Turn on the switch “Films”',
  ]);
});

it('R18.42 notes the field at which the browser stops a form', async () => {
  const user = show(`<form><fieldset><label>Email <input required></label>
    <label>Name <input required></label></fieldset><button>Send</button></form>`);
  await user.click(element('button'));
  expect(gestures.map(({ kind, control }) => [kind, control?.name])).toEqual([
    ['click', 'Send'],
    ['stop', 'Email'],
  ]);
});

it('R18.42 names the disabled control that a person clicks', () => {
  show('<main><button disabled>Send</button></main>');
  element('main').dispatchEvent(new MouseEvent('click', { bubbles: true, view: window }));
  expect(texts()).toEqual(['Click the disabled button “Send”']);
});

it('R18.42 notes what nothing on the page has caught, after the step that it comes in', async () => {
  show('');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('No light\nat all') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no post' }));
  expect(gestures).toEqual([]);
  await null;
  expect(texts()).toEqual([
    'The page throws an error: No light',
    'The page throws an error: no post',
  ]);
});

it('R18.59 tells the answers to dialogs of the browser, and a test has them before the act', () => {
  show('<button>Delete</button>');
  element('button').onclick = () => confirm('Delete “Milk”?') && prompt('Why?');
  element('button').focus();
  element('button').click();
  // The press has moved the focus by then.
  expect(gestures.at(-1)?.page?.focus?.name).toBe('Delete');
  const session = sessionOf(gestures);
  const answers = (why: string, what: string) => [
    '2. Click the button “Delete”.',
    `3. Answer OK to ${what}.`,
    `4. Answer “${why}” to “Why?”.`,
  ];
  const masked = answers('▒▒▒', '«Delete “▒▒▒”?»');
  expect(bothOf(session)).toEqual([answers('It is old', '«Delete “Milk”?»'), masked]);
  const once =
    "page.once('dialog', async (dialog) => { page.once('dialog', (dialog) => dialog.accept('It is old')); await dialog.accept(); });";
  // A page that asks nothing any more fails it.
  const press = "await Promise.all([page.waitForEvent('dialog'), page.getByRole('button', ";
  expect(copyTest(session)).toContain(`  ${once}\n  ${press}`);
  expect(copyTest(sessionOf(gestures.slice(1)))).toContain(`  ${once}\n  await page.goto(`);
});

it('R18.60 tells which files were chosen, and has a test choose empty ones', async () => {
  const user = show(`<label>CV <input type="file" style="display: none"></label>
    <input type="file" id="more" multiple hidden>`);
  await user.upload(element('label'), new File(['a'], 'cv.pdf', { type: 'application/pdf' }));
  await user.upload(element('#more'), [new File(['b'], 'me.png'), new File(['c'], 'notes')]);
  const session = sessionOf(gestures);
  const second = 'in the control without a name (no. 2 of that name).';
  expect(bothOf(session)).toEqual([
    ['2. Choose the file “cv.pdf” in “CV”.', `3. Choose the files “me.png”, “notes” ${second}`],
    ['2. Choose the file “▒▒▒.pdf” in “CV”.', `3. Choose the files “▒▒▒.png”, “▒▒▒” ${second}`],
  ]);
  expect(copyTest(session)).toMatch(
    /\/\/ The files of the next line are empty.*\n.*getByLabel\('CV', .*setInputFiles\(\[\{ name: 'cv\.pdf', mimeType: 'application\/pdf', buffer: Buffer\.from\(''\) \}\]\);\n.*\n.*locator\('input\[type=file\]'\)\.nth\(1\)\.set/,
  );
});

it('R18.61 tells a right-click, a paste, a drag and a drop that the page hears of, and a test does what it can', async () => {
  show('<button>Milk</button><input aria-label="Text">');
  const happen = (type: string, selector: string, more = {}) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 3, clientY: 9 });
    element(selector).dispatchEvent(Object.assign(event, more));
  };
  happen('contextmenu', 'button');
  happen('paste', 'input');
  happen('dragstart', 'button');
  happen('drop', 'body', { dataTransfer: { files: [{ name: 'a.csv' }] } });
  const session = sessionOf(gestures, 'rightClick', 'paste', 'drag', 'drop');
  expect(linesOf(session, 3).filter((line) => /^\d/.test(line))).toEqual([
    '2. Right-click the button “Milk”.',
    '3. Paste in “Text”.',
    '4. Drag the button “Milk”.',
    '5. Drop the file “a.csv” beside the controls, at 3, 9.',
  ]);
  expect(linesIn(copyTest(session))).toEqual([
    "await page.getByRole('button', { name: 'Milk', exact: true }).click({ button: 'right' });",
    '// Nothing is expected of this press.',
    '// Paste in “Text”, which no test can repeat. A test of the page ends here.',
  ]);
  expect(copyTest(sessionOf(gestures.slice(2), 'drag'))).toMatch(/Drag the .*, which no test/);
  expect(bothOf(sessionOf(gestures))).toEqual([[], []]);
  // A menu of a view alone: no chart hears of it.
  element('button').addEventListener('contextmenu', (event) => event.preventDefault());
  happen('contextmenu', 'button');
  await expect
    .poll(() => bothOf(sessionOf(gestures))[0])
    .toEqual(['2. Right-click the button “Milk”.']);
});
