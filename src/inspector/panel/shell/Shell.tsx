/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { type Conditions, isCondition, nameUnder } from '../../conditions.ts';
import type { Inspector } from '../../inspector.ts';
import { Panel } from '../Panel.tsx';
import type { PanelActor } from '../panel.machine.ts';
import { toPanelAddress } from './address.ts';
import { clampSize, edgeOf, type Room } from './room.ts';
import { Separator } from './Separator.tsx';
import { watchPage } from './watchPage.ts';

/** The line between page and panel, in px. */
const LINE = 5;

/** Takes the page's address over, so that a reload and a copied link come back to the same page. */
function mirrorAddress(page: Window | null, conditions: Conditions, inspector: Inspector): void {
  try {
    if (!page || page.location.origin !== location.origin) return;
    const { standsIn, lookingAt } = inspector.getView();
    // The past is not what the address opens.
    if (lookingAt !== null) return;
    const address = toPanelAddress(page.location, 'beside', conditions, standsIn);
    const { pathname, search, hash } = location;
    if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
  } catch {
    // The frame shows an error of the browser, which has no address.
  }
}

/** The frame of a page in the room that it has: a wider page is made smaller. Sizes in px. */
function frameUnder(conditions: Conditions, room: Room): CSSProperties {
  const known = Object.entries(conditions).filter((condition) => isCondition(condition, {}));
  const { width, scheme } = Object.fromEntries(known);
  const wide = Number(width) || room.width;
  const scale = Math.min(1, room.width / wide);
  const height = room.height / scale;
  return {
    ...(scheme && { colorScheme: scheme }),
    ...(width && {
      flex: 'none',
      width: wide,
      height,
      // What is made smaller keeps its place.
      margin: `0 ${room.width - wide}px ${room.height - height}px 0`,
      transform: `scale(${scale})`,
    }),
  };
}

/** The page in a frame, and the panel beside it. The frame keeps its place, since moving it reloads it. */
export function Shell({ panel, address }: { panel: PanelActor; address: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { inspector, place, room, conditions } = useSelector(panel, ({ context }) => context);
  const edge = edgeOf(room);
  const size = clampSize(edge, place.sizes[edge], room);
  const taken = size + LINE;
  const rest =
    edge === 'side'
      ? { ...room, width: room.width - taken }
      : { ...room, height: room.height - taken };

  useEffect(() => watchPage(() => frame.current?.contentWindow ?? null, panel), [panel]);
  useEffect(() => {
    const measure = () =>
      panel.send({ type: 'window.resized', room: { width: innerWidth, height: innerHeight } });
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [panel]);
  useEffect(() => {
    if (!inspector) return;
    // A page that has moved on has sent an event to its charts.
    const mirror = () => mirrorAddress(frame.current?.contentWindow ?? null, conditions, inspector);
    mirror();
    return inspector.subscribe(mirror);
  }, [inspector, conditions]);

  return (
    <main className="shell" data-edge={edge}>
      <iframe
        ref={frame}
        name={nameUnder(conditions)}
        title="Site"
        src={address}
        style={frameUnder(conditions, rest)}
      />
      <Separator panel={panel} />
      <div className="place" style={{ flexBasis: size }}>
        <Panel panel={panel} />
      </div>
    </main>
  );
}
