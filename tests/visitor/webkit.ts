import { spawn } from 'node:child_process';
import { vi } from 'vitest';
import { findFreePort } from '#tests/freePort.ts';
import { needProgram } from '#tests/programs.ts';
import type { Key, Launch, Size } from './tab.ts';

/** A browser that dies leaves its driver waiting for ever. */
const PATIENCE_MS = 15_000;

/** On a busy machine some browsers die at their start. */
const STARTS = 3;

/** The key of an element's id in the messages of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const codes: Record<Key, string> = {
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
};

type Session = {
  post: <Result>(path: string, body?: object) => Promise<Result>;
  stop: () => void;
};

/** The two names of the host go past the proxy. */
const directHosts = ['--ignore-host=localhost', '--ignore-host=127.0.0.1'];

/** Starts WebKitGTK on a screen in memory, with a driver of its own: a driver has one session. */
async function startSession(capabilities: object, starts = STARTS): Promise<Session> {
  const port = await findFreePort();
  needProgram('xauth', 'xauth');
  const screen = needProgram('xvfb', 'xvfb-run');
  const webkit = needProgram('webkit2gtk-driver', 'WebKitWebDriver');
  const driver = spawn(screen, ['-a', webkit, `--port=${port}`], {
    // A group of its own, so that the screen ends with the driver.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LANG: 'en_GB.UTF-8' },
  });
  const stop = () => {
    if (driver.pid) process.kill(-driver.pid);
  };

  async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { value } = (await response.json()) as {
      value: Result & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`WebKit at ${path}: ${value.error} ${value.message}`);
    return value;
  }

  try {
    await vi.waitFor(() => send('GET', '/status'), { timeout: PATIENCE_MS });
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities });
    const session = `/session/${sessionId}`;
    return {
      stop,
      post: <Result>(path: string, body: object = {}) => send<Result>('POST', session + path, body),
    };
  } catch (error) {
    stop();
    if (starts > 1) return startSession(capabilities, starts - 1);
    throw error;
  }
}

/** WebKitGTK over WebDriver. Each window is a browser. */
export const launchWebKit: Launch = async (proxyPort) => ({
  quit: async () => {},
  openWindow: async (size) => {
    const { post, stop } = await startSession({
      alwaysMatch: {
        acceptInsecureCerts: true,
        // The capability `proxy` would speak TLS with the proxy.
        'webkitgtk:browserOptions': {
          args: ['--automation', `--proxy=http://127.0.0.1:${proxyPort}`, ...directHosts],
        },
      },
    });
    const evaluate = <Result>(run: (...args: never[]) => unknown, ...args: unknown[]) =>
      post<Result>('/execute/sync', { script: `return (${run})(...arguments)`, args });
    const press = (keys: string[]) =>
      post<void>('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: keys.flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      });

    const resize = async (next: Size) => {
      await post('/window/rect', next);
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
      open: (address) => post('/url', { url: address }),
      click: async (find, ...args) => {
        const element = await evaluate<Record<string, string> | null>(find, ...args);
        if (!element) throw new Error('the element is not there');
        await post(`/element/${element[ELEMENT]}/click`);
      },
      type: (text) => press([...text]),
      key: (key) => press([codes[key]]),
      resize,
      back: () => post('/back'),
      evaluate: evaluate as never,
      close: async () => stop(),
    };
  },
});
