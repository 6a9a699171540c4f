import { fitted, inkOf } from '#views/basics/display.ts';
import { below, disc, from, inkGround, SIDE, visuallyHidden } from '#views/basics/theme.tsx';
import { useReveal } from '#views/basics/useReveal.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { trimmed } from '#views/parts/Pair.tsx';

/** The dot of this sentence and the room on each side of it, in em. */
const SENTENCE_DOT = { width: 0.22, room: 0.16 };

const styles = {
  stage: css({ containerType: 'inline-size' }),
  band: css(inkGround, {
    overflowX: 'clip',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--gap-5)',
    padding: `var(--section) ${SIDE}`,
  }),
  /** As large as the sentence with the dots allows. Phones break it, and the one without them, anywhere. */
  line: css(fitted, {
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'calc(100cqi / var(--em))',
    lineHeight: 1,
    // Engines round widths. A line that is as wide as the column needs a little room more.
    paddingInlineEnd: '0.05em',
    marginInlineEnd: 'calc(-0.15em - 0.5rem)',
  }),
  solid: css({ color: 'var(--muted)' }),
  /** A word and the dot after it, which stay together unless a visitor sets more space than there is. */
  word: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    overflowWrap: 'anywhere',
    [from.tablet]: { display: 'inline-flex', maxWidth: '100%' },
  }),
  dot: css({
    flex: 'none',
    ...disc(`${SENTENCE_DOT.width}em`),
    marginInlineStart: `${SENTENCE_DOT.room}em`,
    [from.tablet]: { marginInlineEnd: `${SENTENCE_DOT.room}em` },
    '&[data-dot]': { background: 'var(--signal)' },
  }),
  caption: css({ marginTop: 'clamp(0.75rem, 1.5vw, 1.25rem)', textWrap: 'balance' }),
};

/** Phones break the sentence in three lines of as many letters. Large text breaks it anywhere. */
const lineOnPhones = (part: string) =>
  css({
    [below.tablet]: css(trimmed(part), { display: 'block' }),
    [below.largeText]: { display: 'inline', margin: 0 },
  });

/** What the dot is for: one sentence without it, and with it. */
export function Exhibit() {
  const { t } = useTranslation('mission');
  const sentence = t('exhibit.sentence');
  const words = sentence.toUpperCase().split(' ');
  const solid = words.join('');
  const last = words.length - 1;
  /** The dot between those who meet and what they do is the red one. */
  const middle = last >> 1;
  const widths = words.map(
    (word, index) => inkOf(word, 1) + (index < last ? SENTENCE_DOT.room + SENTENCE_DOT.width : 0),
  );
  const widest = Math.max(...widths).toFixed(3);
  const size = css({
    '--em': widest,
    [from.tablet]: {
      '--em': widths.reduce((a, b) => a + SENTENCE_DOT.room + b).toFixed(3),
    },
  });
  const third = Math.ceil(solid.length / 3);
  const thirds = [0, third, 2 * third].map((start) => solid.slice(start, start + third));
  const solidSize = css({
    [below.tablet]: { '--em': Math.max(...thirds.map((part) => inkOf(part))).toFixed(3) },
    [below.largeText]: { '--em': widest },
  });
  const revealed = useReveal<HTMLParagraphElement>('span > :empty:not([data-dot])');
  return (
    <section css={styles.band}>
      <figure aria-hidden="true" css={styles.stage}>
        <p css={[styles.line, styles.solid, size, solidSize]}>
          <span css={css({ [from.tablet]: trimmed(solid) })}>
            {thirds.map((part) => (
              <span key={part} css={lineOnPhones(part)}>
                {part}
              </span>
            ))}
          </span>
        </p>
        <figcaption css={styles.caption}>{t('exhibit.without')}</figcaption>
      </figure>
      <figure css={styles.stage}>
        <p css={visuallyHidden}>{sentence}.</p>
        <p ref={revealed} css={[styles.line, size]} aria-hidden="true">
          {words.map((word, index) => (
            <span key={word} css={styles.word}>
              <span css={trimmed(word)}>{word}</span>
              {index < last && <span data-dot={index === middle || undefined} css={styles.dot} />}
            </span>
          ))}
        </p>
        <figcaption css={styles.caption}>{t('exhibit.with')}</figcaption>
      </figure>
    </section>
  );
}
