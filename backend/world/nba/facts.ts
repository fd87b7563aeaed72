import { NBA_SEASON } from '../../../src/contract/nba/nba-seasons';
import { seasonNameAt } from '../days';

/** The known facts of a season: where it stands in the calendar, who was good, and how play-offs and cup went. */
export interface SeasonFacts {
  readonly seasonId: string;
  readonly name: string;
  /** First day, Shanghai; none for the season in whose middle today lies. */
  readonly firstDay?: string;
  /** First day of the play-offs, Shanghai. */
  readonly playoffsDay: string;
  /** Teams of a conference, best first. */
  readonly order: readonly [east: string, west: string];
  /** A round a line, series from the top of the bracket; `*` has the advantage of the home floor, else the first. */
  readonly east: string;
  readonly west: string;
  readonly final: string;
  /** Days (Shanghai) and points of the finals' games, those of the first team first; where they are not given, by chance. */
  readonly finalGames?: string;
  /** Two quarter-finals of each conference (first and wild card, second and third), its semi-final; the final. */
  readonly cup?: string;
}

/** The name of a season in the world of a base day: the one in whose middle it lies, by that day; the others as on record. */
export const nameOfSeason = ({ firstDay, name }: SeasonFacts, baseDay: number): string =>
  firstDay === undefined ? seasonNameAt(baseDay) : name;

/** Newest first. Finals, play-offs and cups as they were played (decisions.md, NBA). */
export const SEASONS: readonly SeasonFacts[] = [
  {
    seasonId: NBA_SEASON.s2425,
    name: '2024-25',
    playoffsDay: '2025-04-20',
    order: [
      'CLE BOS NYK IND MIL DET ORL ATL CHI MIA TOR BKN PHI CHA WAS',
      'OKC HOU LAL DEN LAC MIN GSW MEM SAC DAL PHX POR SAS NOP UTA',
    ],
    east: `CLE MIA 4-0, IND MIL 4-1, NYK DET 4-2, BOS ORL 4-1
      CLE IND 1-4, NYK BOS* 4-2
      IND NYK* 4-2`,
    west: `OKC MEM 4-0, DEN LAC 4-3, LAL MIN 1-4, HOU GSW 3-4
      OKC DEN 4-3, MIN GSW 4-1
      OKC MIN 4-1`,
    final: 'OKC IND 4-3',
    finalGames: `2025-06-06 110-111, 2025-06-09 123-107, 2025-06-12 107-116, 2025-06-14 111-104,
      2025-06-17 120-109, 2025-06-20 91-108, 2025-06-23 103-91`,
    cup: `2024-12-11 08:00 MIL ORL 114-109, 2024-12-12 08:00 NYK ATL 100-108
      2024-12-15 05:30 MIL ATL 110-102
      2024-12-11 10:30 OKC DAL 118-104, 2024-12-12 10:30 HOU GSW 91-90
      2024-12-15 09:30 OKC HOU 111-96
      2024-12-18 09:30 MIL OKC 97-81`,
  },
  {
    seasonId: NBA_SEASON.s2324,
    name: '2023-24',
    firstDay: '2023-10-25',
    playoffsDay: '2024-04-21',
    order: [
      'BOS NYK MIL CLE ORL IND PHI MIA CHI ATL BKN TOR CHA WAS DET',
      'OKC DEN MIN LAC DAL PHX NOP LAL SAC GSW HOU UTA MEM SAS POR',
    ],
    east: `BOS MIA 4-1, CLE ORL 4-3, MIL IND 2-4, NYK PHI 4-2
      BOS CLE 4-1, IND NYK* 4-3
      BOS IND 4-0`,
    west: `OKC NOP 4-0, LAC DAL 2-4, MIN PHX 4-0, DEN LAL 4-1
      OKC DAL 2-4, MIN DEN* 4-3
      DAL MIN* 4-1`,
    final: 'BOS DAL 4-1',
    finalGames: `2024-06-07 107-89, 2024-06-10 105-98, 2024-06-13 106-99, 2024-06-15 84-122, 2024-06-18 106-88`,
    cup: `2023-12-06 08:30 MIL NYK 146-122, 2023-12-05 08:30 IND BOS 122-112
      2023-12-08 06:00 MIL IND 119-128
      2023-12-06 11:00 LAL PHX 106-103, 2023-12-05 11:00 SAC NOP 117-127
      2023-12-08 10:00 LAL NOP 133-89
      2023-12-10 09:30 LAL IND 123-109`,
  },
  {
    seasonId: NBA_SEASON.s2223,
    name: '2022-23',
    firstDay: '2022-10-19',
    playoffsDay: '2023-04-16',
    order: [
      'MIL BOS PHI CLE NYK BKN MIA ATL TOR CHI IND WAS ORL CHA DET',
      'DEN MEM SAC PHX LAC GSW LAL MIN NOP OKC DAL UTA POR HOU SAS',
    ],
    east: `MIL MIA 1-4, CLE NYK 1-4, PHI BKN 4-0, BOS ATL 4-2
      MIA NYK* 4-2, PHI BOS* 3-4
      MIA BOS* 4-3`,
    west: `DEN MIN 4-1, PHX LAC 4-1, SAC GSW 3-4, MEM LAL 2-4
      DEN PHX 4-2, GSW LAL 2-4
      DEN LAL 4-0`,
    final: 'DEN MIA 4-1',
  },
  {
    seasonId: NBA_SEASON.s2122,
    name: '2021-22',
    firstDay: '2021-10-20',
    playoffsDay: '2022-04-17',
    order: [
      'MIA BOS MIL PHI TOR CHI BKN ATL CLE CHA NYK WAS IND DET ORL',
      'PHX MEM GSW DAL UTA DEN MIN NOP LAC SAS LAL SAC POR OKC HOU',
    ],
    east: `MIA ATL 4-1, PHI TOR 4-2, MIL CHI 4-1, BOS BKN 4-0
      MIA PHI 4-2, MIL BOS* 3-4
      MIA BOS 3-4`,
    west: `PHX NOP 4-2, DAL UTA 4-2, GSW DEN 4-1, MEM MIN 4-2
      PHX DAL 3-4, GSW MEM* 4-2
      DAL GSW* 1-4`,
    final: 'GSW BOS 4-2',
  },
];
