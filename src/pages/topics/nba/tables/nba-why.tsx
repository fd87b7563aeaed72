import { useTranslations } from 'use-intl/react';
import type { NbaRanking, NbaRow } from '../../../../contract/nba/nba-standings';
import { useAudience } from '../../../../domains/session/audience';
import { useFormats } from '../../../../i18n/use-formats';
import { levelInNba, mutualRecord, whyInNba } from '../../../../rules/nba/nba-tie-breaks';
import type { Result } from '../../../../rules/table/team-totals';
import { pairOf, useMutualResults } from '../../why/mutual-results';
import { WhyView } from '../../why/why-view';
import type { WhyWriting } from '../../why/why-writing';
import { matchesOf, nbaTeamGamesQuery, useNbaOrigin } from '../data/nba-queries';

interface NbaWhyProps {
  readonly ranking: NbaRanking;
  /** The division tables of the same conference; undefined in the table of one division. */
  readonly divisions: readonly NbaRanking[] | undefined;
  readonly seasonId: string;
  readonly teamId: string;
  readonly onClose: () => void;
}

/** The figures of the NBA's rules, with their words. */
function useWriting(rows: readonly NbaRow[], games: readonly Result[] | undefined): WhyWriting {
  const t = useTranslations('topics.why');
  const formats = useFormats();
  const rowOf = (id: string) => rows.find(({ teamId }) => teamId === id);
  const record = (split: { won: number; loss: number } | undefined) => split && `${split.won}–${split.loss}`;
  return {
    value: (key, value) => (key === 'divisionLeader' ? t(value === 1 ? 'yes' : 'no') : formats.winRate(value)),
    note({ key, among }, id) {
      const row = rowOf(id);
      if (row === undefined) return undefined;
      if (key === 'rate')
        return record(row.won === undefined || row.loss === undefined ? undefined : { won: row.won, loss: row.loss });
      if (key === 'mutualRate') return games && record(mutualRecord(id, among, games));
      if (key === 'divisionRate') return record(row.divisionRecord);
      return key === 'conferenceRate' ? record(row.conferenceRecord) : undefined;
    },
    matches: ({ key, among }) =>
      key === 'mutualRate' && games !== undefined
        ? t('met', {
            count: games.filter(({ homeId, awayId }) => among.includes(homeId) && among.includes(awayId)).length,
          })
        : undefined,
    mini: ({ key, among }) =>
      key === 'mutualRate' && games !== undefined
        ? {
            heads: [t('head.won'), t('head.lost'), t('head.rate')],
            rows: among.map((teamId) => {
              const split = mutualRecord(teamId, among, games);
              const rate = split.won + split.loss === 0 ? undefined : split.won / (split.won + split.loss);
              return { teamId, cells: [String(split.won), String(split.loss), formats.winRate(rate)] };
            }),
            deciding: 2,
          }
        : undefined,
  };
}

/** The reason for a team's place in a conference or division, against the row above. */
export function NbaWhy({ ranking, divisions, seasonId, teamId, onClose }: NbaWhyProps) {
  const origin = useNbaOrigin();
  const audience = useAudience();
  const rows = ranking.rankingItem;
  const [upperId, lowerId] = pairOf(rows, teamId);
  const ofLevel = levelInNba(rows, upperId);
  const { isPending, results: games } = useMutualResults(ofLevel.includes(lowerId) ? ofLevel : [], (id) => ({
    ...nbaTeamGamesQuery(origin, audience, { teamId: id, seasonId, kind: 'regular' }),
    select: matchesOf,
  }));
  const writing = useWriting(rows, games);
  const ofDivisions = divisions?.map(({ rankingItem }) => rankingItem.map((row) => row.teamId));
  const explain = () => whyInNba({ rows, divisions: ofDivisions, games }, upperId, lowerId);
  return <WhyView {...{ rows, upperId, lowerId, isPending, explain, writing, onClose }} competition="NBA" />;
}
