import type { Moment } from '../../contract/moment/moment';

/** A page as it was asked for; page 1 begins the list anew. */
export interface MomentBatch {
  readonly page: number;
  readonly list: readonly Moment[];
}

/**
 * product.md, section 4: replaced on page 1, appended on later pages; what moved down a page meanwhile is not shown
 * twice.
 */
export function mergedMoments(batches: readonly MomentBatch[]): Moment[] {
  const byId = new Map<string, Moment>();
  for (const batch of batches) {
    if (batch.page <= 1) byId.clear();
    for (const moment of batch.list) if (!byId.has(moment.id)) byId.set(moment.id, moment);
  }
  return [...byId.values()];
}
