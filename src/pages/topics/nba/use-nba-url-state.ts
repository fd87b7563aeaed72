import type { NbaView } from '../../../contract/nba/nba-codes';
import { oneOf, useUrlState, yesOrNo } from '../../../services/use-url-state';
import { RUNNING_SEASON, SEASON_IDS } from './data/season-keys';
import { NBA_VIEWS } from './data/views';

export const NBA_TABS = ['schedule', 'standings', 'playoffs', 'leaders'] as const;
export type NbaTab = (typeof NBA_TABS)[number];

/** The place within the NBA's page. */
export interface NbaUrlState {
  readonly tab: NbaTab;
  readonly seasonId: string;
  /** Of the schedule. */
  readonly view: NbaView;
  /** The cup's bracket instead of the play-offs'. */
  readonly isCup: boolean;
}

const FIELDS = {
  tab: oneOf<NbaTab>('tab', NBA_TABS),
  seasonId: oneOf<string>('season', SEASON_IDS),
  view: oneOf<NbaView>('kind', NBA_VIEWS),
  isCup: yesOrNo('sub', 'cup', 'playoffs'),
};
const FIRST: NbaUrlState = { tab: 'schedule', seasonId: RUNNING_SEASON, view: 'regular', isCup: false };

/** Sub page, season, kind and bracket. */
export function useNbaUrlState() {
  const [place, choose] = useUrlState<NbaUrlState>({ fields: FIELDS, usual: FIRST, memory: 'each' });
  return { ...place, choose };
}
