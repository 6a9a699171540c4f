import { useId } from 'react';
import { brand } from '#content/brand.ts';
import type { VersionBadgeActor } from '#machines/versionBadge.machine.ts';
import { formatDeployTime } from '#views/basics/deployTime.ts';
import { focusOn } from '#views/basics/focus.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { below, disc, lineOf } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

/** R8.8: the displayed build number is divided by this and rounded down. */
const BUILD_DIVISOR = 1_000;

const styles = {
  /** A row of its own on small phones, else the end of the last row. */
  root: css({
    position: 'relative',
    fontSize: 'var(--small)',
    [below.phone]: { width: '100%' },
  }),
  button: css({ ...lineOf('2.75rem'), gap: '0.5em' }),
  dot: css({
    // Whole pixels at the usual size of text: it is round.
    ...disc('0.5rem', 'var(--in-development)'),
    '&[data-live=true]': { background: 'var(--live)' },
  }),
  details: css({
    position: 'absolute',
    insetInlineEnd: 0,
    [below.phone]: { insetInline: '0 auto' },
    bottom: '100%',
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    gap: '0.25rem 1rem',
    width: 'max-content',
    maxWidth: 'calc(100vw - 3rem)',
    padding: '1rem',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-field)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow-list)',
    '& > dt': { color: 'var(--muted)' },
    '[data-state="shown.closed"] > &': { display: 'none' },
  }),
};

/** Shows which version is running. Renders nothing until the version is known. */
export function VersionBadge({ actor }: { actor: VersionBadgeActor }) {
  const { t } = useTranslation();
  const attributes = useMachineAttributes(actor);
  const record = useSelector(actor, (snapshot) => snapshot.context.record);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'open' }));
  const detailsId = useId();
  if (!record) return null;

  const isLive = record.environment === 'production';
  const dismiss = () => actor.send({ type: 'version.dismiss' });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the badge closes the details, which its button opens
    <div
      css={styles.root}
      // A finger leaves with each tap.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && dismiss()}
      // A press on the details gives them the focus: they can be selected and copied.
      // Who goes to another window finds them open.
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || !document.hasFocus() || dismiss()
      }
      {...attributes}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={({ currentTarget }) => {
          // Safari on macOS focuses no button that is pressed, and the keys go to what has the focus.
          focusOn(currentTarget);
          actor.send({ type: 'version.toggle' });
        }}
        css={styles.button}
      >
        {t('version.name', { version: record.version })}
        <span css={styles.dot} data-live={isLive} />
        {t(isLive ? 'version.live' : 'version.development')}
      </button>
      <dl id={detailsId} tabIndex={-1} css={styles.details}>
        <dt>{t('version.build')}</dt>
        <dd>{Math.floor(record.build / BUILD_DIVISOR)}</dd>
        <dt>{t('version.deployed')}</dt>
        <dd>
          {record.deployTime ?? (isOpen && formatDeployTime(record.lastBuild, brand.timeZone))}
        </dd>
        <dt>{t('version.environment')}</dt>
        <dd>{record.environment}</dd>
      </dl>
    </div>
  );
}
