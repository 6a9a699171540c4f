import { createServer as createProxy } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { scriptOf, VENDORS } from '#tests/e2e/vendors.ts';
import { makeCertificate } from '#tests/programs.ts';

/**
 * A proxy between a browser and all other hosts. Behind it is one server, which stands for every vendor
 * and keeps what it is asked for: the requests of WebKit cannot be intercepted in the browser.
 */
export class VendorProxy {
  /** The addresses of all requests to vendors, in order. */
  readonly requests: string[] = [];
  /** The script that comes from an address, if any does. By default, one that sends all it can. */
  scriptOf: (address: string) => string | undefined = scriptOf;
  private readonly vendors = createSecureServer(makeCertificate('vendors'), (request, response) => {
    const address = `https://${request.headers.host}${request.url}`;
    if (VENDORS.test(address)) this.requests.push(address);
    const script = this.scriptOf(address);
    if (script === undefined) {
      response.destroy();
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Credentials': 'true',
    });
    response.end(script);
  });
  private readonly proxy = createProxy().on('connect', (_, client) => {
    const vendor = connect(portOf(this.vendors), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      vendor.pipe(client).pipe(vendor);
    });
    // A browser drops connections as it likes.
    vendor.on('error', () => client.destroy());
    client.on('error', () => vendor.destroy());
  });

  async start(): Promise<void> {
    for (const server of [this.vendors, this.proxy]) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
  }

  /** Clears the received requests and the scripts for the next test. */
  reset(): void {
    this.requests.length = 0;
    this.scriptOf = scriptOf;
  }

  get port(): number {
    return portOf(this.proxy);
  }

  stop(): void {
    for (const server of [this.proxy, this.vendors]) {
      server.close();
      server.closeAllConnections();
    }
  }
}

function portOf(server: { address: () => AddressInfo | string | null }): number {
  return (server.address() as AddressInfo).port;
}
