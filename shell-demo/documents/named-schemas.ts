import * as v from 'valibot';
import * as betting from '../../src/contract/betting';
import * as system from '../../src/contract/calls-system';
import * as chat from '../../src/contract/chat';
import * as expert from '../../src/contract/expert';
import * as football from '../../src/contract/football-match';
import * as footballPlayer from '../../src/contract/football-player';
import * as host from '../../src/contract/host';
import * as lineup from '../../src/contract/lineup';
import * as moment from '../../src/contract/moment';
import * as nbaMatch from '../../src/contract/nba-match';
import * as nbaPlayer from '../../src/contract/nba-player';
import * as nbaStandings from '../../src/contract/nba-standings';
import * as nbaTeam from '../../src/contract/nba-team';
import * as push from '../../src/contract/push';
import * as ranking from '../../src/contract/ranking';
import * as room from '../../src/contract/room';
import * as standings from '../../src/contract/standings';
import * as tip from '../../src/contract/tip';
import * as comment from '../../src/contract/tip-comment';
import * as tipPush from '../../src/contract/tip-push';

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
