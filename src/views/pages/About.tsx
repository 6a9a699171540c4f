import { useTranslation } from 'react-i18next';

export default function About() {
  const { t } = useTranslation('about');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
