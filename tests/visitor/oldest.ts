import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { launchOptions } from '#tests/chromium.ts';
import { findFreePort } from '#tests/freePort.ts';
import { run } from '#tests/programs.ts';
import { settingsOf } from './firefox.ts';
import { launchChromium } from './playwright.ts';
import type { Launch } from './tab.ts';
import { openWindow, PATIENCE_MS, type Session, START_MS } from './webdriver.ts';

/** Fetches the oldest engines, once. Throws when that fails. */
function fetchOldest(): string {
  if (!run('tests/engines/fetchOldest.sh'))
    throw new Error(
      'Chromium 109 or Firefox 115 is missing. Leave them out: -t "^(?!.*(109|115))".',
    );
  return resolve('.cache/oldest');
}

/** Chromium 109, with Playwright. */
export const launchOldestChromium: Launch = (proxyPort) =>
  launchChromium(proxyPort, {
    ...launchOptions(),
    executablePath: join(fetchOldest(), 'chromium'),
  });

type Answer = [type: number, id: number, error: { message: string } | null, result: unknown];

/** Speaks Marionette: messages in JSON behind their length, each with the id of its command. No answer is a failure. */
function speak(socket: Socket) {
  let rest = Buffer.alloc(0);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) return;
      const message = JSON.parse(String(rest.subarray(colon + 1, end)));
      rest = rest.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer);
    }
  });
  let last = 0;
  return async <Result>(command: string, parameters: object = {}): Promise<Result> => {
    last += 1;
    const id = last;
    const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    let patience: NodeJS.Timeout | undefined;
    const [, , error, result] = await new Promise<Answer>((take, fail) => {
      const most = command === 'NewSession' ? START_MS : PATIENCE_MS;
      patience = setTimeout(fail, most, new Error(`Firefox does not answer ${command}`));
      waiting.set(id, take);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    }).finally(() => clearTimeout(patience));
    waiting.delete(id);
    if (error) throw new Error(`Firefox at ${command}: ${error.message}`);
    return (result as { value?: unknown }).value as Result;
  };
}

/** Starts Firefox 115, whose BiDi is not yet that of Puppeteer. */
async function startSession(proxyPort: number): Promise<Session> {
  const folder = join(fetchOldest(), 'firefox/usr/lib');
  const port = await findFreePort();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const settings = { 'marionette.port': port, ...settingsOf(proxyPort) };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    join(folder, 'firefox-esr/firefox-esr'),
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    {
      stdio: 'ignore',
      env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'x86_64-linux-gnu') },
    },
  );
  const hasEnded = new Promise((resolve) => browser.once('close', resolve).once('error', resolve));
  const stop = async () => {
    browser.kill();
    await hasEnded;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await vi.waitFor(
      () =>
        new Promise<Socket>((take, fail) => {
          const attempt = connect(port, '127.0.0.1', () => take(attempt)).once('error', fail);
        }),
      { timeout: PATIENCE_MS },
    );
    const send = speak(socket);
    const alwaysMatch = { acceptInsecureCerts: true, pageLoadStrategy: 'eager' };
    await send('NewSession', { capabilities: { alwaysMatch } });
    return {
      navigate: (url) => send('Navigate', { url }),
      back: () => send('Back'),
      execute: (script, args) => send('ExecuteScript', { script, args }),
      click: (id) => send('ElementClick', { id }),
      perform: (actions) => send('PerformActions', { actions }),
      setRect: (size) => send('SetWindowRect', size),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Firefox 115 over Marionette. */
export const launchOldestFirefox: Launch = async (proxyPort) => ({
  quit: async () => {},
  openWindow: async (size) => openWindow(await startSession(proxyPort), size),
});
