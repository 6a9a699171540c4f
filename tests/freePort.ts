import { createServer } from 'node:net';

/** A port of this machine that nothing listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((take, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => take(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
