import { useTranslation } from 'react-i18next';
import { hubNodes, hubPoints } from '#content/pages/community.ts';
import { fitted, widthOf } from '#views/basics/display.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { DOT, Dot } from '#views/parts/Dot.tsx';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';

const styles = {
  root: css({
    display: 'grid',
    gap: 'var(--gap-4)',
    marginTop: 'var(--gap-5)',
    containerType: 'inline-size',
  }),
  /** The dot is in the middle of the four: in that of a cross, or at the end of the second line on phones. */
  nodes: css(fitted, {
    position: 'relative',
    display: 'grid',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'calc(100cqi / var(--em))',
    lineHeight: 1,
    '& > :nth-of-type(2)': { display: 'flex', gap: `${DOT.room}em`, marginBottom: '0.15em' },
    '& > :nth-of-type(n + 3)': { justifySelf: 'end' },
    '& [data-dot]': { alignSelf: 'center', margin: '0.08em 0 0' },
    [from.tablet]: {
      '& [data-dot]': {
        position: 'absolute',
        top: '50%',
        insetInlineStart: `calc(50% - ${DOT.width / 2}em)`,
        margin: 0,
        translate: '0 -50%',
      },
      gridTemplateColumns: 'auto auto',
      justifyContent: 'space-between',
      rowGap: '0.6em',
      '& > :nth-of-type(odd)': { justifySelf: 'start' },
      '& > :nth-of-type(even)': { marginBottom: 0, justifySelf: 'end' },
    },
  }),
};

/** The four parts of the community with the dot between them, and what holds them together. */
export function Hub() {
  const { t } = useTranslation('community');
  const names = hubNodes.map((id) => t(`hub.nodes.${id}`));
  const [first = 0, second = 0, third = 0, fourth = 0] = names.map((name) => widthOf(name));
  const row = Math.max(first, third) + Math.max(second, fourth) + DOT.room;
  const size = css({
    '--em': Math.max(first, second + 2 * DOT.room + DOT.width, third, fourth).toFixed(2),
    [from.tablet]: { '--em': row.toFixed(2) },
  });
  return (
    <figure css={styles.root} aria-label={t('hub.diagram')}>
      <ul css={[styles.nodes, size]}>
        {names.map((name, place) => (
          <li key={name}>
            {name}
            {place === 1 && <Dot />}
          </li>
        ))}
      </ul>
      <ColumnList
        items={hubPoints.map((id) => ({
          id,
          title: t(`hub.points.${id}.title`),
          description: t(`hub.points.${id}.description`),
        }))}
      />
    </figure>
  );
}
