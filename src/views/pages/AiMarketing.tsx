import { useTranslation } from 'react-i18next';

export default function AiMarketing() {
  const { t } = useTranslation('ai-marketing');
  return <h1 tabIndex={-1}>{t('hero.title')}</h1>;
}
