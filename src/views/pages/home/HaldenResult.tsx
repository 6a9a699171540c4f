import { useId } from 'react';
import { figures } from '#content/figures.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { below, column, display, from, halves, inkGround } from '#views/basics/theme.tsx';
import { useReveal } from '#views/basics/useReveal.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Quote } from '#views/parts/Quote.tsx';

/** The place of the dot in a drawing of these units. */
const hand = (width: number, height: number, x: number, y: number, radius: number) => ({
  left: `${((100 * (x - radius)) / width).toFixed(2)}%`,
  top: `${((100 * (y - radius)) / height).toFixed(2)}%`,
  width: `${((200 * radius) / width).toFixed(2)}%`,
});

const styles = {
  content: css(column, { paddingBlock: 'clamp(3.5rem, 5.4vw, 7rem)' }),
  picture: css({ position: 'relative', containerType: 'inline-size' }),
  drawing: css({ position: 'relative', '& > svg': { width: '100%', overflow: 'visible' } }),
  wide: css({ [below.tablet]: { display: 'none' } }),
  phone: css({ [from.tablet]: { display: 'none' } }),
  hand: css({
    position: 'absolute',
    aspectRatio: '1',
    borderRadius: '50%',
    background: 'var(--signal)',
    ...hand(350, 430, 184, 407, 23),
    [from.tablet]: hand(1328, 500, 648, 409, 91),
  }),
  /** The columns begin where the drawing has room for a figure. */
  figures: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '124fr 335fr 241fr',
    [from.tablet]: { gridTemplateColumns: '150fr 681fr 497fr' },
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& > :first-of-type': { gridColumn: 2 },
    '& > :last-of-type > dt': {
      paddingInlineEnd: 0,
      // It reaches to the left as far as its two lines need.
      [below.tablet]: { textAlign: 'end', marginInlineStart: '-2.5rem' },
      [below.phone]: { marginInlineStart: '-0.6rem' },
    },
    '& > :last-of-type > dd': { alignSelf: 'flex-end', marginInlineEnd: '-0.022em' },
  }),
  /** They stand on the ground of the arm, and their areas are as their numbers. */
  figure: css({
    alignSelf: 'flex-start',
    marginInlineStart: '-0.033em',
    ...display,
    lineHeight: 0.672,
    letterSpacing: '-0.05em',
    whiteSpace: 'nowrap',
    marginTop: '-0.672em',
    fontSize: 'calc(100cqi / 3.763)',
    [from.tablet]: { fontSize: 'calc(100cqi / 3.458)' },
    'div:last-of-type > &': {
      fontSize: 'calc(100cqi / 2.341)',
      [from.tablet]: { fontSize: 'calc(100cqi / 2.152)' },
    },
  }),
  label: css({
    marginTop: '1rem',
    paddingInlineEnd: '0.4rem',
    fontSize: 'var(--small)',
    fontWeight: 600,
    lineHeight: 1.35,
    [below.phone]: { fontSize: 'var(--fine)' },
    [from.tablet]: { marginTop: '1.25rem', fontSize: 'var(--lead)' },
  }),
  told: css(halves, { rowGap: 'var(--gap-2)', marginTop: 'clamp(2rem, 3.1vw, 3.5rem)' }),
  half: css({
    '& blockquote': { lineHeight: 1.3 },
    '& > a': { marginTop: 'var(--gap-1)' },
  }),
  title: css({ maxWidth: '16em', fontSize: 'var(--head-4)', lineHeight: 1.125 }),
  note: css({
    maxWidth: '30rem',
    marginTop: '1rem',
    fontSize: 'var(--small)',
    color: 'var(--muted)',
  }),
};

/** The arm of the new mark, from its foot to its hand. */
const Arm = ({ shoulder, way, width }: { shoulder: string; way: string; width: number }) => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d={way} stroke="var(--ink)" strokeWidth={width} />
    <path d={shoulder} stroke="var(--paper)" strokeWidth={width * 0.36} />
  </g>
);

/** What came of the work for one client: the h of its name reaches from the enquiries before to those after. */
export function HaldenResult() {
  const { t } = useTranslation('home');
  const { formatFigure } = useNumbers();
  const titleId = useId();
  const revealed = useReveal<HTMLDivElement>();
  return (
    <section aria-labelledby={titleId} css={inkGround}>
      <div ref={revealed} css={styles.content}>
        <div dir="ltr" css={styles.picture}>
          <div css={styles.drawing} role="img" aria-label={t('halden.picture')}>
            <svg viewBox="0 0 1328 500" css={styles.wide} aria-hidden="true">
              <Arm
                way="M56 56V444M56 165L590 122L648 409"
                shoulder="M56 165h0M590 122h0"
                width={112}
              />
            </svg>
            <svg viewBox="0 0 350 430" css={styles.phone} aria-hidden="true">
              <Arm
                way="M22 22V408M22 250L140 120L184 407"
                shoulder="M22 250h0M140 120h0"
                width={44}
              />
            </svg>
            <span data-dot css={styles.hand} />
          </div>
          <dl css={styles.figures}>
            {(['before', 'after'] as const).map((time) => (
              <div key={time}>
                <dt css={styles.label}>
                  <p>{t('halden.unit')}</p>
                  <p>{t(`halden.${time}`)}</p>
                </dt>
                <dd css={styles.figure}>
                  {formatFigure(figures[time === 'before' ? 'enquiriesBefore' : 'enquiriesAfter'])}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div css={styles.told}>
          <div css={styles.half}>
            <h2 id={titleId} css={styles.title}>
              {t('halden.title')}
            </h2>
            <p css={styles.note}>{t('halden.note')}</p>
          </div>
          <div css={styles.half}>
            <Quote text={t('halden.quote')} by={t('halden.by')} />
            <ButtonLink to="services">{t('halden.action')}</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
