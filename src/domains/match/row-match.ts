import type { Host } from '../../contract/anchor/host';
import type { Standing } from '../../rules/match/match-row-view-model';
import type { Asked } from '../../rules/reading/asked';

/** A match as lists have it: of the live strip, a host's schedule, a league's fixtures. */
export interface RowMatch extends Standing, Asked {
  readonly matchId: string;
  /** Unix ms. */
  readonly startDate?: number | undefined;
  readonly masterTeamName?: string | undefined;
  readonly guestTeamName?: string | undefined;
  /** Short names for a narrow place; without them the name is cut. */
  readonly homeShortName?: string | undefined;
  readonly awayShortName?: string | undefined;
  /** File ids; without them the crests are asked for when the row is seen. */
  readonly homeLogo?: string | undefined;
  readonly awayLogo?: string | undefined;
  /** The anchors who show it, as this viewer may see them. */
  readonly hostList?: readonly Host[] | undefined;
  /** Somebody who has no room of this app shows it now: the portal's page does. */
  readonly isLiveOutside?: boolean | undefined;
  readonly matchSource?: string | undefined;
  /** Its score is hidden until it is asked for. */
  readonly isVeiled?: boolean | undefined;
}
