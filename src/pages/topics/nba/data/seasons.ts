import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { NbaKind } from '../../../../contract/nba/nba-codes';
import type { NbaMatchDate } from '../../../../contract/nba/nba-match';
import { NBA_SEASON, NBA_SEASON_IDS } from '../../../../contract/nba/nba-seasons';
import { isShownDate, serverDay } from '../../../../rules/match/date-filters';
import { nbaCalendarQuery, useNbaOrigin } from './nba-queries';

type SeasonKey = keyof typeof NBA_SEASON;

const KEYS = Object.keys(NBA_SEASON) as SeasonKey[];

/** The text key of a season's name, for seasons that the data has not named yet. */
export const seasonKey = (seasonId: string): SeasonKey => KEYS.find((key) => NBA_SEASON[key] === seasonId) ?? 's2425';

/** Newest first. */
export const SEASON_IDS: readonly string[] = NBA_SEASON_IDS;
export const RUNNING_SEASON: string = NBA_SEASON.s2425;

/** A season begins in autumn: from this month on a day belongs to the season of its year. */
const FIRST_MONTH = 8;

/** The name of a season by its days (decisions.md, NBA seasons): their own (an addition), else by their years, 2024-25. */
export function seasonLabel(days: readonly NbaMatchDate[]): string | undefined {
  const [first] = [...days].sort((a, b) => a.matchDate - b.matchDate);
  if (first === undefined) return undefined;
  const [year = '', month = ''] = serverDay(first.matchDate).split('-');
  const begun = Number(year) - (Number(month) < FIRST_MONTH ? 1 : 0);
  return first.seasonName ?? `${begun}-${String((begun + 1) % 100).padStart(2, '0')}`;
}

/** A season to choose. */
export interface SeasonChoice {
  readonly value: string;
  readonly label: string;
  /** It has a day that is shown (product.md, section 5, date filters); one that is not read yet may have. */
  readonly hasDays: boolean;
}

/** The seasons, newest first, called as the days of a kind of game say; `isRead`: of which the days are asked for. */
export function useSeasons(isRead: (seasonId: string) => boolean, kind: NbaKind = 'regular'): readonly SeasonChoice[] {
  const t = useTranslations('nba');
  const origin = useNbaOrigin();
  const results = useQueries({
    queries: SEASON_IDS.map((id) => ({ ...nbaCalendarQuery(origin, id, kind), enabled: isRead(id) })),
  });
  return SEASON_IDS.map((value, index) => {
    const days = results[index]?.data;
    return {
      value,
      label: (days && seasonLabel(days)) ?? t(`seasons.${seasonKey(value)}`),
      hasDays: days === undefined || days.some(({ matchDate }) => isShownDate('basketball', matchDate)),
    };
  });
}
