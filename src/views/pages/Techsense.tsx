import { useTranslation } from 'react-i18next';

export default function Techsense() {
  const { t } = useTranslation('techsense');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
