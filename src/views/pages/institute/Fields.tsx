import { useTranslation } from 'react-i18next';
import { studyFields } from '#content/pages/institute.ts';
import { fieldPictures } from '#content/pictures/institute.ts';
import { ownKeys } from '#views/basics/textKeys.ts';
import { css } from '#views/jsx/css.ts';
import { Card, Cards } from '#views/parts/Card.tsx';
import { DotList } from '#views/parts/lists/DotList.tsx';

const styles = {
  /** At the bottom of the card, so that the lists of all cards line up. */
  topics: css({
    marginTop: 'auto',
    paddingTop: '1.25rem',
    fontWeight: 600,
    '& > ul': { paddingTop: '1.25rem', borderTop: '1px solid var(--line)' },
  }),
};

/** The fields of study and their topics. */
export function Fields() {
  const { t } = useTranslation('institute');
  return (
    <Cards>
      {studyFields.map((field) => (
        <Card
          key={field.id}
          title={t(`fields.items.${field.id}.title`)}
          description={t(`fields.items.${field.id}.description`)}
          picture={fieldPictures[field.id]}
        >
          <div css={styles.topics}>
            <DotList items={ownKeys(field, 'topics').map((key) => t(`fields.items.${key}`))} />
          </div>
        </Card>
      ))}
    </Cards>
  );
}
