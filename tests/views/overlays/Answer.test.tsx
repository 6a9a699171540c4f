import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Answer } from '#views/overlays/Answer.tsx';

it.each(['**a ', '__a ', '<', '<a:', '<b a@', '[a](b ', '`', 'http://a'])(
  'R10.13 an answer of marks that nothing closes takes no time: %j',
  (mark) => {
    // Quadratic code takes a second or more.
    const [first = ''] = mark;
    const text = (first + mark.slice(1).repeat(10_000)).slice(0, 10_000);
    const texts = [mark.repeat(10_000).slice(0, 10_000), text];
    const begin = performance.now();
    for (const each of [...texts, ...texts]) renderToString(<Answer text={each} />);
    expect(performance.now() - begin).toBeLessThan(700);
  },
);
