import { useEffect, useState } from 'react';
import type { LiveMatch } from '../../contract/anchor/host';
import { readStatus, sportOf } from '../../rules/match/match-status';
import { useServices } from '../../services/services';

type Coded = Pick<LiveMatch, 'matchTypeId' | 'statusId' | 'phase'>;
const NONE: readonly Coded[] = [];

/** Tells monitoring of statuses and phases that nobody knows, once each (decisions.md, unknown code). */
export function useUnknownCodes(matches: readonly Coded[] = NONE): void {
  const { report } = useServices();
  const [told] = useState(() => new Set<string>());
  useEffect(() => {
    for (const { matchTypeId, statusId, phase } of matches) {
      const sport = sportOf(matchTypeId);
      const code = `${sport} status ${statusId} phase ${phase}`;
      if (statusId === undefined || told.has(code) || readStatus(sport, statusId, phase).isKnown) continue;
      told.add(code);
      report({ kind: 'unknown-code', message: code });
    }
  }, [matches, report, told]);
}
