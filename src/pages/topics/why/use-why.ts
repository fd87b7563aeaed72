import { type ReactNode, useCallback, useState } from 'react';
import { useSheetPart } from '../../../services/use-chunk';

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
  const [teamId, setTeamId] = useState<string>();
  const close = useCallback(() => setTeamId(undefined), []);
  const part = useSheetPart(load, teamId !== undefined, close);
  return {
    open: setTeamId,
    sheet: teamId !== undefined && part !== undefined && show(part, teamId, close),
  };
}

/** The two teams that a tap on a place compares: it with the one above, the first with the one below; none for a team alone. */
export function pairOf(teams: readonly string[], teamId: string): readonly [upper: string, lower: string] | undefined {
  const place = teams.indexOf(teamId);
  const [upper, lower] = place > 0 ? [teams[place - 1], teamId] : [teamId, teams[1]];
  return place === -1 || upper === undefined || lower === undefined ? undefined : [upper, lower];
}
