import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { column, inverted } from '#views/basics/theme.tsx';
import * as tokens from '#views/basics/tokens.ts';
import { css } from '#views/jsx/css.ts';
import { Picture, type PictureData } from '#views/parts/Picture.tsx';
import { specimens } from './specimens.tsx';

const modules = import.meta.glob<Record<string, unknown>>('../../content/pictures/*.ts', {
  eager: true,
});

const isPicture = (value: unknown): value is PictureData =>
  typeof value === 'object' && value !== null && 'lines' in value && 'signals' in value;

/** Every picture in a module, by its path in there. */
function picturesIn(value: unknown, path: string): [string, PictureData][] {
  if (isPicture(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, `${path} ${key}`));
}

/** The pages share some pictures. */
const names = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).flatMap((value) => picturesIn(value, '')))
    .map(([name, picture]) => [picture, name]),
);

const styles = {
  page: css(column, { paddingBlock: '3rem', background: 'var(--paper)' }),
  title: css({ fontSize: 'var(--head-8)' }),
  section: css({ marginTop: 'var(--section)' }),
  heading: css({ marginBottom: '1.5rem', fontSize: 'var(--head-6)' }),
  grid: css({
    display: 'grid',
    gap: 'var(--gap-2)',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  }),
  scheme: css({ padding: '1.5rem', background: 'var(--paper)', color: 'var(--ink)' }),
  colour: css({ height: '4rem', border: '1px solid var(--line)' }),
  label: css({ fontSize: 'var(--small)', fontVariantNumeric: 'tabular-nums' }),
  sample: css({ fontFamily: 'var(--display)', fontWeight: 700, lineHeight: 1.1 }),
  bar: css({ height: '1rem', background: 'var(--signal)' }),
  box: css({ height: '5rem', border: '1px solid var(--line)', background: 'var(--surface)' }),
  dot: css({
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    background: 'var(--signal)',
    '@keyframes there': { to: { transform: 'translateX(8rem)' } },
  }),
  frame: css({ width: '100%', border: '1px solid var(--line)' }),
};

/** The relative luminance of a colour, as the browser paints it. */
function luminanceOf(colour: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return Number.NaN;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A text that is measured in the document once it is laid out. */
function Measured({ measure }: { measure: (element: HTMLElement) => string }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current) element.current.textContent = measure(element.current);
  });
  return <span ref={element} />;
}

/** The contrast of a colour with a ground, in the scheme around it. */
function Contrast({ of, on }: { of: string; on: string }) {
  return (
    <Measured
      measure={(element) => {
        const read = (name: string) =>
          luminanceOf(getComputedStyle(element).getPropertyValue(name));
        const [one, other] = [read(of), read(on)];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        return `${ratio.toFixed(2)} on ${on}`;
      }}
    />
  );
}

const grounds = ['--paper', '--surface', '--signal', '--signal-tint'];

function Colours() {
  return (
    <div css={styles.grid}>
      {Object.keys({ ...tokens.light, ...tokens.fixedColours })
        .filter((name) => name.startsWith('--'))
        .map((name) => (
          <div key={name} css={styles.label}>
            <div css={styles.colour} style={{ background: `var(${name})` }} />
            <strong>{name}</strong>
            {grounds.map((ground) => (
              <div key={ground}>
                <Contrast of={name} on={ground} />
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}

type GroupProps = { values: Record<string, string>; draw: (name: string) => ReactNode };

/** The tokens of a group, each with its value. */
function Group({ values, draw }: GroupProps) {
  return (
    <div css={styles.grid}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name} css={styles.label}>
          {draw(name)}
          <strong>{name}</strong>
          <div>{value}</div>
        </div>
      ))}
    </div>
  );
}

const box = (style: CSSProperties) => <div css={styles.box} style={style} />;

const { '--ease': _, ...durations } = tokens.motion;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section css={styles.section}>
      <h2 css={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** The design system on one page, from the tokens and the views that the site is made of. */
export function DesignPage() {
  return (
    <main css={styles.page}>
      <h1 css={styles.title}>Design system</h1>
      <Section title="Colours, in the scheme of the window">
        <div css={styles.scheme}>
          <Colours />
        </div>
      </Section>
      <Section title="Colours, in the other scheme">
        <div css={[inverted, styles.scheme]}>
          <Colours />
        </div>
      </Section>
      <Section title="Type">
        {Object.entries(tokens.typeScale).map(([name, value]) => (
          <div key={name}>
            <p css={styles.sample} style={{ fontSize: `var(${name})` }}>
              The dot between <Measured measure={(text) => getComputedStyle(text).fontSize} />
            </p>
            <p css={styles.label}>
              {name}: {value}
            </p>
          </div>
        ))}
      </Section>
      <Section title="Spaces">
        <Group
          values={tokens.spaces}
          draw={(name) => <div css={styles.bar} style={{ width: `var(${name})` }} />}
        />
      </Section>
      <Section title="Radii">
        <Group values={tokens.radii} draw={(name) => box({ borderRadius: `var(${name})` })} />
      </Section>
      <Section title="Shadows">
        <Group values={tokens.shadows} draw={(name) => box({ boxShadow: `var(${name})` })} />
      </Section>
      <Section title="Motion">
        <Group
          values={durations}
          draw={(name) => (
            <div
              css={styles.dot}
              style={{ animation: `there var(${name}) var(--ease) infinite alternate` }}
            />
          )}
        />
      </Section>
      <Section title="Pictures">
        <div css={styles.grid}>
          {[...names].map(([picture, name], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <div key={index} css={styles.label}>
              <Picture picture={picture} />
              {name}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Controls and layers in their states">
        {Object.entries(specimens).map(([id, { name, height }]) => (
          <div key={id} css={styles.label}>
            <p>{name}</p>
            <iframe
              title={name}
              src={`?specimen=${id}`}
              height={height}
              loading="lazy"
              css={styles.frame}
            />
          </div>
        ))}
      </Section>
    </main>
  );
}
