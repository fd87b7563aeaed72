import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/**
 * What the `pg` driver takes for a socket, in front of PGlite's thread. The driver speaks the same wire protocol as to a
 * PostgreSQL server, so driver, schema and migrations are one for both; no port is opened that another user could reach.
 */
export class PgliteStream extends Duplex {
  readonly #port: MessagePort;

  /** `port`: a connection of PGlite's thread. */
  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (chunk: Uint8Array) => this.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)));
    port.on('close', () => {
      if (!this.destroyed) this.destroy(new Error('PGlite has ended the connection'));
    });
  }

  /** Called by the driver where a socket would connect. */
  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#port.postMessage(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#port.postMessage(new Uint8Array(Buffer.concat(chunks.map((entry) => entry.chunk))));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }
}
