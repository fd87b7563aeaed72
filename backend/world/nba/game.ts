import type { NbaKind } from '../../../src/contract/nba/nba-codes';
import type { Fixture } from '../fixture';
import type { Script } from '../match-state';

/** Points of one period. */
export interface Period {
  readonly home: number;
  readonly away: number;
}

/** A game with what came of it, or will. Its script is made again when it is wanted: a season of them is large. */
export interface NbaGame extends Omit<Fixture, 'script'> {
  readonly seasonId: string;
  readonly kind: NbaKind;
  readonly stageId?: string;
  /** 1 east, 2 west. */
  readonly conference?: number;
  readonly seriesIndex?: number;
  readonly gameNumber?: number;
  readonly isNeutral?: boolean;
  /** Over whatever the clock says: it is on record. */
  readonly isFact: boolean;
  readonly home: number;
  readonly away: number;
  readonly periods: readonly Period[];
  /** Figures of both sides' players, see box-score.ts. */
  readonly box: Int16Array;
  readonly script: () => Script;
}

/** Whether the game is over at the instant (Unix ms). */
export const isOver = ({ isFact, endAt }: NbaGame, now: number): boolean => isFact || endAt <= now;
