import type { SuccessCase } from '#content/pages/partnership.ts';
import { display, inkGround, pictured } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

const lettering = {
  ...display,
  lineHeight: 0.9,
  letterSpacing: '-0.045em',
} as const;

const styles = {
  mark: css({ width: '2.75rem', height: '2.75rem', flex: 'none' }),
  work: css({
    position: 'relative',
    overflow: 'clip',
    containerType: 'inline-size',
    aspectRatio: '4 / 3',
  }),
  /** A sheet, whose paper is the page's in both schemes. */
  invitation: css({
    border: '1px solid var(--line)',
    background: 'var(--paper)',
  }),
  drawing: css({ position: 'absolute', inset: 0, width: '100%', height: '100%' }),
  name: css(lettering, {
    position: 'absolute',
    inset: '11% 20% auto',
    height: '36%',
    display: 'grid',
    placeContent: 'center',
    background: 'var(--ink)',
    color: 'var(--paper)',
    fontSize: 'calc(100cqi / 9)',
    // A printer leaves out what is behind a text.
    '@media print': { background: 'none', color: 'var(--ink)' },
  }),
  /** Who speaks, between the name and those who listen. */
  speaker: css({
    position: 'absolute',
    left: '47.25%',
    top: '51%',
    width: '5.5%',
    aspectRatio: '1',
    borderRadius: '50%',
    background: 'var(--signal)',
  }),
  title: css(lettering, {
    position: 'absolute',
    inset: '6%',
    display: 'grid',
    alignContent: 'space-between',
    fontSize: 'calc(100cqi / 8)',
  }),
  hall: css(lettering, {
    position: 'absolute',
    left: '5%',
    top: '10%',
    fontSize: 'calc(100cqi / 8.6)',
  }),
};

type Place = readonly [x: number, y: number];

/** Path data of dots, which are as large as their stroke is wide. */
const dots = (places: readonly Place[]) => places.map(([x, y]) => `M${x} ${y}h0`).join('');

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** The marks, in squares of 100 units: an arcade that is an m, an A of servers, and an N of steel. */
const marks = {
  visibility: <path d="M0 100V0H100V100H84V51a13 13 0 0 0-26 0V100H42V51a13 13 0 0 0-26 0V100Z" />,
  leads: (
    <path
      d="M50 11h0M37 37h0M63 37h0M24 63h0M50 63h0M76 63h0M11 89h0M89 89h0"
      stroke="var(--ink)"
      strokeWidth="21"
      strokeLinecap="round"
    />
  ),
  launch: <path d="M0 100V0H36L72 54V0H100V100H64L28 46V100Z" />,
};

type WorkProps = { id: SuccessCase };

/** The mark of a client, in the colour of the text. */
export const ClientMark = ({ id }: WorkProps) => (
  <svg viewBox="0 0 100 100" fill="var(--ink)" css={styles.mark} aria-hidden="true">
    {marks[id]}
  </svg>
);

/** A seat for each time that the client was named: the rows widen towards the window. */
const seats = range(12).map((row) => {
  const spread = 11 + 0.9 * row;
  const y = 308 + 8.2 * row + 0.55 * row ** 2;
  return {
    row,
    width: 5.5 + 0.35 * row,
    d: dots(
      range(20).map((seat): Place => {
        const off = seat - 9.5;
        return [Math.round(320 + off * spread * 1.45), Math.round(y - 0.12 * off ** 2)];
      }),
    ),
  };
});

/** As many rows as the client was named times in the year before. */
const ROWS_BEFORE = 3;

function Stage() {
  return (
    <>
      <p css={[pictured, styles.name]} data-text="merseau" />
      <svg viewBox="0 0 640 480" strokeLinecap="round" css={styles.drawing} aria-hidden="true">
        <path d="M64 288H576" stroke="var(--ink)" strokeWidth="3" />
        {seats.map(({ row, width, d }) => (
          <path
            key={row}
            d={d}
            stroke={row < ROWS_BEFORE ? 'var(--ink)' : 'var(--muted)'}
            strokeWidth={width}
          />
        ))}
      </svg>
      <span data-dot css={styles.speaker} />
    </>
  );
}

/** A dot for each enquiry. The further up and to the right, the further it has left the others. */
const leaving = dots(
  range(25).map((dot): Place => {
    const [column, row] = [dot % 5, Math.floor(dot / 5)];
    const gone = ((column + 4 - row) / 8) ** 2;
    return [Math.round(52 + 37 * column + 380 * gone), Math.round(203 + 37 * row - 152 * gone)];
  }),
);

function Cover() {
  const { t } = useTranslation('partnership');
  return (
    <>
      <svg viewBox="0 0 640 480" strokeLinecap="round" css={styles.drawing} aria-hidden="true">
        <path d={leaving} stroke="var(--ink)" strokeWidth="28" />
      </svg>
      <p css={styles.title}>
        <span css={pictured} data-text={t('cases.items.leads.show.first')} />
        <span css={pictured} data-text={t('cases.items.leads.show.second')} />
      </p>
    </>
  );
}

/** A dot for each guest of both evenings, with the fold of the card between them. */
const guests = dots(
  [39, 341].flatMap((start) =>
    range(180).map(
      (guest): Place => [start + 18.5 * (guest % 15), 231 + 18.5 * Math.floor(guest / 15)],
    ),
  ),
);

function Invitation() {
  const { t } = useTranslation('partnership');
  return (
    <>
      <p css={[pictured, styles.hall]} data-text={t('cases.items.launch.hall')} />
      <svg viewBox="0 0 640 480" strokeLinecap="round" css={styles.drawing} aria-hidden="true">
        <path d={guests} stroke="var(--ink)" strokeWidth="11" />
      </svg>
    </>
  );
}

const works = {
  visibility: { Drawing: Stage, ground: inkGround },
  leads: { Drawing: Cover, ground: inkGround },
  launch: { Drawing: Invitation, ground: styles.invitation },
};

/** One thing that was made for a client: a stage, the cover of a podcast, or an invitation. */
export function ClientWork({ id }: WorkProps) {
  const { t } = useTranslation('partnership');
  const { Drawing, ground } = works[id];
  return (
    <div
      dir="ltr"
      role="img"
      aria-label={t(`cases.items.${id}.picture`)}
      css={[styles.work, ground]}
    >
      <Drawing />
    </div>
  );
}
