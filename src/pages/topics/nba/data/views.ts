import { CUP_STAGES, type NbaKind, type NbaView } from '../../../../contract/nba/nba-codes';
import { NBA_SEASON } from '../../../../contract/nba/nba-seasons';
import { isShownDate } from '../../../../rules/match/date-filters';

/** In the order of the filter; the cup and the finals are lists of their own. */
export const NBA_VIEWS: readonly NbaView[] = ['regular', 'playoffs', 'preseason', 'allStar', 'finals', 'finalsCup'];

/** product.md, section 4: a finals-cup request is sent as play-offs. */
export const kindSent = (view: NbaView): NbaKind => (view === 'finalsCup' ? 'playoffs' : view);

/** The finals view shows June 2024 only (product.md, section 5), whatever season is chosen. */
export const seasonSent = (view: NbaView, seasonId: string): string =>
  view === 'finals' ? NBA_SEASON.s2324 : seasonId;

const isCup = (stageId: string | undefined) => stageId !== undefined && CUP_STAGES.has(stageId);

/** Play-offs and the cup's knockout come with the same kind: the stage tells them apart. */
export const isOfView = (view: NbaView, { stageId }: { readonly stageId?: string | undefined }): boolean =>
  view === 'finalsCup' ? isCup(stageId) : !isCup(stageId);

interface Day {
  readonly matchDate: number;
  readonly stageIds?: readonly string[] | undefined;
}

/** True when a view shows the day (product.md, section 5, date filters); a cup's day is none of the play-offs. */
export function isDayOfView(view: NbaView, { matchDate, stageIds }: Day): boolean {
  if (!isShownDate(view === 'finals' ? 'nbaFinals' : 'basketball', matchDate)) return false;
  if (stageIds === undefined || stageIds.length === 0) return view !== 'finalsCup';
  return stageIds.some((stageId) => isOfView(view, { stageId }));
}
