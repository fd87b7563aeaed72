import * as v from 'valibot';
import * as host from '../../src/contract/anchor/host';
import * as comment from '../../src/contract/comment/tip-comment';
import * as system from '../../src/contract/config/calls-system';
import * as expert from '../../src/contract/expert/expert';
import * as football from '../../src/contract/football/football-match';
import * as footballPlayer from '../../src/contract/football/football-player';
import * as lineup from '../../src/contract/football/lineup';
import * as standings from '../../src/contract/football/standings';
import * as moment from '../../src/contract/moment/moment';
import * as nbaMatch from '../../src/contract/nba/nba-match';
import * as nbaPlayer from '../../src/contract/nba/nba-player';
import * as nbaStandings from '../../src/contract/nba/nba-standings';
import * as nbaTeam from '../../src/contract/nba/nba-team';
import * as push from '../../src/contract/push/push';
import * as betting from '../../src/contract/ranking/betting';
import * as ranking from '../../src/contract/ranking/ranking';
import * as chat from '../../src/contract/room/chat';
import * as room from '../../src/contract/room/room';
import * as tip from '../../src/contract/tip/tip';
import * as tipPush from '../../src/contract/tip/tip-push';

const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  ...[host, room, moment, chat, expert, tip, tipPush, comment, betting, ranking, push, system],
  ...[football, footballPlayer, lineup, standings, nbaMatch, nbaPlayer, nbaStandings, nbaTeam],
];

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && '~run' in value && 'type' in value;

/** Objects and lists of them: what a document says once, under the name that the contract exports it by. */
const isWorthAName = (schema: v.GenericSchema): boolean =>
  'entries' in schema || v.getMetadata(schema as Parameters<typeof v.getMetadata>[0])['listOf'] !== undefined;

const capital = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** Names of the contract's shapes: `Host`, `FootballMatch`. */
export const SCHEMA_NAMES: ReadonlyMap<v.GenericSchema, string> = new Map(
  MODULES.flatMap((exported) => Object.entries(exported)).flatMap(([name, value]) =>
    isSchema(value) && isWorthAName(value) ? [[value, capital(name)] as const] : [],
  ),
);
