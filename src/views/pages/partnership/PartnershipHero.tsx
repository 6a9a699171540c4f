import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { successCases } from '#content/pages/partnership.ts';
import { nameplatePicture, partnerPlaces, visitorPlace } from '#content/pictures/partnership.ts';
import type { NameplateActor } from '#machines/nameplate.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { clearOfLauncher, clearOfNetwork, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { labelPlacesIn, PictureLabels } from '#views/parts/PictureLabels.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';

/** As much as fits into the network in the smallest window. */
const LENGTH = 24;

const labelPlaces = labelPlacesIn(nameplatePicture.frame);

const places = {
  visibility: labelPlaces.above(partnerPlaces.visibility),
  leads: labelPlaces.above(partnerPlaces.leads),
  launch: labelPlaces.below(partnerPlaces.launch),
};
const middle = labelPlaces.below(visitorPlace);

const styles = {
  visitor: css({
    fontSize: 'var(--lead)',
    fontWeight: 600,
    color: 'var(--signal-text)',
    // A plate of the colour of the halo, for names that are wider.
    padding: '0.15em 0.6em',
    borderRadius: '1em',
    background: 'var(--signal-tint)',
    // The ground of a label would cut the halo.
    'li:has(> &)': { background: 'none' },
  }),
  field: css(clearOfNetwork, clearOfLauncher, {
    display: 'grid',
    gap: '0.35rem',
    maxWidth: '31rem',
    marginBlockStart: '1.25rem',
    // From the partners on the left of the drawing to those on the right.
    [from.desktop]: { maxWidth: 'none', marginBlockStart: 0, marginInline: '24%' },
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

/** The hero of the partnership page: a network in which the visitor's name can stand. */
export function PartnershipHero({ actor }: { actor: NameplateActor }) {
  const { t } = useTranslation('partnership');
  const name = useSelector(actor, (snapshot) => snapshot.context.name);
  const isBlank = useSelector(actor, (snapshot) => snapshot.matches('blank'));
  const fieldId = useId();
  return (
    <PageHero
      page="partnership"
      composition="beside"
      about="partnership"
      picture={nameplatePicture}
    >
      <div {...useMachineAttributes('nameplate', actor)}>
        <PictureLabels
          area={labelPlaces.area}
          items={[
            ...successCases.map(({ id, partner }) => ({ id, place: places[id], text: partner })),
            {
              id: 'visitor',
              place: middle,
              // A recorder of visits reads texts, so this one is masked.
              text: (
                <span data-clarity-mask="true" css={styles.visitor}>
                  {isBlank ? t('hero.visitor') : name}
                </span>
              ),
            },
          ]}
        />
        <div css={styles.field}>
          <label htmlFor={fieldId} css={styles.label}>
            {t('hero.name')}
          </label>
          <input
            id={fieldId}
            value={name}
            maxLength={LENGTH}
            autoComplete="off"
            onChange={({ target }) => actor.send({ type: 'name.type', name: target.value })}
            css={styles.input}
          />
          <p css={styles.note}>{t('hero.nameNote')}</p>
        </div>
      </div>
    </PageHero>
  );
}
