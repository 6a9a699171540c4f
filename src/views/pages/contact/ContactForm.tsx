import { useTranslation } from 'react-i18next';
import { contactFields } from '#content/forms.ts';
import type { FormActor } from '#machines/form.machine.ts';
import { Form } from '#views/parts/controls/Form.tsx';

/** The contact form, with its texts. */
export function ContactForm({ actor }: { actor: FormActor }) {
  const { t } = useTranslation('contact');
  return (
    <Form
      id="contactForm"
      actor={actor}
      fields={contactFields.map((field) => ({
        ...field,
        label: t(`form.${field.name}`),
        placeholder: field.name === 'message' ? t('form.messagePlaceholder') : undefined,
      }))}
      texts={{
        submit: t('form.submit'),
        success: t('form.success'),
        error: t('form.error'),
        optional: t('form.optional'),
        note: t('form.note'),
      }}
    />
  );
}
