import { Fragment, type ReactNode } from 'react';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';
import { ADDRESS, type Target, targetOf, targetOfMark } from './addresses.ts';

const styles = {
  root: css({
    display: 'grid',
    gap: '0.5rem',
    '& :is(ul, ol)': { display: 'grid', gap: '0.25rem', paddingInlineStart: '1.4em' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& pre': { whiteSpace: 'inherit' },
  }),
  /** Each line runs in its own direction. */
  text: css({ unicodeBidi: 'plaintext' }),
};

/** In characters. Finding marks in a longer answer would hold up the page, so it is shown as it is. */
const LONGEST = 10_000;
/** In characters: a mark that nothing closes is not looked for in all that follows. */
const LONGEST_MARKED = 500;
/** Marks within marks. Each level costs an element, and nobody reads deeper ones. */
const DEEPEST = 5;

/** Signs without a width, and those that turn the direction of what follows: an address could lie by them. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

const NO_WORD_BEFORE = '(?<![\\p{L}\\p{N}*_])';
const NO_WORD_AFTER = '(?![\\p{L}\\p{N}*_])';
const MARKS = [
  '\\\\(?<literal>[!-/:-@[-`{-~])',
  '(?<!`)(?<ticks>`+)(?<code>[^`]|[^`][\\s\\S]*?[^`])\\k<ticks>(?!`)',
  '!?\\[(?<label>(?:[^[\\]]|\\[[^[\\]]*\\])*)\\]\\(\\s*<?(?<to>(?:[^\\s()<>]|\\([^\\s()<>]*\\))+)>?(?:\\s+"[^"]*"|\\s+\'[^\']*\')?\\s*\\)',
  '<(?<quoted>[^\\s<>:@]+[:@][^\\s<>]+)>',
  `${NO_WORD_BEFORE}(?<strong>(?<sign>[*_])\\k<sign>)(?=\\S)(?<bold>[\\s\\S]{0,${LONGEST_MARKED}}?\\S)\\k<strong>(?!\\k<sign>)`,
  `${NO_WORD_BEFORE}\\*(?=[^\\s*])(?<starred>(?:[^*]|\\*\\*[^*]+\\*\\*)*?[^\\s*])\\*${NO_WORD_AFTER}`,
  `${NO_WORD_BEFORE}_(?=[^\\s_])(?<lined>[^_]*?[^\\s_])_${NO_WORD_AFTER}`,
];
const MARK_OR_ADDRESS = new RegExp([...MARKS, ADDRESS].join('|'), 'gu');
const ADDRESS_ALONE = new RegExp(ADDRESS, 'gu');

const Paragraph = ({ children }: { children: ReactNode }) => (
  <p dir="auto" css={styles.text}>
    {children}
  </p>
);

const linkTo = ({ href, page, isOutside }: Target, children: ReactNode, dir?: 'ltr') =>
  page ? (
    <PageLink to={page} path={href} dir={dir}>
      {children}
    </PageLink>
  ) : (
    <a href={href} dir={dir} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );

const hostOf = ({ href }: Target) => new URL(href, location.href).host.replace(/^www\./, '');

/** Whether a label names an address, and the link leads to another host. */
function misleads(label: string, target: Target): boolean {
  const named = target.page ? undefined : targetOfMark(label.trim());
  return named !== undefined && !named.page && hostOf(named) !== hostOf(target);
}

type Groups = Record<string, string | undefined>;

/** What a match stands for. Undefined for what stays as it is written. */
function nodeOf(match: string, groups: Groups, depth: number, isLink: boolean): ReactNode {
  const { literal, code, label, to, quoted, bold, starred, lined } = groups;
  const inner = (text: string, isInLink = isLink) =>
    spansOf(text, MARK_OR_ADDRESS, depth + 1, isInLink);
  if (literal) return literal;
  if (code) return <code>{spansOf(code, ADDRESS_ALONE, depth + 1, isLink)}</code>;
  if (bold) return <strong>{inner(bold)}</strong>;
  const slanted = starred ?? lined;
  if (slanted) return <em>{inner(slanted)}</em>;
  if (label !== undefined && to) {
    const target = targetOfMark(to);
    if (!target || isLink) return inner(label);
    return misleads(label, target) ? undefined : linkTo(target, inner(label, true));
  }
  if (isLink) return undefined;
  const target = quoted ? targetOfMark(quoted) : targetOf(groups);
  return target && linkTo(target, quoted ?? match, 'ltr');
}

/** A text with what a pattern finds in it. `isLink` tells that it stands in a link, which holds no other. */
function spansOf(text: string, pattern: RegExp, depth = 0, isLink = false): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: match, index, groups = {} } of depth > DEEPEST ? [] : text.matchAll(pattern)) {
    const node = nodeOf(match, groups, depth, isLink);
    if (node === undefined) continue;
    nodes.push(text.slice(end, index), <Fragment key={index}>{node}</Fragment>);
    end = index + match.length;
  }
  return [...nodes, text.slice(end)];
}

