import * as anchors from '../../src/contract/anchor/calls-anchors';
import * as hosts from '../../src/contract/anchor/calls-hosts';
import * as banner from '../../src/contract/banner/calls-banners';
import type { Call } from '../../src/contract/call';
import * as files from '../../src/contract/calls-files';
import * as comments from '../../src/contract/comment/calls-comments';
import * as speech from '../../src/contract/comment/calls-speech';
import * as system from '../../src/contract/config/calls-system';
import { euro, fifa } from '../../src/contract/cup/calls-cups';
import * as experts from '../../src/contract/expert/calls-experts';
import * as football from '../../src/contract/football/calls-football';
import * as moments from '../../src/contract/moment/calls-moments';
import * as nba from '../../src/contract/nba/calls-nba';
import * as ranking from '../../src/contract/ranking/calls-ranking';
import * as room from '../../src/contract/room/calls-room';
import * as news from '../../src/contract/tip/calls-tips';
import * as wallet from '../../src/contract/wallet/calls-wallet';

const isCall = (one: unknown): one is Call => typeof one === 'object' && one !== null && 'encoding' in one;

/** Every call of the API, by the modules that define them: the back end's routes, the OpenAPI document and conformance read this. */
export const allCalls: readonly Call[] = [
  anchors,
  hosts,
  banner,
  files,
  comments,
  speech,
  system,
  experts,
  football,
  moments,
  nba,
  ranking,
  room,
  news,
  wallet,
  fifa,
  euro,
].flatMap((calls) => Object.values<unknown>(calls).filter(isCall));
