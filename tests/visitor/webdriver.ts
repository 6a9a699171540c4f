import { vi } from 'vitest';
import type { Browser, Size } from './tab.ts';

/** The key of an element's id in the messages of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const codes: Record<string, string> = {
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** How long a busy machine may take, in ms. A browser that dies leaves its driver waiting for ever. */
export const PATIENCE_MS = 15_000;
/** How long Firefox may take for its first window, in ms. */
export const START_MS = 40_000;

/** The commands of WebDriver that a visitor needs. Each driver has names of its own for them. */
export type Session = {
  navigate: (url: string) => Promise<void>;
  back: () => Promise<void>;
  execute: <Result>(script: string, args: unknown[]) => Promise<Result>;
  click: (elementId: string) => Promise<void>;
  perform: (actions: object[]) => Promise<void>;
  setRect: (size: Size) => Promise<void>;
  stop: () => void | Promise<void>;
};

/** The window of a browser that WebDriver drives. Each window is a browser. */
export async function openWindow(
  { navigate, back, execute, click, perform, setRect, stop }: Session,
  size: Size,
): ReturnType<Browser['openWindow']> {
  const evaluate = <Result>(run: (...args: never[]) => unknown, ...args: unknown[]) =>
    execute<Result>(`return (${run})(...arguments)`, args);
  const press = (keys: string[]) =>
    perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);

  const resize = async (next: Size) => {
    await setRect(next);
    await vi.waitFor(
      async () => {
        const width = await evaluate<number>(() => innerWidth);
        if (width !== next.width) throw new Error(`the window is ${width} px wide`);
      },
      { timeout: PATIENCE_MS },
    );
  };
  await resize(size);
  return {
    open: navigate,
    click: async (find, ...args) => {
      const element = await evaluate<Record<string, string> | null>(find, ...args);
      if (!element) throw new Error('the element is not there');
      await click(element[ELEMENT] ?? '');
    },
    type: (text) => press([...text]),
    key: async (key) => {
      const code = codes[key];
      if (!code) throw new Error(`${key} has no code`);
      await press([code]);
    },
    resize,
    back,
    evaluate: evaluate as never,
    close: async () => stop(),
  };
}
