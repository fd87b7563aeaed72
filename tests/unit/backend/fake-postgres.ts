import { createServer, type Socket } from 'node:net';

const message = (type: string, ...parts: readonly (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const READY = message('Z', Buffer.from('I'));
const HELLO = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const DONE = Buffer.concat([message('C', 'DONE'), READY]);
const PID = Buffer.from([0, 0, 0, 1]);

/** A server that speaks just enough of PostgreSQL's protocol to be listened to, and falls silent when it is told. */
export async function fakePostgres() {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let connections = 0;
  const queries: string[] = [];
  const server = createServer((socket) => {
    let isOpen = false;
    sockets.add(socket);
    connections += 1;
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      if (isSilent) return;
      // The first packet is the start; queries begin with Q, a farewell with X.
      if (!isOpen) socket.write(HELLO);
      else if (chunk.toString('latin1', 0, 1) === 'Q') {
        queries.push(chunk.toString('utf8', 5, chunk.length - 1));
        socket.write(DONE);
      }
      isOpen = true;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    config: { host: '127.0.0.1', port, user: 'u', database: 'd', ssl: false, query_timeout: 150 },
    connections: () => connections,
    /** Plain queries, in their order; those with parameters are not answered. */
    queries: () => queries,
    notify(channel: string, payload: string) {
      for (const socket of sockets) socket.write(message('A', PID, channel, payload));
    },
    fallSilent: (silent: boolean) => {
      isSilent = silent;
    },
    /** Every connection ends without a word. */
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
