import { useTranslation } from 'react-i18next';
import { below, column, contrasting, from, visuallyHidden } from '#views/basics/theme.tsx';
import { useReveal } from '#views/basics/useReveal.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  lines: css(column, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--gap-5)',
    paddingBlock: 'var(--section)',
  }),
  /** From tablets on, a sentence is one line, as wide as the column. Phones break it. */
  line: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--carved-tall)',
    lineHeight: 1,
    letterSpacing: '-0.03em',
    textTransform: 'uppercase',
    [from.tablet]: {
      fontSize: 'var(--carved)',
      ':lang(fr)': { fontSize: 'var(--carved-long)' },
    },
  }),
  /** Phones break it into four lines, wherever they end: there are no gaps. */
  solid: css({
    wordBreak: 'break-all',
    textWrap: 'balance',
    color: 'var(--muted)',
    [below.tablet]: { maxWidth: '4.7em' },
  }),
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
    width: '0.22em',
    height: '0.22em',
    marginInline: '0.13em',
    borderRadius: '50%',
    background: 'var(--ink)',
  }),
  red: css({ background: 'var(--signal)' }),
  caption: css({ marginTop: 'clamp(0.75rem, 1.5vw, 1.25rem)' }),
};

/** A screen has one red dot: behind this word. */
const RED = 1;

/** What the dot is for: one sentence without it, and with it. */
export function Exhibit() {
  const { t } = useTranslation('mission');
  const sentence = t('exhibit.sentence');
  const words = sentence.split(' ');
  const revealed = useReveal<HTMLParagraphElement>('span > :empty');
  return (
    <section css={contrasting}>
      <div css={styles.lines}>
        <figure aria-hidden="true">
          <p css={[styles.line, styles.solid]}>{words.join('')}</p>
          <figcaption css={styles.caption}>{t('exhibit.without')}</figcaption>
        </figure>
        <figure>
          <p css={visuallyHidden}>{sentence}.</p>
          <p ref={revealed} css={styles.line} aria-hidden="true">
            {words.map((word, index) => (
              <span key={word} css={styles.word}>
                {word}
                {index < words.length - 1 && (
                  <span css={[styles.dot, index === RED && styles.red]} />
                )}
              </span>
            ))}
          </p>
          <figcaption css={styles.caption}>{t('exhibit.with')}</figcaption>
        </figure>
      </div>
    </section>
  );
}
