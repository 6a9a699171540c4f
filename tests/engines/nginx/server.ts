import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { needProgram } from '#tests/programs.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

type Request = { method?: string; headers?: Record<string, string>; body?: string };

/** Requests a path exactly as written. `fetch` would normalize it. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Request = {},
): Promise<Answer> {
  const asking = request({ host: '127.0.0.1', port, path, method, headers }).end(body);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await text(response),
  };
}

/**
 * Starts nginx with these parts of the `http` block, one of which listens on `port`. Resolves once it
 * answers, with the function that stops it.
 */
export async function startNginx(port: number, blocks: string): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  ${blocks}
}
`,
  );
  // As root, nginx would drop its privileges and lose access to the folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off;${user}`];
  const nginx: ChildProcess = spawn(needProgram('nginx-light', 'nginx'), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  nginx.stderr?.on('data', (part) => {
    complaints += part;
  });
  nginx.once('error', ({ message }) => {
    complaints = message;
  });
  await vi
    .waitFor(() => ask(port, '/'), { timeout: 5_000 })
    .catch(() => {
      throw new Error(`nginx does not start: ${complaints}`);
    });
  return () => {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}
