import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { css } from '#views/jsx/css.ts';

const red = css({ color: 'red' });
const bold = css({ fontWeight: 700 });

function Part({ className, label }: { className?: string; label: string }) {
  return <p className={className}>{label}</p>;
}

it('an element with styles is an element of React, with no component around it', () => {
  const element = <p css={red}>red</p>;
  expect(element.type).toBe('p');
  expect(element.props).toEqual({ className: `css-${red.name}`, children: 'red' });
});

it('the styles of an element are in the document, the later ones over the earlier', () => {
  const { getByText } = render(
    <p className="own" css={[red, bold, false, { color: 'blue' }]}>
      blue
    </p>,
  );
  const element = getByText('blue');
  expect(element.classList).toContain('own');
  expect(getComputedStyle(element)).toMatchObject({ color: 'blue', fontWeight: '700' });
});

it('a component gets the class, and other props as they are', () => {
  const element = <Part css={red} label="styled" key="kept" />;
  expect(element).toMatchObject({
    type: Part,
    key: 'kept',
    props: { className: `css-${red.name}`, label: 'styled' },
  });
});
