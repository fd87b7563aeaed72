import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { NbaRanking, NbaRow } from '../../../../contract/nba/nba-standings';
import { useAudience } from '../../../../domains/session/audience';
import { useFormats } from '../../../../i18n/use-formats';
import { levelInNba, mutualRecord, whyInNba } from '../../../../rules/nba/nba-tie-breaks';
import type { Result } from '../../../../rules/table/table-lines';
import { useServices } from '../../../../services/services';
import { WhyWaiting } from '../../why/football-why';
import { resultsAmong } from '../../why/mutual-results';
import { pairOf } from '../../why/pair-of';
import { WhyView } from '../../why/why-view';
import type { WhyTeam, WhyWriting } from '../../why/why-writing';
import { nbaTeamGamesQuery } from '../data/nba-queries';
import { useNbaSource } from '../data/use-nba-source';

interface NbaWhyProps {
  readonly ranking: NbaRanking;
  /** The division tables of the same conference; undefined in the table of one division. */
  readonly divisions: readonly NbaRanking[] | undefined;
  readonly seasonId: string;
  readonly teamId: string;
  readonly onClose: () => void;
}

/** Of more level teams the games are not asked for. */
const MOST_ASKED = 6;

function useTeams(rows: readonly NbaRow[]): ReadonlyMap<string, WhyTeam> {
  const { fileUrl } = useServices();
  return new Map(
    rows.map(({ teamId, teamName, shortName, teamLogo, rank }, index): [string, WhyTeam] => [
      teamId,
      { teamId, name: shortName ?? teamName ?? teamId, crest: teamLogo && fileUrl(teamLogo), place: rank ?? index + 1 },
    ]),
  );
}

function useMutualGames(seasonId: string, level: readonly string[]) {
  const source = useNbaSource();
  const audience = useAudience();
  const isAsked = level.length > 1 && level.length <= MOST_ASKED;
  const asked = isAsked ? level.slice(0, -1) : [];
  const readings = useQueries({
    queries: asked.map((teamId) => nbaTeamGamesQuery(source, audience, { teamId, seasonId, kind: 'regular' })),
  });
  const known = readings.flatMap(({ data }) => (data === undefined ? [] : [data.matches]));
  return {
    isPending: readings.some(({ isPending }) => isPending),
    games: isAsked && known.length === asked.length ? resultsAmong(level, known) : undefined,
  };
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
  const t = useTranslations('topics.why');
  const rows = ranking.rankingItem;
  const [upperId = '', lowerId = ''] =
    pairOf(
      rows.map((row) => row.teamId),
      teamId,
    ) ?? [];
  const ofLevel = levelInNba(rows, upperId);
  const { isPending, games } = useMutualGames(seasonId, ofLevel.includes(lowerId) ? ofLevel : []);
  const teams = useTeams(rows);
  const writing = useWriting(rows, games);
  const [upper, lower] = [teams.get(upperId), teams.get(lowerId)];
  if (upper === undefined || lower === undefined) return null;
  if (isPending) return <WhyWaiting title={t('pair', { first: upper.name, second: lower.name })} onClose={onClose} />;
  const ofDivisions = divisions?.map(({ rankingItem }) => rankingItem.map((row) => row.teamId));
  const explanation = whyInNba({ rows, divisions: ofDivisions, games }, upperId, lowerId);
  return <WhyView {...{ upper, lower, teams, explanation, writing, onClose }} competition="NBA" />;
}
