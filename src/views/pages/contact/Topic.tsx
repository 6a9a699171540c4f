import type { ContactTopic } from '#content/contactTopics.ts';
import type { FormActor } from '#machines/form.machine.ts';
import { from, inLines } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  root: css({
    ...inLines('0 1rem'),
    justifyContent: 'space-between',
    padding: '0.75rem 1.1rem 0',
    [from.tablet]: { flexWrap: 'nowrap', paddingBlock: '0.25rem', '& > button': { flex: 'none' } },
    borderRadius: 'var(--radius-field)',
    background: 'var(--line)',
    fontWeight: 600,
    lineHeight: 1.3,
  }),
  remove: css({
    minHeight: '2.75rem',
    fontSize: 'var(--small)',
    fontWeight: 400,
    textDecoration: 'underline',
  }),
};

/** What the visitor writes about, and the button that takes it back. */
export function Topic({ actor, topic }: { actor: FormActor; topic: ContactTopic }) {
  const { t } = useTranslation('contact');
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.matches('submitting'));
  return (
    <div css={styles.root} data-topic>
      <p>{t('form.topic', { topic: t(`topics.${topic}.name`) })}</p>
      <button
        type="button"
        aria-disabled={isSubmitting}
        onClick={({ currentTarget }) => {
          // The outcome takes the focus.
          if (isSubmitting) return;
          const { form } = currentTarget;
          actor.send({ type: 'form.removeTopic' });
          // The button disappears with the topic.
          form?.querySelector('input')?.focus();
        }}
        css={styles.remove}
      >
        {t('form.removeTopic')}
      </button>
    </div>
  );
}
