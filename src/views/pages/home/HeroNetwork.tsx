import { heroNetwork } from '#content/pages/heroNetwork.ts';

const LINKS = heroNetwork.links
  .map((link) => `M${link.map((index) => heroNetwork.dots[index]?.join(' ')).join('L')}`)
  .join('');
const DOTS = heroNetwork.dots.map((dot) => `M${dot.join(' ')}h0`).join('');

/** The network behind the headline: two crowds, connected only through one dot between them. */
export function HeroNetwork() {
  const [x, y] = heroNetwork.dots[heroNetwork.centre] ?? [0, 0];
  return (
    <svg
      data-picture
      viewBox="0 0 800 800"
      width="100%"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx={x} cy={y} r="120" fill="var(--signal-tint)" />
      <path d={LINKS} stroke="var(--ink)" strokeWidth="2.8" />
      <path d={DOTS} stroke="var(--ink)" strokeWidth="15" />
      <path d={`M${x} ${y}h0`} stroke="var(--signal)" strokeWidth="52" />
    </svg>
  );
}
