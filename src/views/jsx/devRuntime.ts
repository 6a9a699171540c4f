import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { withClass } from './runtime.ts';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from './runtime.ts';

/** As `jsx`, with what React's warnings tell developers: where the element stands in the code. */
export const jsxDEV = (
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source: react.JSXSource | undefined,
  self: unknown,
) => react.jsxDEV(type, withClass(props), key, isStatic, source, self);
