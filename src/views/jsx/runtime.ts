import type { Interpolation, Theme } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import type { ElementType, Key, ReactNode } from 'react';
import * as react from 'react/jsx-runtime';
import { styleCache } from './styleCache.ts';

export type { JSX } from '@emotion/react/jsx-runtime';
export const { Fragment } = react;

/** The end of Emotion's names: they are random, so they compress badly. The build finds two styles of one name. */
const NAME_LENGTH = 5;

type Props = { css?: Interpolation<Theme>; className?: string; children?: ReactNode };

/**
 * Returns props for React: the styles of `css` are in the document, and `className` names them. Styles
 * that a component got by its `className` come after its own.
 */
function withClass(props: Props): object {
  if (!('css' in props)) return props;
  const { css, className = '', ...others } = props;
  const given: string[] = [];
  const names = getRegisteredStyles(styleCache.registered, given, className);
  const styles = serializeStyles([css, ...given]);
  styles.name = styles.name.slice(-NAME_LENGTH);
  const name = `${styleCache.key}-${styles.name}`;
  const known = styleCache.registered[name];
  if (import.meta.env.SSR && known !== undefined && known !== styles.styles)
    throw new Error(`${name} names two styles: change one of them.\n${known}\n${styles.styles}`);
  insertStyles(styleCache, styles, false);
  return { ...others, className: names + name };
}

/**
 * Creates an element as React does. Its styles become a class here and now, because Emotion's own
 * runtime renders three components around each element with styles: most of what React did.
 */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, withClass(props), key);

const isText = (child: ReactNode) => typeof child === 'string' || typeof child === 'number';

/**
 * Makes one text of the texts in an element, and gives each that stands beside something else an element of
 * its own.
 *
 * A translator may put an element in place of a text. React then writes to a text that is not in the page,
 * and throws when it removes it, or inserts something before it. Where a text is all that an element has,
 * React replaces whatever the element contains.
 */
function separateTexts(type: ElementType, props: Props): Props {
  const children = props.children as ReactNode[];
  // The text of a fragment may stand beside what follows the fragment.
  const isWhole = type !== Fragment && children.every((child) => !child || isText(child));
  // Space alone says nothing, and grids have no cell for it.
  const separate = (child: ReactNode) =>
    isText(child) && `${child}`.trim() ? react.jsx('span', { children: child }) : child;
  return {
    ...props,
    children: isWhole ? children.filter(isText).join('') : children.map(separate),
  };
}

/** As `jsx`, for an element with several children. */
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  react.jsxs(type, withClass(separateTexts(type, props)), key);

/** As `jsx` and `jsxs`, while developing. React wants an array of static children: one alone goes through `jsx`. */
export const jsxDEV = (
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
) => {
  const separated = isStatic ? separateTexts(type, props) : props;
  const create = isStatic && Array.isArray(separated.children) ? react.jsxs : react.jsx;
  return create(type, withClass(separated), key);
};
