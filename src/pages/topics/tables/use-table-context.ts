import { useTranslations } from 'use-intl/react';
import type { Standings } from '../../../contract/football/standings';
import { useServices } from '../../../services/services';
import type { Topic } from '../data/topic';
import type { TableContext } from './standings-columns';

/** The input of the cells of this topic's tables. */
export function useTableContext(topic: Topic, seasonId: string, standings: Standings | undefined): TableContext {
  const t = useTranslations('topics.table');
  const missing = useTranslations('format')('missing');
  const { fileUrl, paths } = useServices();
  const tones = new Map(standings?.zones.map(({ zone, tone }) => [zone, tone]));
  return {
    t,
    missing,
    fileUrl,
    toneOf: ({ zone }) => (zone === undefined ? undefined : tones.get(zone)),
    teamPath: (teamId) => topic.teamPath(paths, seasonId, teamId),
  };
}
