import { useId, useRef } from 'react';
import { brand } from '#content/brand.ts';
import { MAX_NAME_LENGTH, type NameplateActor } from '#machines/nameplate.machine.ts';
import { inkOf } from '#views/basics/display.ts';
import { useFieldText } from '#views/basics/fields.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { from, SIDE } from '#views/basics/theme.tsx';
import { typing } from '#views/basics/typing.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { fieldLook } from '#views/parts/controls/FormField.tsx';
import { layouts, Pair } from '#views/parts/Pair.tsx';
import { OPENING_END, OpeningFrame } from '#views/parts/sections/Opening.tsx';
import { useVisitorName } from './visitorName.ts';

const styles = {
  field: css({
    display: 'grid',
    width: 'min(100%, 24em)',
    // On a desktop it stands below the headline. Below the step, the fold cut its hint.
    [from.desktop]: {
      position: 'absolute',
      insetInlineStart: SIDE,
      bottom: `max(0px, ${OPENING_END} - 2rem)`,
      '[data-hero]:has(&) > :nth-of-type(2)': { paddingBottom: '9rem' },
      '[data-hero]:has(&) > :first-of-type > *': {
        [layouts.stack]: { '--height': 'clamp(4rem, (100svh - 32rem) / 2.22, 18.5vw)' },
      },
    },
  }),
  label: css({ fontWeight: 600 }),
  // Not `gap`: extensions put elements without a size beside a field.
  input: css(fieldLook, { marginBlock: '0.35rem', paddingBlock: '0.65rem' }),
  note: css({ fontSize: 'var(--small)', color: 'var(--muted)' }),
};

/** The size at which these words stand there is the largest, and their room stays: a name does not move the page. */
const roomFor = (words: string) => {
  const wider = Math.max(inkOf(words), inkOf(brand.name));
  return css({
    [layouts.stack]: {
      '& > *': {
        '--most': `min(100cqi / ${wider}, (100cqi - 3rem) / ${inkOf(words)})`,
        alignContent: 'center',
        minHeight: 'calc(2.12 * min(var(--most), var(--height)))',
      },
    },
  });
};

/** How the partnership page opens: with the name of the visitor beside that of the brand. */
export function PartnershipHero({ actor }: { actor: NameplateActor }) {
  const { t } = useTranslation('partnership');
  const name = useSelector(actor, (snapshot) => snapshot.context.name);
  const visitor = useVisitorName(actor);
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  useFieldText(field, name);
  const take = (text: string) => {
    actor.send({ type: 'name.type', name: text });
    return actor.getSnapshot().context.name;
  };
  return (
    <OpeningFrame
      pair={
        <Pair
          first={brand.name}
          seconds={[visitor]}
          layout="stack"
          css={roomFor(t('hero.visitor'))}
        >
          {/* A recorder of visits reads texts, so this one is masked. */}
          <span dir="auto" data-clarity-mask="true">
            {visitor}
          </span>
        </Pair>
      }
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      step={
        <ButtonLink look="primary" to="contact" about="partnership">
          {t('hero.action')}
        </ButtonLink>
      }
    >
      <div css={styles.field} {...useMachineAttributes(actor)}>
        <label htmlFor={fieldId} css={styles.label}>
          {t('hero.name')}
        </label>
        <input
          id={fieldId}
          ref={field}
          dir="auto"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          {...typing(take)}
          // It may have been filled in without any event.
          onBlur={({ currentTarget: { value } }) => value !== name && take(value)}
          css={styles.input}
        />
        <p css={styles.note}>{t('hero.nameNote')}</p>
      </div>
    </OpeningFrame>
  );
}
