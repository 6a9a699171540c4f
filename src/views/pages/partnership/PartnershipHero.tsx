import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { successCases } from '#content/pages/partnership.ts';
import { guestListPicture } from '#content/pictures/partnership.ts';
import type { NameplateActor } from '#machines/nameplate.machine.ts';
import { useFieldText } from '#views/basics/fields.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { below, clearOfLauncher, clearOfNetwork } from '#views/basics/theme.tsx';
import { typingInto } from '#views/basics/typing.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { css } from '#views/jsx/css.ts';
import { Picture, weights } from '#views/parts/Picture.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { useVisitorName } from './visitorName.ts';

/** How high a line of the list is. */
const LINE = '1.4em';

const styles = {
  list: css(clearOfNetwork, {
    display: 'flex',
    gap: '0.45em',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-5)',
    lineHeight: LINE,
    letterSpacing: '-0.03em',
    [below.phone]: { fontSize: 'var(--head-3)' },
    '& > svg': { flex: 'none', height: `calc(4 * ${LINE})` },
    // Each of its dots is beside a line, unless the lines have to break.
    [below.largeText]: { '& > svg': { display: 'none' } },
    '&&': weights(1.6, 7, 15),
  }),
  names: css({ minWidth: 0, flex: 1 }),
  visitor: css({
    display: 'block',
    // A name in another direction begins where the others do.
    width: 'fit-content',
    maxWidth: '100%',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    textDecoration: 'underline',
    textDecorationColor: 'var(--signal)',
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.16em',
  }),
  field: css(clearOfNetwork, clearOfLauncher, {
    display: 'grid',
    gap: '0.35rem',
    marginBlockStart: 'clamp(1rem, 2.5svh, 1.75rem)',
  }),
  label: css({ fontWeight: 600 }),
  input: css({
    minHeight: '3rem',
    padding: '0.65rem 1rem',
    border: '1.5px solid var(--muted)',
    borderRadius: '0.75rem',
    background: 'var(--surface)',
    ':hover': { borderColor: 'var(--ink)' },
  }),
  note: css({ fontSize: 'var(--small)', color: 'var(--muted)' }),
};

/** The visitor, among the partners. */
const VISITOR = 'visitor';
const [first, ...others] = successCases;
const lines = [first, { id: VISITOR, partner: '' }, ...others];

/** The hero of the partnership page: a list of partners in which the visitor's name can stand. */
export function PartnershipHero({ actor }: { actor: NameplateActor }) {
  const { t } = useTranslation('partnership');
  const name = useSelector(actor, (snapshot) => snapshot.context.name);
  const visitor = useVisitorName(actor);
  const fieldId = useId();
  const field = useFieldText<HTMLInputElement>(name);
  const take = (text: string, isComposing: boolean) => {
    actor.send({ type: 'name.type', name: text, isComposing });
    return actor.getSnapshot().context.name;
  };
  return (
    <PageHero page="partnership" composition="beside" about="partnership">
      <div {...useMachineAttributes('nameplate', actor)}>
        <div css={styles.list}>
          <Picture picture={guestListPicture} />
          <ul css={styles.names}>
            {lines.map(({ id, partner }) => (
              <li key={id}>
                {id === VISITOR ? (
                  // A recorder of visits reads texts, so this one is masked.
                  <span dir="auto" data-clarity-mask="true" css={styles.visitor}>
                    {visitor}
                  </span>
                ) : (
                  partner
                )}
              </li>
            ))}
          </ul>
        </div>
        <div css={styles.field}>
          <label htmlFor={fieldId} css={styles.label}>
            {t('hero.name')}
          </label>
          <input
            id={fieldId}
            ref={field}
            dir="auto"
            autoComplete="off"
            {...typingInto(take)}
            // It may have been filled in without any event.
            onBlur={({ currentTarget: { value } }) => value !== name && take(value, false)}
            css={styles.input}
          />
          <p css={styles.note}>{t('hero.nameNote')}</p>
        </div>
      </div>
    </PageHero>
  );
}
