import type { ComponentProps } from 'react';
import { toldHeadlines } from '#content/pages/clientCase.ts';
import { ink } from '#views/basics/tokens.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

/** A sign keeps its colours in the dark scheme. */
const styles = { sign: css(ink) };

/** Texts in a drawing are as large as its units, and grow with it. */
const drawnType = {
  fontFamily: 'var(--display)',
  fontWeight: 700,
  fill: 'var(--ink)',
} as const;

type MarkProps = {
  /** The joint between the two parts of the arm, and its end: `x y`, in a square of 100 units. */
  elbow?: string;
  end?: string;
  /** Whether the dot of the page is its hand. */
  hasDot?: boolean;
} & ComponentProps<'g'>;

/** The letter h as a robot arm that ends in its hand. Without points, the arm makes the letter. */
function Mark({ elbow = '52 36', end = '66 85', hasDot, ...place }: MarkProps) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" {...place}>
      <path d={`M10 10V90M10 62L${elbow}L${end}`} stroke="var(--ink)" strokeWidth="20" />
      <path d={`M10 62h0M${elbow}h0`} stroke="var(--paper)" strokeWidth="7" />
      {!hasDot && <path d={`M${end}h0`} stroke="var(--ink)" strokeWidth="30" />}
    </g>
  );
}

/** What the client had before: a cogwheel, initials and a type number. */
export const OldBrand = () => (
  <>
    <g fill="none" stroke="var(--muted)">
      <circle cx="120" cy="80" r="40" strokeWidth="12" />
      <circle cx="120" cy="80" r="51" strokeWidth="11" strokeDasharray="13.35" />
    </g>
    <g textAnchor="middle" fill="var(--muted)" fontWeight="600">
      <text x="120" y="90" fontSize="28">
        HR
      </text>
      <text x="120" y="160" fontSize="12" textLength="150">
        HALDEN ROBOTICS
      </text>
      <text x="120" y="178" fontSize="10" textLength="124">
        MANIPULATOR HRM-6/200
      </text>
    </g>
  </>
);

/** The name of the client, whose first letter is the mark. The dot of the page is its hand. */
export const NewBrand = () => (
  <>
    <Mark hasDot transform="translate(20 56) scale(0.94)" />
    <text {...drawnType} x="108" y="150" fontSize="132" textLength="352">
      alden
    </text>
  </>
);

/** The edge of a thing that is as light as the page. */
const Sheet = () => (
  <rect x="1" y="1" width="210" height="158" fill="var(--surface)" stroke="var(--ink)" />
);

/** On a sign, the arm reaches out above the word. */
export function Sign() {
  const { t } = useTranslation('services');
  return (
    <g css={styles.sign}>
      <rect width="212" height="160" fill="var(--paper)" />
      <Mark elbow="88 22" end="172 52" transform="translate(16 8)" />
      <text {...drawnType} x="15" y="144" fontSize="34" letterSpacing="-1">
        {t('case.pieces.sign.text')}
      </text>
    </g>
  );
}

/** On a carton, the dot is where hands go. */
export function Carton() {
  const { t } = useTranslation('services');
  return (
    <>
      <Sheet />
      <Mark transform="translate(16 20) scale(1.2)" />
      <circle cx="162" cy="58" r="20" fill="var(--ink)" />
      <text {...drawnType} x="162" y="97" fontSize="12" textAnchor="middle">
        {t('case.pieces.carton.text')}
      </text>
    </>
  );
}

/** On the page, the dot ends the sentence, in each language of the client. */
export const Page = () => (
  <>
    <Sheet />
    <Mark transform="translate(16 14) scale(0.34)" />
    {Object.entries(toldHeadlines).map(([language, headline], index) => (
      <text
        key={language}
        {...drawnType}
        lang={language}
        x="16"
        y={82 + 30 * index}
        fontSize="18"
        letterSpacing="-0.4"
      >
        {`${headline}.`}
      </text>
    ))}
  </>
);
