import { weighProduct } from '../../architecture/bytes/bytes';
import { compile } from '../../architecture/bytes/compile-remote';
import { weighRoute } from '../../architecture/bytes/first-route';
import { emptyRemote, floorRemote } from '../bench-remotes';
import type { Row } from '../row';

/** The first route's gz bytes from the chunk graph, beside the remotes that it is compared with. */
export async function benchBytes(): Promise<Row[]> {
  const product = await weighProduct();
  const floor = weighRoute(await compile(floorRemote.config(), 'floor'), 'sportInfo', [floorRemote.file]);
  const empty = weighRoute(await compile(emptyRemote.config(), 'empty'), 'sportInfo', [emptyRemote.file]);
  const kB = (name: string, bytes: number, limits: Pick<Row, 'goal' | 'limit'> = {}): Row => ({
    name,
    unit: 'kB',
    value: bytes / 1000,
    ...limits,
  });
  const first = product.js + product.css;
  const route = first + product.atRest;
  return [
    kB('first screen, gz', first, { goal: 110 }),
    kB('first route: with what follows at rest', route, { limit: 122 }),
    kB('its style sheets', product.css, { limit: 10 }),
    kB('above the measured floor', route - floor.js - floor.css, { goal: 40 }),
    kB('measured floor (router, axios, dayjs, eventemitter3, zustand)', floor.js + floor.css),
    kB('an empty remote', empty.js + empty.css),
  ];
}
