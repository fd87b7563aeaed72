import type { FastifyInstance } from 'fastify';
import { openDatabase } from './database/open-database';
import type { Lab } from './lab/lab';
import { makeManners } from './lab/socket-manners';
import type { BackendOptions } from './options';
import { startPush } from './push/push-service';
import { makePlainMode } from './server/plain';
import { sharedSecret } from './store/secrets';
import { makeLines } from './video/lines';
import { makeClock } from './world/clock';
import { keepWorld } from './world-keeper';

/** How long an answer that is under way may take when the back end stops. */
const DRAIN_MS = 5000;
const DRAIN_LOOK_MS = 50;
/** Many people may share an address. */
const SOCKETS_PER_ADDRESS = 500;

/** What is being answered keeps its answer; who has not got it by then is cut off. */
async function drain(server: FastifyInstance): Promise<void> {
  const limit = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS);
  // A client keeps its connection after the answer, and would be waited for.
  const idle = setInterval(() => server.server.closeIdleConnections(), DRAIN_LOOK_MS);
  await server.close();
  clearTimeout(limit);
  clearInterval(idle);
}

/** A running back end. */
export interface Backend {
  readonly url: string;
  stop(): Promise<void>;
}

/** What the options say of who may do what. */
const rulesOf = ({ seed, signKey, limits, origins, trustedProxies }: BackendOptions) => ({
  seed,
  signKey,
  limits,
  trustedProxies,
  sockets: { origins, perAddress: Math.ceil(SOCKETS_PER_ADDRESS * limits) },
  explains: process.env['NODE_ENV'] !== 'production',
});

/**
 * Opens the store, lays the world and answers requests. `warn` gets one line for each thing that goes wrong later; `onDeath`
 * hears when the store is gone for good: nothing can be answered then.
 */
export async function startBackend(
  options: BackendOptions,
  warn: (line: string) => void,
  onDeath: (reason: string) => void,
): Promise<Backend> {
  // The database wakes up in its own thread: meanwhile this one loads what serves HTTP.
  const opening = openDatabase(options, warn, onDeath);
  const [database, { createServer }] = await Promise.all([opening, import('./server/create-server')]);
  try {
    const clock = makeClock(options);
    const keeper = await keepWorld(options, database, clock, warn);
    const manners = makeManners();
    const push = startPush({
      database,
      clock,
      seed: options.seed,
      baseDay: keeper.baseDay,
      wire: manners.wire,
      answersPings: () => !manners.now().noPong,
      warn,
    });
    keeper.onJump(push.jump);
    const lab: Lab = {
      isOpen: options.lab,
      database,
      push,
      manners,
      clock,
      lines: makeLines(database.bus),
      seed: options.seed,
      scale: options.scale,
      baseDay: keeper.baseDay,
      setClock: keeper.setClock,
    };
    const { baseDay } = keeper;
    const plain = makePlainMode(database.bus, options.plain);
    const roomSecret = options.roomKey ?? (await sharedSecret(database.db, 'rooms'));
    const world = { ...rulesOf(options), database, clock, baseDay, roomSecret, publish: push.publish, plain, warn };
    const server = await createServer(world, lab, warn);
    const url = await server.listen({ host: options.host, port: options.port });
    const stop = async () => {
      keeper.stop();
      await Promise.all([push.stop(), drain(server)]);
      await database.close();
    };
    return { url, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
