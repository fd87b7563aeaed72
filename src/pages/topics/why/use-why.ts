import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { useChunk } from '../../../services/use-chunk';

interface Why {
  /** Asks about a team of the table. */
  readonly open: (teamId: string) => void;
  readonly sheet: ReactNode;
}

/** The sheet that explains a place, fetched with the first tap. `show`: the sheet of the team that was tapped. */
export function useWhy<Part>(
  load: () => Promise<Part>,
  show: (part: Part, teamId: string, close: () => void) => ReactNode,
): Why {
  const t = useTranslations();
  const { toast } = useServices();
  const [teamId, setTeamId] = useState<string>();
  const { part, hasFailed, retry } = useChunk(load, teamId !== undefined);
  const close = useCallback(() => setTeamId(undefined), []);
  useEffect(() => {
    if (!hasFailed) return;
    toast({ type: 'fail', text: t('error.title') });
    close();
    retry();
  }, [hasFailed, toast, t, retry, close]);
  return {
    open: setTeamId,
    sheet: teamId !== undefined && part !== undefined && show(part, teamId, close),
  };
}

/** Which two teams a tap on a place compares: it with the one above, the first with the one below; none where it is alone. */
export function pairOf(teams: readonly string[], teamId: string): readonly [upper: string, lower: string] | undefined {
  const place = teams.indexOf(teamId);
  const [upper, lower] = place > 0 ? [teams[place - 1], teamId] : [teamId, teams[1]];
  return place === -1 || upper === undefined || lower === undefined ? undefined : [upper, lower];
}
