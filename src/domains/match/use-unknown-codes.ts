import { useEffect, useState } from 'react';
import { type Coded, sportOf, statusOf } from '../../rules/match/match-status';
import { useServices } from '../../services/services';

const NONE: readonly Coded[] = [];

/** Tells monitoring of statuses and phases that nobody knows, once each (decisions.md, unknown code). */
export function useUnknownCodes(matches: readonly Coded[] = NONE): void {
  const { report } = useServices();
  const [told] = useState(() => new Set<string>());
  useEffect(() => {
    for (const match of matches) {
      const { matchTypeId, statusId, phase } = match;
      const code = `${sportOf(matchTypeId)} status ${statusId} phase ${phase}`;
      if (statusId === undefined || told.has(code) || statusOf(match).isKnown) continue;
      told.add(code);
      report({ kind: 'unknown-code', message: code });
    }
  }, [matches, report, told]);
}
