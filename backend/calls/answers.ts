import type { Call } from '../../src/contract/call';
import { allCupAnswers } from '../football/answers/cup-answers';
import { leagueAnswers } from '../football/answers/league-answers';
import { teamAnswers } from '../football/answers/team-answers';
import { anchorAnswers } from './anchor/answer-anchors';
import { fileAnswers } from './answer-files';
import { systemAnswers } from './answer-system';
import type { Answer } from './call-context';
import { commentAnswers } from './comment/answer-comments';
import { expertAnswers } from './expert/answer-experts';
import { nbaAnswers } from './nba/answer-nba';
import { nbaPlayerAnswers } from './nba/answer-nba-players';
import { nbaTeamAnswers } from './nba/answer-nba-teams';
import { bettingAnswers } from './ranking/answer-betting';
import { rankingAnswers } from './ranking/answer-ranking';
import { chatAnswers } from './room/answer-chat';
import { lotteryAnswers } from './room/answer-lottery';
import { roomAnswers } from './room/answer-rooms';
import { memberAnswers } from './session/answer-members';
import { orderAnswers } from './tip/answer-orders';
import { tipAnswers } from './tip/answer-tips';

const all: readonly Answer[] = [
  ...systemAnswers,
  ...anchorAnswers,
  ...memberAnswers,
  ...roomAnswers,
  ...chatAnswers,
  ...lotteryAnswers,
  ...expertAnswers,
  ...tipAnswers,
  ...orderAnswers,
  ...commentAnswers,
  ...fileAnswers,
  ...nbaAnswers,
  ...nbaTeamAnswers,
  ...nbaPlayerAnswers,
  ...rankingAnswers,
  ...bettingAnswers,
  ...leagueAnswers,
  ...teamAnswers,
  ...allCupAnswers,
];

/** The answer to each call, in the contract's order. Throws at boot when a call of the contract has none. */
export function answersFor(calls: readonly Call[]): Answer[] {
  return calls.map((call) => {
    const found = all.find((entry) => entry.call.name === call.name);
    if (found === undefined) throw new Error(`the back end has no answer to ${call.name} (${call.path})`);
    return found;
  });
}
