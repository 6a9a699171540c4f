import { Fragment } from 'react';
import { divisions } from '#content/divisions.ts';
import { founder, people } from '#content/pages/about.ts';
import {
  below,
  from,
  halves,
  large,
  plain,
  smallPhone,
  visuallyHidden,
} from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';
import { PairList } from '#views/parts/lists/PairList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Group } from './about/Group.tsx';

const styles = {
  role: css({
    [below.tablet]: { fontSize: 'var(--lead)' },
    [smallPhone]: { display: 'none' },
  }),
  /** On phones the step comes before it, and on small ones before the role, too. */
  belowStep: css({
    display: 'none',
    [below.tablet]: { display: 'block' },
    '& > :first-of-type': { display: 'none', [smallPhone]: { display: 'block' } },
    '& > :last-child': { color: 'var(--muted)' },
  }),
  fact: css({
    display: 'block',
    [below.tablet]: { display: 'none' },
    ...plain,
    fontWeight: 400,
    fontSize: 'var(--body)',
    lineHeight: 1.45,
    color: 'var(--muted)',
  }),
  /** How the group began, and what it is today. */
  story: css(halves, {
    rowGap: '1.75rem',
    '& > :first-child': {
      fontSize: 'var(--head-2)',
      lineHeight: 1.35,
      [from.tablet]: { paddingInlineEnd: 'var(--gap-3)' },
    },
    '& > :last-child': { maxWidth: '38rem', color: 'var(--muted)' },
  }),
  /** What became of the introduction stands below it. */
  divisions: css({ marginBlock: 'var(--gap-4) var(--gap-2)', fontWeight: 600 }),
  /** The sentence is the statement, and its heading a label. */
  mission: css({
    '& h2': { ...plain, fontWeight: 600, fontSize: 'inherit' },
  }),
  sentence: css({
    marginTop: 'calc(1rem - var(--gap-3))',
    ...large('--head-5', 1),
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  text: css({
    maxWidth: '44rem',
    marginBlock: 'var(--gap-3) var(--gap-5)',
    fontSize: 'var(--head-2)',
    lineHeight: 1.35,
    letterSpacing: '-0.01em',
    color: 'var(--muted)',
  }),
};

/** A first and a last name. */
const wordsOf = (name: string) => name.split(' ') as [string, string];

export default function About() {
  const { t } = useTranslation('about');
  const { reportClick } = useVisit();
  const role = t('people.items.founder.role');
  const fact = t('people.items.founder.text');
  return (
    <>
      <Opening
        page="about"
        words={wordsOf(founder.name)}
        caption={[
          <Fragment key="role">
            <span css={visuallyHidden}>{founder.name}, </span>
            <span css={styles.role}>{role}</span>
          </Fragment>,
          <span key="fact" css={styles.fact}>
            {fact}
          </span>,
        ]}
      >
        <div css={styles.belowStep}>
          <p>{role}</p>
          <p>{fact}</p>
        </div>
      </Opening>
      <Section title={t('story.title')}>
        <div css={styles.story}>
          <p>{t('story.opening')}</p>
          <p>{t('story.today')}</p>
        </div>
        <p css={styles.divisions}>{t('divisions.title')}</p>
        <ColumnList
          items={divisions.map(({ id, page }) => ({
            id,
            title: t(`divisions.items.${id}.title`),
            description: t(`divisions.items.${id}.description`),
            to: page,
          }))}
          onFollow={({ title }) => reportClick('division_card_click', title)}
        />
      </Section>
      <div css={styles.mission}>
        <Section title={t('mission.title')} isOnInk>
          <p css={styles.sentence}>{t('mission.sentence')}</p>
          <p css={styles.text}>{t('mission.text')}</p>
          <Group />
        </Section>
      </div>
      <Section title={t('people.title')}>
        <PairList
          items={people.map(({ id, name }) => ({
            id,
            words: wordsOf(name),
            role: t(`people.items.${id}.role`),
            text: t(`people.items.${id}.text`),
          }))}
        />
      </Section>
      <Ending page="about" />
    </>
  );
}
