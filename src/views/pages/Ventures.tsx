import { useTranslation } from 'react-i18next';

export default function Ventures() {
  const { t } = useTranslation('ventures');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
