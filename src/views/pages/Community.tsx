import { useTranslation } from 'react-i18next';

export default function Community() {
  const { t } = useTranslation('community');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
