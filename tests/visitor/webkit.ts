import { spawn } from 'node:child_process';
import { vi } from 'vitest';
import { findFreePort } from '#tests/freePort.ts';
import { needProgram } from '#tests/programs.ts';
import type { Launch } from './tab.ts';
import { openWindow, PATIENCE_MS, type Session } from './webdriver.ts';

/** On a busy machine some browsers die at their start. */
const STARTS = 3;

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
    const post = <Result>(path: string, body: object = {}) =>
      send<Result>('POST', `/session/${sessionId}${path}`, body);
    return {
      navigate: (url) => post('/url', { url }),
      back: () => post('/back'),
      execute: (script, args) => post('/execute/sync', { script, args }),
      click: (elementId) => post(`/element/${elementId}/click`),
      perform: (actions) => post('/actions', { actions }),
      setRect: (size) => post('/window/rect', size),
      stop,
    };
  } catch (error) {
    stop();
    if (starts > 1) return startSession(capabilities, starts - 1);
    throw error;
  }
}

/** WebKitGTK over WebDriver. */
export const launchWebKit: Launch = async (proxyPort) => ({
  quit: async () => {},
  openWindow: async (size) => {
    const session = await startSession({
      alwaysMatch: {
        acceptInsecureCerts: true,
        // The capability `proxy` would speak TLS with the proxy.
        'webkitgtk:browserOptions': {
          args: ['--automation', `--proxy=http://127.0.0.1:${proxyPort}`, ...directHosts],
        },
      },
    });
    return openWindow(session, size);
  },
});
