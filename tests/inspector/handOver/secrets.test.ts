import { expect, it } from 'vitest';
import { redact } from '../../../src/inspector/handOver/redact.ts';
import { secretHider, secretsIn, withoutSecrets } from '../../../src/inspector/handOver/secrets.ts';
import { parseTree, textOf } from '../../../src/inspector/handOver/tree.ts';
import { showing, startRecord } from '../recordSession.ts';
import { button, copyTest, noticeOf } from './copies.ts';

it('R18.49 masks a long secret within a word, and what is sent by hand where a secret stood', () => {
  const record = startRecord();
  const type = (secret: string) => {
    record.act({ kind: 'type', value: '•••', secret });
    record.send('letter', { type: 'letter.write', text: secret }, { by: 'person' });
  };
  type('Zq9!wvX77');
  type('İstanbul');
  type('sun');
  const byHand = { by: 'inspector' } as const;
  record.send('letter', { type: 'letter.write', text: 'TopSecret77' }, byHand);
  // It begins with what was typed last, which is masked all the same.
  record.send('letter', { type: 'letter.write', text: 'sunny' }, byHand);
  record.send('workshop', { type: 'worker.hire', name: 'Bob Weber' }, byHand);
  record.send('letter', { type: 'letter.write', text: 'pw=ZQ9!WVX77' }, { by: 'person' });
  const note = 'Not Zq9!wvX77x, İstanbul, sun, Sunny, suns or TopSecret77';
  const [file] = withoutSecrets([{ ...record.end(), notes: { 1: note } }]);
  expect(file?.notes).toEqual({ 1: 'Not ▒▒▒x, ▒▒▒, ▒▒▒, ▒▒▒, suns or ▒▒▒' });
  const text = JSON.stringify(file);
  expect(text).not.toMatch(/Zq9|TopSecret/i);
  expect(text).toContain('Bob Weber');
});

it('R18.49 masks each beginning of a secret within a text, also one that was corrected', () => {
  const record = startRecord();
  const typed = 'T Tr Tr0 Tr0u Tr0ux Tr0u Tr0ub Tr0ub4 Tr0ub4d Tr0ub4do'.split(' ');
  for (const secret of typed) record.act({ kind: 'type', value: '•••', secret });
  const said = typed.map((text) => `Strength of ${text}: weak`);
  const controls = ['Show Tr0ub4d', 'Try it, by the letter T'];
  for (const text of said) record.send('letter', { type: 'letter.write', text }, { by: 'person' });
  for (const name of controls) record.act({ kind: 'click', control: { role: 'button', name } });
  const session = record.end();
  const hide = secretHider(secretsIn([session]));
  const masked = said.map((text, at) => (at < 2 ? text : 'Strength of ▒▒▒: weak'));
  expect(hide(said)).toEqual(masked);
  const [file] = withoutSecrets([session]);
  expect(JSON.stringify(file)).not.toContain('Tr0');
  const names = file?.entries.flatMap(({ cause }) =>
    cause.type === 'act' ? (cause.gesture.control?.name ?? []) : [],
  );
  expect(names).toEqual(['Show ▒▒▒', 'Try it, by the letter T']);
});

it('R18.49 masks no word of a page in which the letters of a secret stand by chance', () => {
  const maskedBeside = (secret: string, ...texts: string[]) => {
    const record = startRecord();
    for (let end = 1; end <= secret.length; end += 1)
      record.act({ kind: 'type', value: '•••', secret: secret.slice(0, end), page: showing() });
    const tree = texts.map((text) => `- alert: ${JSON.stringify(text)}`).join('\n');
    record.act({ ...button('Sign in'), page: { ...showing(), tree } });
    record.send('letter', { type: 'letter.write', text: texts.join('|') });
    const [file] = withoutSecrets([record.end()]);
    const [act, event] = file?.entries.slice(-2) ?? [];
    const gesture = act?.cause.type === 'act' ? act.cause.gesture : undefined;
    const data = event?.deliveries[0]?.event.text.split('|');
    const shown = parseTree(gesture?.page?.tree ?? '').parts.map(textOf);
    return [shown, data];
  };
  const wrong = [
    'Wrong password',
    'Wrong. Go on',
    'Strength of wrong: weak',
    'Not Wrong-Pass',
    'WRONG PASS',
  ];
  const masked = ['Wrong password', 'Wrong. Go on', 'Strength of ▒▒▒: weak', 'Not ▒▒▒', '▒▒▒'];
  expect(maskedBeside('wrong-pass', ...wrong)).toEqual([masked, masked]);
  // Nobody knows whether a page repeats what stands there as it was typed, nor whose digits these are.
  expect(maskedBeside('secret', 'A secretary', 'Secret')).toEqual([
    ['A secretary', '▒▒▒'],
    ['A ▒▒▒ary', '▒▒▒'],
  ]);
  expect(maskedBeside('hunter2', 'Not xhunter2x')[0]).toEqual(['Not x▒▒▒x']);
  expect(maskedBeside('mountainrose', 'Codemountainrose, mountainroseate')[0]).toEqual([
    'Code▒▒▒, ▒▒▒ate',
  ]);
  expect(maskedBeside('open-door', 'opendoors')[1]).toEqual(['▒▒▒s']);
});

