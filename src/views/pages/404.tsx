import { useTranslation } from 'react-i18next';
import { failurePicture } from '#content/pictures/failure.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <Message
      title={t('notFound.title')}
      lead={t('notFound.lead')}
      picture={failurePicture}
      alt={t('notFound.alt')}
    >
      <ButtonLink to="home">{t('notFound.action')}</ButtonLink>
    </Message>
  );
}
