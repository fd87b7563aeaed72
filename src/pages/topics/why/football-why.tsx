import { useTranslations } from 'use-intl/react';
import type { TableRow } from '../../../contract/football/standings';
import { useAudience } from '../../../domains/session/audience';
import type { Result } from '../../../rules/table/team-totals';
import type { RuleKey } from '../../../rules/table/why-above';
import { useServices } from '../../../services/services';
import type { Competition, Topic } from '../data/topic';
import { teamSeasonQuery } from '../data/topic-queries';
import { type FootballTable, levelWith, miniTable, mutualOf, whyInFootball, yearOf } from './football-rules';
import { pairOf, useMutualResults } from './mutual-results';
import { WhyView } from './why-view';
import type { Mini, WhyWriting } from './why-writing';

/** A table as it stands on the page. */
export interface WhyTable {
  readonly topic: Topic;
  readonly competition: Competition;
  readonly kind: FootballTable['kind'];
  readonly rows: readonly TableRow[];
  /** The same teams away from home. */
  readonly away: readonly TableRow[];
  /** 2024-25, or the year of a cup. */
  readonly seasonName: string | undefined;
  /** After which the table is; undefined: it is of now. */
  readonly round?: number | undefined;
  /** Matches in play that the table counts at their score. */
  readonly inPlay?: readonly Result[] | undefined;
}

interface FootballWhyProps {
  readonly table: WhyTable;
  readonly teamId: string;
  readonly onClose: () => void;
}

const MINI_KEYS: readonly RuleKey[] = ['mutualPoints', 'mutualDifference', 'mutualGoals'];
const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

const isMutual = (key: RuleKey) => key.startsWith('mutual');

/** The figures of football's rules, with their words. */
function useWriting({ rows }: WhyTable, results: readonly Result[] | undefined): WhyWriting {
  const t = useTranslations('topics.why');
  const rowOf = (id: string) => rows.find(({ teamId }) => teamId === id);
  const scores = (among: readonly string[]) =>
    mutualOf(among, results ?? [])
      .map(({ homeId, awayId, homeScore, awayScore }) => {
        const name = (id: string) => rowOf(id)?.teamName ?? id;
        return t('score', { home: name(homeId), away: name(awayId), score: `${homeScore}–${awayScore}` });
      })
      .join(' · ');
  return {
    value: (key, value) =>
      key === 'difference' || key === 'mutualDifference'
        ? signed(value)
        : key === 'playOff'
          ? t(value === 1 ? 'wonIt' : 'lostIt')
          : String(value),
    note({ key }, id) {
      const { goalsFor, goalsAgainst, deduction = 0 } = rowOf(id) ?? {};
      if (key === 'points' && deduction > 0) return t('deducted', { points: deduction });
      return key === 'difference' && goalsFor !== undefined && goalsAgainst !== undefined
        ? `${goalsFor} : ${goalsAgainst}`
        : undefined;
    },
    matches: ({ key, among }) => (key === 'mutualPoints' ? scores(among) || undefined : undefined),
    mini: ({ key, among }): Mini | undefined => {
      if (!isMutual(key) || results === undefined || !MINI_KEYS.includes(key)) return undefined;
      const lines = [...miniTable(among, results).values()];
      return {
        heads: [t('head.points'), t('head.difference'), t('head.goals')],
        rows: [...lines]
          .sort((a, b) => among.indexOf(a.teamId) - among.indexOf(b.teamId))
          .map(({ teamId, points, goalsFor, goalsAgainst }) => ({
            teamId,
            cells: [String(points), signed(goalsFor - goalsAgainst), String(goalsFor)],
          })),
        deciding: MINI_KEYS.indexOf(key),
      };
    },
  };
}

/** The reason for a team's place in a football table, against the row above (decisions.md, why above). */
export function FootballWhy({ table, teamId, onClose }: FootballWhyProps) {
  const t = useTranslations();
  const { topic, competition, kind, rows, away, inPlay = [] } = table;
  const [upperId, lowerId] = pairOf(rows, teamId);
  const ofLevel = levelWith(rows, upperId);
  const level = kind === 'all' && ofLevel.includes(lowerId) ? ofLevel : [];
  const isGroup = topic.kind === 'cups';
  const services = useServices();
  const audience = useAudience();
  const { isPending, results: ended } = useMutualResults(
    level,
    (id) => teamSeasonQuery({ services, topic, seasonId: competition.seasonId }, audience, id),
    { perTeam: isGroup ? rows.length - 1 : undefined, round: table.round },
  );
  const results = ended && [...ended, ...inPlay];
  const writing = useWriting(table, results);
  const year = yearOf(table.seasonName, competition.seasonId, services.now());
  const facts = { competitionId: competition.competitionId, year, kind, rows, away, results };
  const explain = () => whyInFootball({ ...facts, meetings: isGroup ? 1 : 2 }, upperId, lowerId);
  const name = t(`topics.competition.${competition.key}`);
  return (
    <WhyView
      {...{ rows, upperId, lowerId, isPending, explain, writing, onClose }}
      competition={name}
      isInPlay={inPlay.length > 0}
    />
  );
}
