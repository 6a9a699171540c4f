import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Answer } from '#views/overlays/Answer.tsx';

it.each(['<a:', '<b a@', '[a](b ', '`', 'http://a'])(
  'R10.13 an answer of marks that nothing closes takes no time: %j',
  (mark) => {
    const [first = ''] = mark;
    const text = (first + mark.slice(1).repeat(10_000)).slice(0, 10_000);
    const before = process.cpuUsage();
    for (let times = 0; times < 4; times += 1) renderToString(<Answer text={text} />);
    // In µs. Quadratic code takes a second or more.
    expect(process.cpuUsage(before).user).toBeLessThan(700_000);
  },
);

it('R10.13 a mark is looked for in the 500 characters that follow', () => {
  const bold = (length: number) => renderToString(<Answer text={`**${'a'.repeat(length)}**`} />);
  expect(bold(500)).toContain('<strong>');
  expect(bold(502)).not.toContain('<strong>');
});
