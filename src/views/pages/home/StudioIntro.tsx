import { inkGround, SIDE } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Invitation } from '#views/parts/sections/Invitation.tsx';

const band = css(inkGround, { padding: `clamp(3.5rem, 5.4vw, 7rem) ${SIDE}` });

/** The studio: the dot between what one tells and what it records is its light. */
export function StudioIntro() {
  const { t } = useTranslation('home');
  return (
    <div css={band}>
      <Invitation words={[t('studio.first'), t('studio.second')]} lead={t('studio.text')}>
        <ButtonLink to="studio">{t('studio.action')}</ButtonLink>
      </Invitation>
    </div>
  );
}
