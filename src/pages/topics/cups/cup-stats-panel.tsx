import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { RankedPlayer } from '../../../contract/football/football-player';
import { QueryState } from '../../../domains/query/query-state';
import { isAbsent } from '../../../http/call-error';
import { useFormats } from '../../../i18n/use-formats';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import { StatRow } from '../../../ui/lists/stat-row';
import text from '../../../ui/theme/text.module.css';
import type { Topic } from '../data/topic';
import { Leaders } from '../layout/leader-row';
import { NoData } from '../layout/no-data';
import { LEADERS_HEIGHT_PX, LeadersSkeleton } from '../layout/topic-skeletons';
import { TableLegend } from '../tables/table-legend';
import { figureRows, wholePlaces } from './cup-figures';
import { FigureRowsTable } from './figure-rows-table';
import styles from './groups-panel.module.css';
import { cardsOf, goalsOfTeams, useCupFigures } from './use-cup-figures';

const AVERAGE_DECIMALS = 2;

interface BestPlayersProps {
  readonly title: string;
  readonly meta?: ReactNode;
  readonly query: UseQueryResult<readonly RankedPlayer[]>;
}

/** The best players of a cup by one figure; nothing where the server ranks none. */
function BestPlayers({ title, meta, query }: BestPlayersProps) {
  const t = useTranslations('topics.cupStats');
  const { money } = useFormats();
  const { shown, first, next } = wholePlaces(query.data ?? []);
  if (isAbsent(query.error) || (query.data !== undefined && shown.length === 0)) return null;
  const noteOf = ({ appearances = 0, penalties = 0 }: RankedPlayer) =>
    [
      ...(appearances > 0 ? [t('matches', { count: appearances })] : []),
      ...(penalties > 0 ? [t('penalties', { count: penalties })] : []),
    ].join(' · ');
  const notes = [
    ...(first !== undefined && first > 1 ? [t('shareFirst', { count: first })] : []),
    ...(next === undefined ? [] : [t('next', { count: next.count ?? 0, value: next.value })]),
  ];
  return (
    <TitledSection title={title} meta={meta}>
      <Card>
        {query.data === undefined ? (
          <QueryState query={query} skeleton={<LeadersSkeleton />} space={LEADERS_HEIGHT_PX}>
            {null}
          </QueryState>
        ) : (
          <Leaders players={shown} write={money} noteOf={noteOf} />
        )}
        {notes.length > 0 && (
          <TableLegend zones={[]}>
            <p>{notes.join(' · ')}</p>
          </TableLegend>
        )}
      </Card>
    </TitledSection>
  );
}

/** A whole cup in figures: its matches and goals, who scored and helped, the cards and the goals of its teams. */
export function CupStatsPanel({ topic, seasonId }: { readonly topic: Topic; readonly seasonId: string }) {
  const t = useTranslations('topics.cupStats');
  const tables = useTranslations('topics.table');
  const { results, teams, scorers, assists, figures, hasHidden, query } = useCupFigures(topic, seasonId);
  const goals = results.reduce((sum, { homeScore, awayScore }) => sum + homeScore + awayScore, 0);
  const own = figures.data?.map(({ ownGoals }) => ownGoals).filter((count) => count !== undefined) ?? [];
  const cards = figureRows(cardsOf(figures.data ?? []).filter(({ teamId }) => teams.has(teamId)));
  const context = { teams, topic, seasonId };
  const hidden = <p className={text.meta}>{tables('withoutToday')}</p>;
  return (
    <QueryState query={query} skeleton={<LeadersSkeleton />} space={LEADERS_HEIGHT_PX}>
      {results.length === 0 ? (
        <>
          <NoData />
          {hasHidden && hidden}
        </>
      ) : (
        <div className={styles.stack}>
          <Card>
            <StatRow
              stats={[
                { key: t('matchesHead'), value: String(results.length) },
                { key: t('goalsHead'), value: String(goals) },
                { key: t('goalsEach'), value: (goals / results.length).toFixed(AVERAGE_DECIMALS) },
                ...(own.length === 0 || hasHidden
                  ? []
                  : [{ key: t('ownGoals'), value: String(own.reduce((sum, count) => sum + count, 0)) }]),
              ]}
            />
          </Card>
          <BestPlayers title={t('scorers')} meta={t('withoutShootouts')} query={scorers} />
          <BestPlayers title={t('assists')} query={assists} />
          {cards.length > 0 && (
            <TitledSection title={t('cards')} meta={t('byTeam')}>
              <FigureRowsTable {...context} kind="cards" rows={cards} />
            </TitledSection>
          )}
          <TitledSection title={t('teamGoals')} meta={t('withExtraTime')}>
            <FigureRowsTable {...context} kind="goals" rows={figureRows(goalsOfTeams(results))}>
              <TableLegend zones={[]}>
                <p>{t('note', { matches: results.length, teamMatches: 2 * results.length })}</p>
                {hasHidden && hidden}
              </TableLegend>
            </FigureRowsTable>
          </TitledSection>
        </div>
      )}
    </QueryState>
  );
}
