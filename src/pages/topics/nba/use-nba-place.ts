import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NbaView } from '../../../contract/nba/nba-codes';
import { RUNNING_SEASON, SEASON_IDS } from './season-keys';
import { NBA_VIEWS } from './tables/views';

export const NBA_TABS = ['schedule', 'standings', 'playoffs', 'leaders'] as const;
export type NbaTab = (typeof NBA_TABS)[number];

/** Where in the NBA's page somebody is. */
export interface NbaPlace {
  readonly tab: NbaTab;
  readonly seasonId: string;
  /** Of the schedule. */
  readonly view: NbaView;
  /** The cup's bracket instead of the play-offs'. */
  readonly isCup: boolean;
}

const FIRST: NbaPlace = { tab: 'schedule', seasonId: RUNNING_SEASON, view: 'regular', isCup: false };
const CUP = 'cup';
const NO_CUP = 'playoffs';

function placeOf(params: URLSearchParams, usual: NbaPlace): NbaPlace {
  const sub = params.get('sub');
  return {
    tab: NBA_TABS.find((tab) => tab === params.get('tab')) ?? usual.tab,
    seasonId: SEASON_IDS.find((seasonId) => seasonId === params.get('season')) ?? usual.seasonId,
    view: NBA_VIEWS.find((view) => view === params.get('kind')) ?? usual.view,
    isCup: sub === null ? usual.isCup : sub === CUP,
  };
}

const isSame = (a: NbaPlace, b: NbaPlace) =>
  a.tab === b.tab && a.seasonId === b.seasonId && a.view === b.view && a.isCup === b.isCup;

/**
 * Sub page, season, kind and bracket: in the address, so that links and the way back show the same. The kept page, opened by
 * a tab whose address says nothing, stands where it was left.
 */
export function useNbaPlace() {
  const [params, setParams] = useSearchParams();
  const [last, setLast] = useState(FIRST);
  const place = placeOf(params, last);
  if (!isSame(place, last)) setLast(place);
  const choose = (chosen: Partial<NbaPlace>) => {
    const { tab, seasonId, view, isCup } = { ...place, ...chosen };
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', tab);
        next.set('season', seasonId);
        next.set('kind', view);
        next.set('sub', isCup ? CUP : NO_CUP);
        return next;
      },
      // Choosing is no step: back leads to where one came from.
      { replace: true },
    );
  };
  return { ...place, choose };
}
