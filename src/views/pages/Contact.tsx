import { useTranslation } from 'react-i18next';

export default function Contact() {
  const { t } = useTranslation('contact');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
