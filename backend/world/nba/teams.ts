import { CONFERENCE } from '../../../src/contract/nba/nba-codes';
import { clubsOf } from '../clubs';
import { type Spoken, spoken } from '../spoken';

const PER_DIVISION = 5;
const PER_CONFERENCE = 15;

/** In the order of the clubs' lines: short name in both languages, and the code that facts are written with. */
const SHORT = `
凯尔特人|Celtics|BOS 篮网|Nets|BKN 尼克斯|Knicks|NYK 76人|76ers|PHI 猛龙|Raptors|TOR
公牛|Bulls|CHI 骑士|Cavaliers|CLE 活塞|Pistons|DET 步行者|Pacers|IND 雄鹿|Bucks|MIL
老鹰|Hawks|ATL 黄蜂|Hornets|CHA 热火|Heat|MIA 魔术|Magic|ORL 奇才|Wizards|WAS
掘金|Nuggets|DEN 森林狼|Timberwolves|MIN 雷霆|Thunder|OKC 开拓者|Blazers|POR 爵士|Jazz|UTA
勇士|Warriors|GSW 快船|Clippers|LAC 湖人|Lakers|LAL 太阳|Suns|PHX 国王|Kings|SAC
独行侠|Mavericks|DAL 火箭|Rockets|HOU 灰熊|Grizzlies|MEM 鹈鹕|Pelicans|NOP 马刺|Spurs|SAS
`;

export const CONFERENCE_NAMES = [spoken('东部', 'East'), spoken('西部', 'West')] as const;
export const DIVISION_NAMES = [
  spoken('大西洋赛区', 'Atlantic'),
  spoken('中部赛区', 'Central'),
  spoken('东南赛区', 'Southeast'),
  spoken('西北赛区', 'Northwest'),
  spoken('太平洋赛区', 'Pacific'),
  spoken('西南赛区', 'Southwest'),
] as const;

export interface NbaTeam {
  readonly id: number;
  readonly code: string;
  readonly name: Spoken;
  readonly shortName: Spoken;
  readonly crest: string;
  /** 1 east, 2 west. */
  readonly conference: number;
  /** Index into the division names, and the place in it. */
  readonly division: number;
  readonly place: number;
}

/** The thirty teams, by division. */
export const NBA_TEAMS: readonly NbaTeam[] = SHORT.trim()
  .split(/\s+/)
  .map((entry, index) => {
    const [zh = '', en = '', code = ''] = entry.split('|');
    const club = clubsOf('nba')[index];
    return {
      id: club?.id ?? 0,
      code,
      name: spoken(club?.name ?? '', club?.englishName ?? ''),
      shortName: spoken(zh, en),
      crest: club?.crest ?? '',
      conference: index < PER_CONFERENCE ? CONFERENCE.east : CONFERENCE.west,
      division: Math.floor(index / PER_DIVISION),
      place: index % PER_DIVISION,
    };
  });

const byId = new Map(NBA_TEAMS.map((team) => [team.id, team]));
const byCode = new Map(NBA_TEAMS.map((team) => [team.code, team]));

/** Conferences play each other once a season; no crests of their own. */
const ALL_STARS: ReadonlyMap<number, Spoken> = new Map([
  [691, spoken('东部明星队', 'East All-Stars')],
  [692, spoken('西部明星队', 'West All-Stars')],
]);
export const ALL_STAR_IDS = [...ALL_STARS.keys()] as const;

export const teamOf = (id: number): NbaTeam | undefined => byId.get(id);
export const nameOfTeam = (id: number): Spoken => byId.get(id)?.name ?? ALL_STARS.get(id) ?? spoken('', '');

/** Throws on a code that is none: facts are written by hand. */
export function teamByCode(code: string): NbaTeam {
  const team = byCode.get(code);
  if (team === undefined) throw new Error(`no team ${code}`);
  return team;
}
