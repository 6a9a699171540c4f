import type { ContactTopic } from '#content/contactTopics.ts';
import { contactFields } from '#content/forms.ts';
import type { FormActor } from '#machines/form.machine.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { Form } from '#views/parts/controls/Form.tsx';
import { Topic } from './Topic.tsx';

/** The contact form, with its texts: what it asks depends on what one writes about. */
export function ContactForm({ actor }: { actor: FormActor }) {
  const { t } = useTranslation('contact');
  const topic = useSelector(actor, ({ context }) => context.topic) as ContactTopic | null;
  const question = topic ? t(`topics.${topic}.question`) : t('form.messagePlaceholder');
  return (
    <Form
      actor={actor}
      fields={contactFields.map((field) => ({
        ...field,
        label: t(`form.${field.name}`),
        placeholder: field.name === 'message' ? question : undefined,
      }))}
      texts={{
        submit: t('form.submit'),
        success: t('form.success'),
        promise: t('form.promise'),
        error: t('form.error'),
        kept: t('form.kept'),
        optional: t('form.optional'),
        note: t('form.note'),
      }}
    >
      {topic && <Topic actor={actor} topic={topic} />}
    </Form>
  );
}
