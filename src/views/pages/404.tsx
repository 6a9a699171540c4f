import { useTranslation } from '#views/basics/useTranslation.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Pair } from '#views/parts/Pair.tsx';
import { Notice } from '#views/parts/sections/Notice.tsx';

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <Notice
      title={t('notFound.title')}
      lead={t('notFound.lead')}
      pair={<Pair first="4" seconds={['4']} layout="line" />}
    >
      <ButtonLink look="primary" to="home">
        {t('notFound.action')}
      </ButtonLink>
    </Notice>
  );
}
