/**
 * What a page starts under, by the names of the conditions: `{ network: 'offline' }`. One that is not named is
 * as the browser has it.
 */
export type Conditions = Readonly<Record<string, string>>;

/** The values that conditions can have, each with what people call it. Names and values are plain words. */
export type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The widths of a page, each with the height of such a screen. In px. */
export const SCREENS: Readonly<Record<string, number>> = { 390: 844, 768: 1024, 1440: 900 };

/** The conditions of every app. The frame of a page has width and scheme, its document the others. */
export const CHOICES = {
  width: Object.fromEntries(Object.keys(SCREENS).map((px) => [px, `${px} px`])),
  scheme: { light: 'light', dark: 'dark' },
  motion: { reduced: 'reduced', full: 'not reduced' },
  network: { slow: 'slow', offline: 'offline', failing: 'failing (500)' },
  storage: { empty: 'empty', damaged: 'damaged', blocked: 'blocked' },
} satisfies Choices;

/** The condition that names one text of the local storage. A tester writes it: `choice=no`. */
export const LOCAL_RECORD = 'localRecord';
export const RECORD = /^([^=]+)=(.*)$/s;

/** The path of a file, such as code or texts. What an app asks of an endpoint has no ending. */
export const FILE = /\.\w+$/;

/** Unlike `decodeURIComponent`, it takes any text. */
const decode = (text: string) => new URLSearchParams(`_=${text}`).get('_') ?? '';

/**
 * Reads conditions as a link has them: `consent:granted,width:390`. What people write is encoded. One that is there
 * with two values has another name, such as `network twice`: no page knows that.
 */
export function readConditions(text: string | null): Conditions {
  const read: Record<string, string> = {};
  for (const part of (text ?? '').split(',').filter(Boolean)) {
    const [name = '', value = ''] = /^([^:]*):?(.*)$/.exec(part)?.slice(1).map(decode) ?? [];
    const isOther = Object.hasOwn(read, name) && read[name] !== value;
    read[isOther ? `${name} twice` : name] = value;
    if (isOther) delete read[name];
  }
  return read;
}

/** Whether an app can start under a condition. An empty value is that of the browser. */
export const isCondition = ([name, value]: readonly [string, string], own: Choices): boolean =>
  name === LOCAL_RECORD
    ? value === '' || RECORD.test(value)
    : Object.hasOwn({ ...own, ...CHOICES }, name) &&
      (value === '' || Object.hasOwn({ ...own, ...(CHOICES as Choices) }[name] ?? {}, value));

/** Says that a storage is blocked in which conditions would store texts: those of these names. */
export function blockedIn(set: Conditions, names: readonly string[]): string | undefined {
  const lost = names.filter((name) => set[name]);
  return set.storage === 'blocked' && lost.length > 0
    ? `“storage:blocked” counts: the page reads nothing that ${lost.join(' or ')} would store.`
    : undefined;
}

export const writeConditions = (conditions: Conditions): string =>
  Object.entries(conditions)
    .filter(([, value]) => value !== '')
    .map((part) => part.map(encodeURIComponent).join(':'))
    .join();

/** A document of this name runs its app with recorder and clock. What it starts under follows. */
export const INSPECTED = 'inspected';

/**
 * What a document is to the inspector: the shell around a page, a page under inspection, or free of it. A window
 * keeps its name when the panel's own window is gone, and its tester can ask for another panel.
 */
export function roleOf(window: Window): 'shell' | 'inspected' | 'free' {
  const isInspected = window.name.startsWith(INSPECTED);
  const asks = new URLSearchParams(window.location.search).has('inspect');
  if (asks && !(isInspected && window !== window.top)) return 'shell';
  return isInspected ? 'inspected' : 'free';
}

/** The conditions of a window, as a link has them. */
export const conditionsOf = ({ name }: Pick<Window, 'name'>): string =>
  name.slice(INSPECTED.length + 1);

/** The name of a window whose documents start under conditions: it outlives each of them. */
export const nameUnder = (conditions: Conditions): string =>
  `${INSPECTED} ${writeConditions(conditions)}`.trim();
