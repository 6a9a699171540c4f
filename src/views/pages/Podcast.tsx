import { useTranslation } from 'react-i18next';

export default function Podcast() {
  const { t } = useTranslation('podcast');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
