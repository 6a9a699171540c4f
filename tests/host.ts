import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type PreviewServer, preview } from 'vite';
import { CONFIG, CONFIGURED_FOLDER } from '#tests/builds.ts';
import { defer } from '#tests/e2e/deferred.ts';

/** A request as the host receives it. */
export type Received = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};

/**
 * An endpoint answers a request, never answers it, closes the connection, or sends the file: as it is, or
 * changed.
 */
export type Answer =
  | { status?: number; headers?: Record<string, string>; body?: string }
  | { change: (file: string) => string; headers?: Record<string, string> }
  | 'hang'
  | 'refuse'
  | 'file';

type Answering = (received: Received) => Answer | Promise<Answer>;

type Patterned = [path: string | RegExp, answering: Answering];

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/**
 * A host of the configured site. Each test sets the answers of its endpoints. The host has two
 * names: `url` is the origin of the site, `foreignUrl` is another origin.
 */
export class Host {
  /** All requests to endpoints, in order. */
  readonly requests: Received[] = [];
  /** By the text of each pattern: two expressions that read the same are one. */
  private readonly answers = new Map<string, Patterned>();
  private readonly lasting = new Map<string, Patterned>();
  private readonly folder: string;
  private server: PreviewServer | undefined;

  constructor(folder = CONFIGURED_FOLDER) {
    this.folder = folder;
  }

  async start(): Promise<void> {
    this.server = await preview({
      configFile: CONFIG,
      logLevel: 'error',
      build: { outDir: this.folder },
      preview: { host: '0.0.0.0', port: 0, cors: false },
      plugins: [
        {
          name: 'scripted-endpoints',
          configurePreviewServer: ({ middlewares }) => {
            middlewares.use((request, response, next) => {
              const path = (request.url ?? '/').replace(/\?.*/, '');
              const answering = this.answeringOf(path);
              if (answering) this.respond(path, answering, request, response, next).catch(next);
              else next();
            });
          },
        },
      ],
    });
  }

  private get port(): number {
    const address = this.server?.httpServer.address();
    if (!address || typeof address === 'string') throw new Error('the host is not listening');
    return address.port;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get foreignUrl(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private answeringOf(path: string): Answering | undefined {
    const isMeant = (pattern: string | RegExp) =>
      typeof pattern === 'string' ? pattern === path : pattern.test(path);
    return [...this.lasting.values(), ...this.answers.values()].find(([pattern]) =>
      isMeant(pattern),
    )?.[1];
  }

  /** Sets the answer of a path, or of all paths that match. */
  answer(path: string | RegExp, answer: Answer | Answering): void {
    this.answers.set(String(path), [path, typeof answer === 'function' ? answer : () => answer]);
  }

  /** Sets the answer of a path for all tests. */
  answerAlways(path: string, answering: Answering): void {
    this.lasting.set(path, [path, answering]);
  }

  /** Fails the first request to each path that matches, and sends the file from then on. */
  failOnce(path: RegExp): void {
    const failed = new Set<string>();
    this.answer(path, (received) => {
      if (failed.has(received.path)) return 'file';
      failed.add(received.path);
      return { status: 503 };
    });
  }

  /** Holds every request to a path until the test calls the returned function with the answer. */
  hold(path: string | RegExp): (answer: Answer) => void {
    const { promise, resolve } = defer<Answer>();
    this.answer(path, () => promise);
    return resolve;
  }

  /** Clears the received requests and the answers for the next test. */
  reset(): void {
    this.requests.length = 0;
    this.answers.clear();
  }

  async stop(): Promise<void> {
    await this.server?.close();
  }

  private async respond(
    path: string,
    answering: Answering,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    const { method = 'GET', headers } = request;
    const received = { method, path, headers, body: await text(request) };
    this.requests.push(received);
    const answer = await answering(received);
    if (answer === 'hang') return;
    if (answer === 'file') {
      next();
      return;
    }
    if (answer === 'refuse') {
      response.destroy();
      return;
    }
    if ('change' in answer) {
      const name = extname(path) ? path : `${path.replace(/\/$/, '/index')}.html`;
      const file = await readFile(join(this.folder, name), 'utf8');
      const type = types[extname(name)] ?? 'text/plain';
      const usual = { 'Content-Type': type, 'Cache-Control': 'no-store' };
      response.writeHead(200, { ...usual, ...answer.headers });
      response.end(answer.change(file));
      return;
    }
    // The host has set headers for the file, which caches may keep for a year.
    const usual = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
    response.writeHead(answer.status ?? 200, { ...usual, ...answer.headers });
    response.end(answer.body ?? '{}');
  }
}
