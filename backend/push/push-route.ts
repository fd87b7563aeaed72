import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { PUSH_PATH } from '../../src/contract/push/channels';
import { type Budget, makeBudgets, timesLimits } from '../server/budgets';
import type { Connection } from './connection';
import { type FrameParts, POLICY_CLOSE, TRY_LATER_CLOSE, takeFrame } from './frames';
import { makeGather } from './gather';
import { makeOutlet } from './outlet';
import { type SocketRules, socketEntry } from './socket-entry';

/** Two hundred channels of eighty characters, with room to spare. */
const MAX_FRAME_BYTES = 32 * 1024;
const MOST_WAITING_FRAMES = 50;
/** Clients ping every 60 s; one that was silent for so long is gone. */
const SILENCE_LIMIT_MS = 150_000;
const LOOK_FOR_SILENCE_MS = 30_000;
/** A client throttles its subscriptions to one a second (product.md, section 7). */
const FRAMES_OF_SOCKET: Budget = { most: 60, perSecond: 2 };
/** As many sockets as an address may have come back at once, each with its token and its channels. */
const FRAMES_OF_ADDRESS: Budget = { most: 3000, perSecond: 100 };

/** The rules of this back end for its sockets. */
interface SocketWays {
  /** True while new sockets are turned away. */
  readonly refuses: () => boolean;
  /** A frame as it leaves. */
  readonly said: (text: string) => string;
  /** Multiplies how many frames a socket and an address may send. */
  readonly limits: number;
}

/** Says whose budget a frame goes beyond, for one socket after the other. */
export function frameBudgets(limits: number) {
  const addresses = makeBudgets(timesLimits(FRAMES_OF_ADDRESS, limits));
  return (address: string): Connection['spends'] => {
    const own = makeBudgets(timesLimits(FRAMES_OF_SOCKET, limits));
    return () => {
      if (own('') > 0) return 'socket';
      return addresses(address) > 0 ? 'address' : undefined;
    };
  };
}

/** Reads one socket's frames in their order: an auth must be through before what comes after it. */
function serve(
  socket: WebSocket,
  parts: FrameParts,
  { said, spends }: Pick<SocketWays, 'said'> & Pick<Connection, 'spends'>,
  onFailure: (error: unknown) => void,
): void {
  const connection: Connection = {
    spends,
    outlet: makeOutlet(socket, () => socket.close(TRY_LATER_CLOSE, 'too slow'), said),
    channels: new Set(),
    user: undefined,
    badFrames: 0,
    failedAuths: 0,
    heardAt: Date.now(),
    close: (code, reason) => socket.close(code, reason),
    cut: () => socket.terminate(),
  };
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  const take = (data: RawData, isBinary: boolean) => {
    if (waiting >= MOST_WAITING_FRAMES) {
      connection.close(POLICY_CLOSE, 'too many frames at once');
      return;
    }
    waiting += 1;
    last = last
      .then(() => takeFrame(connection, isBinary ? undefined : String(data), parts))
      .catch((error: unknown) => {
        onFailure(error);
        connection.close(TRY_LATER_CLOSE, 'the back end failed');
      })
      .finally(() => {
        waiting -= 1;
      });
  };
  parts.hub.add(connection);
  socket.on('message', take);
  socket.on('close', () => {
    connection.outlet.stop();
    parts.hub.remove(connection);
  });
}

function endSilentOnes({ hub }: FrameParts): void {
  const limit = Date.now() - SILENCE_LIMIT_MS;
  for (const connection of [...hub.connections]) {
    if (connection.heardAt < limit) connection.cut();
  }
}

/** `/ws/push`. */
export async function addPushRoute(
  server: FastifyInstance,
  parts: FrameParts,
  ways: SocketRules & SocketWays,
  warn: (line: string) => void,
): Promise<void> {
  const ownFault = (error: unknown) => warn(`push failed: ${error instanceof Error ? error.stack : String(error)}`);
  await server.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES },
    // Clients are told by whoever stops the pushes, not all in one moment.
    preClose(done) {
      this.websocketServer.close();
      done();
    },
    errorHandler: (error, socket) => {
      // A client's own fault has its close code already.
      if (String((error as NodeJS.ErrnoException).code).startsWith('WS_')) return;
      ownFault(error);
      socket.terminate();
    },
  });
  const entry = socketEntry(ways);
  const budgets = frameBudgets(ways.limits);
  const gather = makeGather();
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) =>
    ways.refuses() ? reply.code(503).send() : entry.knock(request, reply);
  server.get(PUSH_PATH, { websocket: true, preValidation }, (socket, request) => {
    socket.once('close', entry.enter(request));
    const said = (text: string) => {
      gather.hold(request.socket);
      return ways.said(text);
    };
    serve(socket, parts, { said, spends: budgets(request.ip) }, ownFault);
  });
  const timer = setInterval(() => endSilentOnes(parts), LOOK_FOR_SILENCE_MS);
  server.addHook('preClose', async () => clearInterval(timer));
}
