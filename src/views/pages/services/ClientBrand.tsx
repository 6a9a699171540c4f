import { useTranslation } from 'react-i18next';
import { toldHeadlines } from '#content/pages/clientCase.ts';
import { ink } from '#views/basics/tokens.ts';
import { css } from '#views/jsx/css.ts';
import { drawnType, Mark } from '#views/parts/ClientMark.tsx';

/** A sign keeps its colours in the dark scheme. */
const styles = { sign: css(ink) };

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

/** On a sign, the arm reaches out to the word. */
export function Sign() {
  const { t } = useTranslation('services');
  return (
    <>
      <path d="M62 100V180M178 100V180" stroke="var(--muted)" strokeWidth="5" />
      <g css={styles.sign}>
        <rect x="14" y="18" width="212" height="88" rx="5" fill="var(--paper)" />
        <Mark elbow="62 34" end="120 62" transform="translate(32 37) scale(0.5)" />
        <text {...drawnType} x="112" y="75" fontSize="20">
          {t('case.pieces.sign.text')}
        </text>
      </g>
    </>
  );
}

/** On a carton, the dot is where hands go. */
export function Carton() {
  const { t } = useTranslation('services');
  return (
    <>
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M36 56L120 30L208 56L128 84Z" fill="var(--paper)" />
        <path d="M36 56L128 84V172L36 140Z" fill="var(--surface)" />
        <path d="M128 84L208 56V140L128 172Z" fill="var(--line)" />
      </g>
      <Mark transform="matrix(0.58 0.18 0 0.6 50 68)" />
      <g transform="matrix(1 -0.36 0 1 128 84)">
        <circle cx="40" cy="36" r="14" fill="var(--ink)" />
        <text {...drawnType} x="40" y="68" fontSize="11" textAnchor="middle">
          {t('case.pieces.carton.text')}
        </text>
      </g>
    </>
  );
}

/** On the page, the dot ends the sentence, in each language of the client. */
export const Page = () => (
  <>
    <rect
      x="21"
      y="17"
      width="198"
      height="162"
      rx="4"
      fill="var(--surface)"
      stroke="var(--ink)"
      strokeWidth="1.5"
    />
    <Mark transform="translate(36 30) scale(0.2)" />
    {Object.entries(toldHeadlines).map(([language, headline], index) => (
      <text
        key={language}
        {...drawnType}
        lang={language}
        x="36"
        y={92 + 30 * index}
        fontSize="15"
        letterSpacing="-0.3"
      >
        {`${headline}.`}
      </text>
    ))}
  </>
);
