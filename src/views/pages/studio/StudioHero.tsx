import { type PointerEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RESTING_CREST, restingWave, wavePictures } from '#content/pictures/studio.ts';
import type { WaveActor } from '#machines/wave.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { clearOfNetwork } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { css } from '#views/jsx/css.ts';
import { PageHero } from '#views/parts/sections/PageHero.tsx';

const LAST = wavePictures.length - 1;

const styles = {
  /** Where an engine can animate a path, the wave bends; elsewhere it jumps. */
  wave: css({
    ':has(> &) :is(path, circle)': {
      transition: 'd var(--calm) var(--ease), cx var(--calm) var(--ease)',
    },
    ':has(input:focus-visible)': { outline: '3px solid var(--ink)', outlineOffset: -3 },
  }),
  label: css(clearOfNetwork, {
    display: 'block',
    // Below the dot, where it rests.
    textAlign: 'center',
    paddingTop: '0.75rem',
    fontSize: 'var(--note)',
    color: 'var(--muted)',
  }),
  /** It lies over the wave, which shows its value. */
  slider: css({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'ew-resize',
    touchAction: 'pan-y',
  }),
};

/** The hero of the studio: a voice, whose crest goes where the visitor points. */
export function StudioHero({ actor }: { actor: WaveActor }) {
  const { t } = useTranslation('studio');
  const crest = useSelector(actor, (snapshot) => snapshot.context.crest ?? RESTING_CREST);
  const sliderId = useId();

  const follow = ({ pointerType, clientX, currentTarget }: PointerEvent) => {
    // A finger presses or scrolls: it never points.
    if (pointerType === 'touch') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    // The first bar is a fifth of a unit from the edge of the picture, and so is the last.
    const bar = Math.round(((clientX - left) / width) * (LAST + 0.4) - 0.2);
    actor.send({ type: 'wave.point', crest: Math.min(Math.max(bar, 0), LAST) });
  };

  return (
    <PageHero
      page="studio"
      composition="across"
      about="studio"
      picture={wavePictures[crest] ?? restingWave}
    >
      <div css={styles.wave} {...useMachineAttributes('wave', actor)}>
        <label htmlFor={sliderId} css={styles.label}>
          {t('hero.microphone')}
        </label>
        <input
          id={sliderId}
          type="range"
          min={0}
          max={LAST}
          value={crest}
          onPointerMove={follow}
          onPointerLeave={() => actor.send({ type: 'wave.leave' })}
          onChange={({ target }) => actor.send({ type: 'wave.turn', crest: Number(target.value) })}
          css={styles.slider}
        />
      </div>
    </PageHero>
  );
}
