import { COMPETITION } from '../../../src/contract/football/football-codes';
import type { Words } from '../people/origins';

interface RuleLabels {
  readonly competitionId: string;
  readonly from: number;
  readonly words: Words;
}

/** How level teams are ordered, in words (decisions.md, football tables); the newest that has begun holds. */
const RULES: readonly RuleLabels[] = [
  {
    competitionId: COMPETITION.premierLeague,
    from: 0,
    words: {
      zh: '同分时依次比净胜球、进球数；涉及冠军、欧战资格或降级时再比相互战绩、相互客场进球，仍相同则附加赛。',
      en: 'Level on points: goal difference, then goals scored; for the title, European places and relegation also head-to-head points, head-to-head away goals, then a play-off.',
    },
  },
  {
    competitionId: COMPETITION.laLiga,
    from: 0,
    words: {
      zh: '同分时先比相互战绩（须打完全部相互比赛，此前先比净胜球）、相互净胜球，再比净胜球、进球数；三队以上同分按小联赛。',
      en: 'Level on points: head-to-head points and difference once all mutual matches are played (goal difference before that), then goal difference and goals; three or more teams form a mini-league.',
    },
  },
  {
    competitionId: COMPETITION.serieA,
    from: 0,
    words: {
      zh: '同分时依次比相互战绩、相互净胜球、净胜球、进球数、抽签；争冠或保级同分须加赛一场。',
      en: 'Level on points: head-to-head points and difference, then goal difference, goals, drawing of lots; a play-off for the title and for staying up.',
    },
  },
  {
    competitionId: COMPETITION.bundesliga,
    from: 0,
    words: {
      zh: '同分时比净胜球、进球数，仍相同则并列；赛季结束时再比相互总比分、相互客场进球、客场进球，最后加赛。',
      en: 'Level on points: goal difference, then goals, else a shared rank; at the end also the head-to-head aggregate, head-to-head away goals, away goals, then a play-off.',
    },
  },
  {
    competitionId: COMPETITION.ligue1,
    from: 0,
    words: {
      zh: '同分时依次比净胜球、相互战绩、相互净胜球、相互进球、相互客场进球、进球数、客场进球。',
      en: 'Level on points: goal difference, head-to-head points, difference, goals and away goals, then goals and away goals.',
    },
  },
  {
    competitionId: COMPETITION.ligue1,
    from: 2025,
    words: {
      zh: '同分时依次比相互战绩、相互净胜球、净胜球、进球数、胜场、客场胜场。',
      en: 'Level on points: head-to-head points and difference, then goal difference, goals, wins, away wins.',
    },
  },
  {
    competitionId: COMPETITION.euro,
    from: 0,
    words: {
      zh: '同分时比相互积分、净胜球、进球数（对仍相同的球队重新计算），再比净胜球、进球数、公平竞赛、预选赛排名。',
      en: 'Level on points: head-to-head points, difference and goals, applied again to teams still level; then goal difference, goals, discipline, qualifying rank.',
    },
  },
  {
    competitionId: COMPETITION.worldCup,
    from: 0,
    words: {
      zh: '同分时依次比净胜球、进球数、相互战绩、公平竞赛积分、抽签。',
      en: 'Level on points: goal difference, goals, head-to-head, fair play, drawing of lots.',
    },
  },
  {
    competitionId: COMPETITION.worldCup,
    from: 2026,
    words: {
      zh: '同分时先比相互战绩，再比净胜球、进球数、公平竞赛积分、国际足联排名。',
      en: 'Level on points: head-to-head first, then goal difference, goals, fair play, FIFA ranking.',
    },
  },
];

export const ruleLabels = (competitionId: string, year: number): Words | undefined =>
  RULES.filter((rule) => rule.competitionId === competitionId && rule.from <= year).at(-1)?.words;
