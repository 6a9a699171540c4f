import { useTranslation } from 'react-i18next';

export default function Studio() {
  const { t } = useTranslation('studio');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
