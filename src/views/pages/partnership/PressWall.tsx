import { Fragment } from 'react';
import { successCases } from '#content/pages/partnership.ts';
import type { NameplateActor } from '#machines/nameplate.machine.ts';
import { inkGround, large } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { useVisitorName } from './visitorName.ts';

const styles = {
  /** The window cuts the names, and has about the same piece of the wall at each width. */
  wall: css(inkGround, {
    overflow: 'clip',
    paddingBlock: '0.35em',
    ...large('--figure', 1.12),
    letterSpacing: '-0.035em',
    whiteSpace: 'pre',
    // A row has the wall behind it beyond the window, too.
    color: 'var(--muted)',
    '& > p': { width: 'max-content', background: 'inherit' },
  }),
  visitor: css({ color: 'var(--ink)' }),
};

/** How far each row begins outside the window: the visitor stands in another place of the next one. */
const rows = [8.5, 29, 3.2, 20.4, 12.1].map((start) => ({
  start,
  shift: css({ marginInlineStart: `-${start}em` }),
}));

/** So often, all names are more than the widest window has room for. */
const ROUNDS = [1, 2, 3];

const [first, ...others] = successCases.map(({ partner }) => `${partner} · `);

/** The wall behind a stage, with the names of the partners on it, and the visitor's among them. */
export function PressWall({ actor }: { actor: NameplateActor }) {
  const { t } = useTranslation('partnership');
  const visitor = useVisitorName(actor);
  return (
    <div role="img" aria-label={t('wall')} css={styles.wall}>
      {rows.map(({ start, shift }) => (
        <p key={start} css={shift}>
          {ROUNDS.map((round) => (
            <Fragment key={round}>
              {first}
              <span dir="auto" data-clarity-mask="true" css={styles.visitor}>
                {visitor}
              </span>
              {` · ${others.join('')}`}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
