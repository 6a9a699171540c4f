import { newsletterFields } from '#content/forms.ts';
import type { FormActor } from '#machines/form.machine.ts';
import { below, onTablet } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Form } from '#views/parts/controls/Form.tsx';

const styles = {
  root: css({
    maxWidth: '30rem',
    // Phones enlarge the page for a field of smaller text.
    fontSize: 'var(--plain)',
    // Its button is clear of the column beside it.
    [onTablet]: { paddingInlineEnd: 'var(--gap-2)' },
    [below.tablet]: { marginTop: '1.375rem', '& form': { gap: '0.375rem' } },
  }),
  title: css({ fontSize: 'var(--head-1)' }),
  lead: css({
    marginBlock: '0.4rem 1rem',
    color: 'var(--muted)',
    textWrap: 'balance',
    [below.tablet]: { marginBlock: '0.375rem' },
  }),
};

/** The newsletter form with its heading. */
export function Newsletter({ actor }: { actor: FormActor }) {
  const { t } = useTranslation();
  return (
    <div css={styles.root}>
      <h2 css={styles.title}>{t('newsletter.title')}</h2>
      <p css={styles.lead}>{t('newsletter.lead')}</p>
      <Form
        actor={actor}
        isInline
        fields={newsletterFields.map((field) => ({
          ...field,
          label: t(`newsletter.${field.name}`),
        }))}
        texts={{
          submit: t('newsletter.action'),
          success: t('newsletter.success'),
          error: t('newsletter.error'),
          note: t('newsletter.note'),
        }}
      />
    </div>
  );
}