const BLANK = /^\s*$/;
const FENCE = /^ *(`{3,}|~{3,})/;
const HEADING = /^ *#{1,6} +(.*?)[ #]*$/;
/** A line between paragraphs, or below the head of a table. */
const RULE = /^[\s|:]*(?:[-_*][\s|:]*){3,}$/;
const ITEM = /^( *)(?:[-*•]|(\d{1,4})[.)]) +(?=\S)/;

const indentOf = (line: string) => line.search(/\S|$/);

type Item = { number: number | undefined; lines: string[] };

/** The items of a list that begins at a line, and the number of lines that it takes. */
function listAt(lines: readonly string[]): { items: Item[]; length: number } {
  const items: Item[] = [];
  const indent = indentOf(lines[0] ?? '');
  let length = 0;
  for (const [at, line] of lines.entries()) {
    const [mark, space, digits] = ITEM.exec(line) ?? [];
    const last = items.at(-1);
    if (BLANK.test(line)) last?.lines.push('');
    else if (last && indentOf(line) > indent) last.lines.push(line.slice(indent + 2));
    else {
      const number = digits === undefined ? undefined : Number(digits);
      const isNext =
        !last ||
        (number === undefined
          ? last.number === undefined
          : last.number === number || last.number === number - 1);
      if (mark === undefined || space?.length !== indent || !isNext) break;
      items.push({ number, lines: [line.slice(mark.length)] });
    }
    if (!BLANK.test(line)) length = at + 1;
  }
  return { items, length };
}

/** The paragraphs, lists and pieces of code of an answer. */
function blocksOf(lines: readonly string[], depth = 0): ReactNode[] {
  const nodes: ReactNode[] = [];
  let written: string[] = [];
  const add = (block: ReactNode) => nodes.push(<Fragment key={nodes.length}>{block}</Fragment>);
  const paragraph = (text: string) => spansOf(text, MARK_OR_ADDRESS);
  const finish = () => {
    if (written.length > 0) add(<Paragraph>{paragraph(written.join('\n'))}</Paragraph>);
    written = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const fence = FENCE.exec(line)?.[1];
    const heading = HEADING.exec(line)?.[1];
    const { items, length } =
      ITEM.test(line) && depth < DEEPEST ? listAt(lines.slice(at)) : { items: [], length: 0 };
    const [first, second] = items;
    if (fence) {
      finish();
      const code = lines.slice(at + 1);
      const end = code.findIndex((other) => other.trim().startsWith(fence));
      const shown = end < 0 ? code : code.slice(0, end);
      add(
        <pre>
          <code>{shown.join('\n')}</code>
        </pre>,
      );
      at += 1 + shown.length;
    } else if (BLANK.test(line) || RULE.test(line)) finish();
    else if (heading) {
      finish();
      add(
        <Paragraph>
          <strong>{paragraph(heading)}</strong>
        </Paragraph>,
      );
      // A number alone may be a day: “3. Dezember”.
    } else if (first && (first.number === undefined || second)) {
      finish();
      const List = first.number === undefined ? 'ul' : 'ol';
      add(
        <List dir="auto" start={first.number}>
          {items.map(({ lines: own }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change
            <li key={index}>{blocksOf(own, depth + 1)}</li>
          ))}
        </List>,
      );
      at += length - 1;
    } else written.push(line.replace(/^\s+|\\?\s*$/g, ''));
  }
  finish();
  return nodes;
}

/**
 * What the model has written, with the few marks that models write. No markup of it reaches the document, and
 * no link but those that `addresses.ts` knows.
 */
export function Answer({ text }: { text: string }) {
  const visible = text.replace(UNSEEN, '');
  return (
    <div css={styles.root}>
      {visible.length > LONGEST ? (
        <Paragraph>{visible}</Paragraph>
      ) : (
        blocksOf(visible.split(/\r\n?|\n/))
      )}
    </div>
  );
}

/** A text without marks, with links for the addresses in it. */
export const Linked = ({ text }: { text: string }) => (
  <Paragraph>{spansOf(text, ADDRESS_ALONE)}</Paragraph>
);
