import { useTranslation } from 'react-i18next';

export default function Mission() {
  const { t } = useTranslation('mission');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
