import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Notice } from '#views/parts/sections/Notice.tsx';

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <Notice title={t('notFound.title')} lead={t('notFound.lead')}>
      <ButtonLink look="primary" to="home">
        {t('notFound.action')}
      </ButtonLink>
    </Notice>
  );
}
