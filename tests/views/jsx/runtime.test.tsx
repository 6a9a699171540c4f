// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
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

/** A component with styles of its own. */
function Box(props: ComponentProps<'div'>) {
  return <div css={{ color: 'red', minHeight: '3rem', paddingTop: 1 }} {...props} />;
}

/** A component between a box and those who ask for one. */
function LowBox(props: ComponentProps<'div'>) {
  return <Box css={{ minHeight: '2.5rem', paddingTop: 2 }} {...props} />;
}

it('the styles that a component is given come after its own, through every component between', () => {
  const { getByText } = render(
    <LowBox className="plain" css={{ paddingTop: 3 }}>
      box
    </LowBox>,
  );
  const box = getByText('box');
  expect(getComputedStyle(box)).toMatchObject({
    color: 'red',
    minHeight: '40px',
    paddingTop: '3px',
  });
  expect(box.classList).toContain('plain');
});
