import { useTranslation } from 'react-i18next';

export default function Partnership() {
  const { t } = useTranslation('partnership');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
