import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { type Props, separateTexts, withClass } from './runtime.ts';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from './runtime.ts';

/** As `jsx` and `jsxs`, with what React's warnings tell developers: where the element stands in the code. */
export const jsxDEV = (
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source: react.JSXSource | undefined,
  self: unknown,
) => {
  const separated = isStatic ? separateTexts(type, props) : props;
  const isList = isStatic && Array.isArray(separated.children);
  return react.jsxDEV(type, withClass(separated), key, isList, source, self);
};
