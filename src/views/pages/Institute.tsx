import { useTranslation } from 'react-i18next';

export default function Institute() {
  const { t } = useTranslation('institute');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
