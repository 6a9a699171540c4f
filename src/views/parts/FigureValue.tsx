import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { figures } from '#content/figures.ts';
import { useNumbers } from '#views/basics/numbers.ts';

/** Stands for the number while the text around it is split. */
const NUMBER = '#';

/** A box of its own, so that the number goes below it where both do not fit. */
const before = css({
  display: 'inline-block',
  fontSize: 'var(--beside-figure)',
  // That of the figure would be too tight for small letters.
  letterSpacing: 0,
});

/** A figure of the group in large type: 1,000+, plus de 1 000, über 1.000. */
export function FigureValue({ name }: { name: keyof typeof figures }) {
  const { t } = useTranslation('common');
  const { formatFigure } = useNumbers();
  const number = formatFigure(figures[name]);
  if (!figures[name].plus) return number;
  const [words = '', sign = ''] = t('atLeast', { figure: NUMBER }).split(NUMBER);
  return (
    <>
      {words && <span css={before}>{words}</span>}
      {number + sign}
    </>
  );
}
