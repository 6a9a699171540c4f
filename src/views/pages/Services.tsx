import { useTranslation } from 'react-i18next';

export default function Services() {
  const { t } = useTranslation('services');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
