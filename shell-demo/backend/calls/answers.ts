import type { Call } from '../../../src/contract/call';
import { allCupAnswers } from '../football/answers/cup-answers';
import { leagueAnswers } from '../football/answers/league-answers';
import { teamAnswers } from '../football/answers/team-answers';
import { anchorAnswers } from './answer-anchors';
import { bettingAnswers } from './answer-betting';
import { chatAnswers } from './answer-chat';
import { commentAnswers } from './answer-comments';
import { expertAnswers } from './answer-experts';
import { fileAnswers } from './answer-files';
import { lotteryAnswers } from './answer-lottery';
import { memberAnswers } from './answer-members';
import { nbaAnswers } from './answer-nba';
import { nbaPlayerAnswers } from './answer-nba-players';
import { nbaTeamAnswers } from './answer-nba-teams';
import { orderAnswers } from './answer-orders';
import { rankingAnswers } from './answer-ranking';
import { roomAnswers } from './answer-rooms';
import { systemAnswers } from './answer-system';
import { tipAnswers } from './answer-tips';
import type { Answer } from './call-context';

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
