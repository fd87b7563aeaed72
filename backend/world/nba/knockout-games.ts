import { CONFERENCE, CUP_STAGE, PLAYOFF_STAGE, SERIES_WINS } from '../../../src/contract/nba/nba-codes';
import { competitionOf } from '../clubs';
import { DAY_MS, MINUTE_MS, minutesOf } from '../days';
import { fixtureId } from '../fixture';
import type { Script } from '../match-state';
import { randomOf } from '../random';
import { basketballScript } from './basketball-script';
import type { GameDraft, SeasonParts } from './season-games';
import { mirrored, setScript } from './set-script';
import { type NbaTeam, teamByCode } from './teams';

/** Games of a series at the home of the team with the advantage: 1, 2, 5 and 7. */
const ADVANTAGE = new Set([1, 2, 5, 7]);
const STAGES = [PLAYOFF_STAGE.first, PLAYOFF_STAGE.second, PLAYOFF_STAGE.conferenceFinal] as const;
/** Days after the play-offs' first on which a round begins. */
const ROUND_DAYS = [0, 16, 31] as const;
const FINAL_SERIES = 14;
const SERIES_OF_A_CONFERENCE = 7;
const GAP_DAYS = 2;
const SERIES = /^(\w+)(\*?) (\w+)(\*?) (\d)-(\d)$/;
const CUP_GAME = /^(\S+) (\S+) (\w+) (\w+) (\d+)-(\d+)$/;

