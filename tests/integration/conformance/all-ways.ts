import type { BrokenWay } from './broken-way';
import { listWays } from './list-ways';
import { pushWays, rightWays } from './right-ways';
import { shapeWays, wireWays } from './wire-ways';

export const BROKEN_WAYS: readonly BrokenWay[] = [...wireWays, ...shapeWays, ...listWays, ...rightWays, ...pushWays];
