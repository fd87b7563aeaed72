import { useTranslations } from 'use-intl/react';
import { LiveBadge } from '../../../domains/anchor/live-badge';
import { statusOf } from '../../../rules/match/match-status';
import { useLazySheet } from '../../../services/lazy-sheet';
import { Segmented } from '../../../ui/controls/segmented';
import { LeagueTableCard } from './league-table-card';
import { leagueColumns, type ShownRow } from './standings-columns';
import { type LeagueTableProps, TableChoices } from './table-choices';
import { TableNotes } from './table-notes';
import { BASES, useAsItStands } from './use-as-it-stands';
import { useTableContext } from './use-table-context';

type Standing = ReturnType<typeof useAsItStands>;

const loadWhy = () => import('../why/football-why');

/** The matches that are counted. */
function CountedWord({ count, basis, isReckoned }: Standing) {
  const t = useTranslations('topics.table');
  if (count === 0) return t('nothingInPlay');
  if (basis === 'official') return t('withoutInPlay', { count });
  return isReckoned ? <LiveBadge text={t('inPlay', { count })} /> : t('figuresMissing');
}

const hasScore = (row: ShownRow): boolean => row.score !== undefined;

/** The way in which matches in play are counted, and those of the day that are not. */
function InPlayNotes({ rows, isReckoned, stopped }: Standing) {
  const t = useTranslations('topics.table');
  const status = useTranslations('match.status');
  return (
    <>
      <p>{isReckoned ? t('asItStandsNote', { count: rows.filter(hasScore).length }) : t('note')}</p>
      {stopped.map((match) => (
        <p key={match.matchId}>
          {t('notCounted', {
            home: match.masterTeamName ?? match.homeId ?? '',
            away: match.guestTeamName ?? match.awayId ?? '',
            status: status(statusOf(match).label),
          })}
        </p>
      ))}
    </>
  );
}

/** A league's table: as it stands while matches are in play, or the official one; all matches, those at home, those away. */
export function StandingsView({ topic, competition, table, ...choice }: LeagueTableProps) {
  const t = useTranslations('topics');
  const { venue, panelId } = choice;
  const { query, round } = table;
  const standing = useAsItStands({ topic, competition, table, venue });
  const { isNow, rows, whyFacts } = standing;
  const isPending = query.isPending || standing.isPending;
  const why = useLazySheet(loadWhy, ({ FootballWhy }, close, teamId: string) => (
    <FootballWhy
      table={{
        topic,
        competition,
        kind: venue === 'all' ? 'all' : 'venue',
        rows,
        ...whyFacts(),
        seasonName: query.data?.seasonName,
        round,
      }}
      teamId={teamId}
      onClose={close}
    />
  ));
  const onWhy = rows.length > 1 ? why.open : undefined;
  const context = { ...useTableContext(topic, competition.seasonId, query.data), onWhy };
  return (
    <>
      <TableChoices {...choice} word={isNow && !isPending && <CountedWord {...standing} />}>
        {isNow && (
          <Segmented
            label={t('table.basis')}
            segments={BASES.map((value) => ({ value, label: t(`table.${value}`) }))}
            value={standing.basis}
            onSelect={standing.choose}
            panelId={panelId}
          />
        )}
      </TableChoices>
      <LeagueTableCard
        query={{ ...query, isPending }}
        {...{ competition, venue, rows }}
        view="standings"
        columns={leagueColumns(context)}
        keyOf={({ teamId }) => teamId}
      >
        {query.data !== undefined && (
          <TableNotes standings={query.data} rows={rows}>
            <InPlayNotes {...standing} />
          </TableNotes>
        )}
      </LeagueTableCard>
      {why.sheet}
    </>
  );
}