const shanghai = (day: string, clock = '00:00') => Date.parse(`${day}T${clock}:00+08:00`);
const partsOf = (text: string) =>
  text
    .split(/,|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

interface Series {
  readonly first: NbaTeam;
  readonly second: NbaTeam;
  /** The first team has the advantage of the home floor. */
  readonly isFirstAhead: boolean;
  readonly wins: readonly [number, number];
}

function readSeries(text: string): Series {
  const [, one = '', , other = '', star = '', wins = '', losses = ''] = SERIES.exec(text) ?? [];
  return {
    first: teamByCode(one),
    second: teamByCode(other),
    isFirstAhead: star === '',
    wins: [Number(wins), Number(losses)],
  };
}

/** Who wins which game, true for the first team: whoever wins the series wins its last game. */
function winnersOf(parts: SeasonParts, { wins: [won, lost] }: Series, serial: number): boolean[] {
  const isFirst = won === SERIES_WINS;
  const others = isFirst ? lost : won;
  const early = [
    ...Array.from({ length: SERIES_WINS - 1 }, () => isFirst),
    ...Array.from({ length: others }, () => !isFirst),
  ];
  return [...randomOf(parts.seed, 'series', parts.facts.seasonId, serial).shuffle(early), isFirst];
}

/** A game by chance that the home side wins or loses as it must. */
function decided(parts: SeasonParts, id: number, isHomeWin: boolean): () => Script {
  return () => {
    const script = basketballScript(randomOf(parts.seed, 'script', id), 1);
    const lead = script.scores.reduce((sum, [, side, points]) => sum + (side === 0 ? points : -points), 0);
    return lead > 0 === isHomeWin ? script : mirrored(script);
  };
}

const setGame = (parts: SeasonParts, id: number, home: number, away: number) => () =>
  setScript(randomOf(parts.seed, 'script', id), home, away);

interface SeriesPlace {
  readonly stageId: string;
  readonly conference?: number;
  /** In its round, from the top. */
  readonly seriesIndex: number;
  /** Among all series of the season. */
  readonly serial: number;
  readonly firstDay: number;
}

function seriesGames(parts: SeasonParts, series: Series, place: SeriesPlace, games: readonly KnownGame[]): GameDraft[] {
  const { serial, firstDay, ...more } = place;
  const winners =
    games.length > 0 ? games.map(({ points }) => points[0] > points[1]) : winnersOf(parts, series, serial);
  return winners.map((isFirstWin, index) => {
    const gameNumber = index + 1;
    const isFirstHome = ADVANTAGE.has(gameNumber) === series.isFirstAhead;
    const [home, away] = isFirstHome ? [series.first, series.second] : [series.second, series.first];
    const round = parts.rounds.series + serial;
    const id = fixtureId(competitionOf('nba'), round, gameNumber);
    const known = games[index];
    const points = known && (isFirstHome ? known.points : ([known.points[1], known.points[0]] as const));
    const isFinal = place.stageId === PLAYOFF_STAGE.final;
    const clock = isFinal ? '08:30' : serial % 2 === 0 ? '07:30' : '10:00';
    return {
      kind: isFinal ? 'finals' : 'playoffs',
      round,
      index: gameNumber,
      homeId: home.id,
      awayId: away.id,
      startAt: (known?.day ?? firstDay + index * GAP_DAYS * DAY_MS) + minutesOf(clock) * MINUTE_MS,
      isFact: true,
      more: { ...more, gameNumber },
      script:
        points === undefined
          ? decided(parts, id, isFirstWin === isFirstHome)
          : setGame(parts, id, points[0], points[1]),
    };
  });
}

interface KnownGame {
  readonly day: number;
  /** Of the series' first team, and of the second. */
  readonly points: readonly [number, number];
}

function readGames(text: string): KnownGame[] {
  return partsOf(text).map((part) => {
    const [day = '', score = ''] = part.split(' ');
    const [one = 0, other = 0] = score.split('-').map(Number);
    return { day: shanghai(day), points: [one, other] };
  });
}

/** The play-offs as they are on record: fifteen series, best of seven. */
export function playoffGames(parts: SeasonParts): GameDraft[] {
  const { facts } = parts;
  const begin = shanghai(facts.playoffsDay);
  const half = (text: string, conference: number) => {
    let serial = (conference - 1) * SERIES_OF_A_CONFERENCE;
    return text.split('\n').flatMap((line, round) =>
      partsOf(line).flatMap((written, seriesIndex) => {
        const firstDay = begin + ((ROUND_DAYS[round] ?? 0) + (seriesIndex % 2)) * DAY_MS;
        const place = { stageId: STAGES[round] ?? '', conference, seriesIndex, serial, firstDay };
        serial += 1;
        return seriesGames(parts, readSeries(written), place, []);
      }),
    );
  };
  const known = facts.finalGames === undefined ? [] : readGames(facts.finalGames);
  const final: SeriesPlace = {
    stageId: PLAYOFF_STAGE.final,
    seriesIndex: 0,
    serial: FINAL_SERIES,
    firstDay: begin + 46 * DAY_MS,
  };
  return [
    ...half(facts.east, CONFERENCE.east),
    ...half(facts.west, CONFERENCE.west),
    ...seriesGames(parts, readSeries(facts.final), final, known),
  ];
}

/** Of the seven games in the order in which facts are written. */
const CUP_PLACES = [
  { stageId: CUP_STAGE.quarterFinal, conference: CONFERENCE.east, seriesIndex: 0 },
  { stageId: CUP_STAGE.quarterFinal, conference: CONFERENCE.east, seriesIndex: 1 },
  { stageId: CUP_STAGE.semiFinal, conference: CONFERENCE.east, seriesIndex: 0, isNeutral: true },
  { stageId: CUP_STAGE.quarterFinal, conference: CONFERENCE.west, seriesIndex: 0 },
  { stageId: CUP_STAGE.quarterFinal, conference: CONFERENCE.west, seriesIndex: 1 },
  { stageId: CUP_STAGE.semiFinal, conference: CONFERENCE.west, seriesIndex: 0, isNeutral: true },
  { stageId: CUP_STAGE.final, seriesIndex: 0, isNeutral: true },
] as const;

/** The cup's knockout as it is on record; seasons before 2023 had none. */
export function cupGames(parts: SeasonParts): GameDraft[] {
  const { cup } = parts.facts;
  if (cup === undefined) return [];
  return partsOf(cup).map((text, index) => {
    const [, day = '', clock = '', home = '', away = '', ofHome = '', ofAway = ''] = CUP_GAME.exec(text) ?? [];
    const round = parts.rounds.cup;
    const id = fixtureId(competitionOf('nba'), round, index + 1);
    return {
      kind: 'playoffs',
      round,
      index: index + 1,
      homeId: teamByCode(home).id,
      awayId: teamByCode(away).id,
      startAt: shanghai(day, clock),
      isFact: true,
      more: CUP_PLACES[index] ?? {},
      script: setGame(parts, id, Number(ofHome), Number(ofAway)),
    };
  });
}
