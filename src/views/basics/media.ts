type Media = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

/** Holds for no window, for good. */
const never: Media = { matches: false, addEventListener() {}, removeEventListener() {} };

/** What a media query says of the window. One that the browser cannot answer does not hold. */
export function mediaOf(query: string): Media {
  try {
    return matchMedia(query);
  } catch {
    return never;
  }
}
