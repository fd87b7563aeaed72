import { Duplex } from 'node:stream';

/** The end of the worker that a stream talks to. */
export interface WireChannel {
  send(chunk: Uint8Array): void;
  /** Calls back with every chunk of the server's answers until the returned function is called. */
  listen(onChunk: (chunk: Uint8Array) => void, onFailure: (error: Error) => void): () => void;
}

/**
 * What the `pg` driver takes for a socket, in front of PGlite's worker. The driver speaks the same wire protocol as to a
 * PostgreSQL server, so driver, schema and migrations are one for both; no port is opened that another user could reach.
 */
export class PgliteStream extends Duplex {
  readonly #channel: WireChannel;
  readonly #unlisten: () => void;

  constructor(channel: WireChannel) {
    super();
    this.#channel = channel;
    this.#unlisten = channel.listen(
      (chunk) => this.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)),
      (error) => this.destroy(error),
    );
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
    this.#channel.send(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#channel.send(new Uint8Array(Buffer.concat(chunks.map((entry) => entry.chunk))));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#unlisten();
    done(error);
  }
}
