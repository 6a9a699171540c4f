import { type CSSInterpolation, type SerializedStyles, serializeStyles } from '@emotion/serialize';

/**
 * Turns styles into text, once: `css={…}` of an element takes the result. It is what
 * `@emotion/react` exports under this name, without the components that come with it there.
 */
export const css = (...styles: CSSInterpolation[]): SerializedStyles => serializeStyles(styles);
