import { CONFERENCE, CUP_STAGE } from '../../../../contract/nba/nba-codes';
import type { NbaMatch } from '../../../../contract/nba/nba-match';
import type { Spoilable } from '../../../../rules/match/spoilers';
import { winnerOf } from '../../cups/winner';

/** A game of the cup's knockout; `isReverse` is the client's own flag (product.md, section 3, Match). */
export interface CupGame extends NbaMatch, Pick<Spoilable, 'isVeiled'> {
  /** Drawn with the away side on top, where the winner of the upper quarter-final is. */
  readonly isReverse: boolean;
}

/** The cup's knockout in bracket order; a game that is not known yet leaves its place empty. */
export interface CupKnockout {
  /** First and wild card, second and third. */
  readonly east: readonly (CupGame | undefined)[];
  readonly west: readonly (CupGame | undefined)[];
  readonly eastSemi: CupGame | undefined;
  readonly westSemi: CupGame | undefined;
  readonly final: CupGame | undefined;
}

const QUARTERS_OF_A_CONFERENCE = 2;
const teamsOf = ({ homeId, awayId }: NbaMatch) => [homeId, awayId];
const plain = (game: NbaMatch | undefined): CupGame | undefined => game && { ...game, isReverse: false };

/** A semi-final's conference: its own word, else that of the quarter-final that one of its teams comes from. */
function conferenceOf(game: NbaMatch, quarters: readonly NbaMatch[]): number | undefined {
  if (game.conference !== undefined) return game.conference;
  const teams = teamsOf(game);
  return quarters.find((quarter) => teamsOf(quarter).some((id) => teams.includes(id)))?.conference;
}

/**
 * The cup's knockout list (product.md, section 4): built from stages 10492, 10493 and 10494, which the feed orders by
 * time and mixes, and put into bracket order (decisions.md, NBA). A semi-final is flagged reversed when its home team
 * is not the winner of the first quarter-final that feeds it; the final never is (decisions.md, NBA cup).
 */
export function cupKnockout(games: readonly NbaMatch[]): CupKnockout {
  const inStage = (stageId: string) => games.filter((game) => game.stageId === stageId);
  const quarters = inStage(CUP_STAGE.quarterFinal);
  const half = (conference: number) => {
    const own = quarters.filter((game) => game.conference === conference);
    const ordered = own.sort((a, b) => (a.seriesIndex ?? 0) - (b.seriesIndex ?? 0) || a.matchDate - b.matchDate);
    const [first] = ordered;
    const semi = inStage(CUP_STAGE.semiFinal).find((game) => conferenceOf(game, quarters) === conference);
    const winner = first && winnerOf('basketball', first);
    return {
      quarters: Array.from({ length: QUARTERS_OF_A_CONFERENCE }, (_, position) => plain(ordered[position])),
      semi: semi && { ...semi, isReverse: winner !== undefined && semi.homeId !== winner },
    };
  };
  const [east, west] = [half(CONFERENCE.east), half(CONFERENCE.west)];
  const [final] = inStage(CUP_STAGE.final);
  return { east: east.quarters, west: west.quarters, eastSemi: east.semi, westSemi: west.semi, final: plain(final) };
}