it('R18.49 masks no name of which a secret is a word that stood there before', () => {
  const namesBeside = (label: string, tab = 'Log') => {
    const record = startRecord();
    const control = { role: 'textbox', name: label };
    const begun = { ...showing(), tree: `- tab "${tab}" [selected]` };
    record.act({ kind: 'type', value: '•••', control, secret: 'password', page: begun });
    record.act({ ...button('Show password'), page: showing() });
    // The page names it later, but may do so because it was typed.
    const page = { ...showing(), title: 'Wrong password' };
    record.act({ kind: 'type', value: '•••', control, secret: 'password', page });
    const [file] = withoutSecrets([record.end()]);
    return file?.entries.flatMap(({ cause }) =>
      cause.type === 'act' ? [cause.gesture.control?.name, cause.gesture.page?.title] : [],
    );
  };
  const names = ['About', 'Show password', 'About', 'Password', 'Wrong password'];
  expect(namesBeside('Password')).toEqual(['Password', ...names]);
  const masked = ['About', 'Show ▒▒▒', 'About', 'Code', 'Wrong ▒▒▒'];
  expect(namesBeside('Code')).toEqual(['Code', ...masked]);
  expect(namesBeside('Code', 'Password')).toContain('Wrong password');
});

it('R18.49 masks a pasted key, however long, also one that was mended', () => {
  const record = startRecord();
  const key = Array.from({ length: 4_000 }, (_, at) => at.toString(36)).join('-');
  for (const secret of [key, `${key}x`]) record.act({ kind: 'type', value: '•••', secret });
  const hide = secretHider(secretsIn([record.end()]));
  expect(hide(`${key}x and ${key}`)).toMatch(/^[▒-]+ and [▒-]+$/);
});

it('R18.49 masks a secret in the JSON of an app, however often that is nested', () => {
  const record = startRecord();
  const secret = 'pa"ss\\word77';
  record.act({ kind: 'type', value: '•••', secret });
  const json = JSON.stringify({ password: secret });
  for (const text of [json, JSON.stringify({ draft: json })])
    record.send('letter', { type: 'letter.write', text }, { by: 'person' });
  record.act({ kind: 'ask', value: 'POST /api/draft', text: json });
  const texts = JSON.stringify(withoutSecrets([record.end()]));
  expect(texts).not.toMatch(/word77|pa\\+"ss/);
  expect(texts).toContain('password');
});

it('R18.49 masks a secret that an app keeps as a number, or in its groups', () => {
  const record = startRecord();
  const typed = ['5500 0055 5555 555', '5500 0055 5555 5559', '007', '12', '123', '1234'];
  const secrets = [...typed, '000', '0001', '00014'];
  for (const secret of secrets) record.act({ kind: 'type', value: '•••', secret });
  const shown = { year: 5500, at: 12, attempts: 1 };
  const cards = {
    card: 5500005555555559,
    big: 5500005555555559n,
    before: 550000555555555,
    last: '5559',
  };
  const hidden = { ...cards, pin: 7, begun: 123, code: 1234 };
  const event = { type: 'letter.write', text: '', ...shown, ...hidden };
  record.send('letter', event, { by: 'person' });
  const about = 'login:code = 5500005555555559';
  const interventions = [{ after: 0, at: 0, kind: 'watch' as const, about }];
  const [file] = withoutSecrets([{ ...record.end(), interventions }]);
  const masked = Object.fromEntries(Object.keys(hidden).map((name) => [name, '▒▒▒']));
  expect(file?.entries.at(-1)?.deliveries[0]?.event).toMatchObject({ ...shown, ...masked });
  expect(file?.interventions?.[0]?.about).toBe('login:code = ▒▒▒');
});

it('R18.49 masks a secret in what the panel shows, and leaves all else as it is', () => {
  const record = startRecord();
  for (const secret of ['hunter', 'hunter2!']) record.act({ kind: 'type', value: '•••', secret });
  const hide = secretHider(secretsIn([record.end()]));
  const at = new Date(5);
  const input = { password: 'hunter2!', before: 'hunter', url: '/?p=hunter2!', pin: 7, at };
  expect(hide(input)).toEqual({ ...input, password: '▒▒▒', before: '▒▒▒', url: '/?p=▒▒▒' });
  expect(hide('fails: hunter2! is wrong')).toBe('fails: ▒▒▒ is wrong');
  const other = { node: new AbortController() };
  expect(hide(other)).toBe(other);
});

it('R18.49 a copied test says where a secret is masked', () => {
  const record = startRecord();
  record.act({ kind: 'type', value: '•••', control: { role: 'textbox', name: 'Password' } });
  const session = record.end();
  for (const one of [session, redact(session, () => true)]) {
    const test = copyTest(one);
    expect(test).toMatch(/The secret of the next line is masked.*\n.*fill\('•••'\)/);
    expect(noticeOf(one)).toBe(' Write the masked secret into it.');
  }
});
