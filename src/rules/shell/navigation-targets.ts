import { readStatus, type Sport } from '../match/match-status';

/** A page of the portal: its path and what it is told (product.md, section 2, navigation targets outside this app). */
export interface NavigationTarget {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

interface TargetMatch {
  readonly sport: Sport;
  readonly matchId: string;
  readonly statusId?: number | undefined;
}

interface Context {
  /** An anchor of this match that the football page begins with. */
  readonly hostId?: string | undefined;
  readonly tab?: string | undefined;
  readonly messageId?: string | undefined;
  /** Bet type codes of section 9 of product.md: 1 today to 6 live; `pt` of the basketball page. */
  readonly betType?: number | undefined;
}

/** `sid` of the basketball pages: the sport type (decisions.md, sport types). */
const BASKETBALL_SID = '2';

function target(path: string, params: Readonly<Record<string, string | undefined>>): NavigationTarget {
  const known = Object.entries(params).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '');
  return { path, params: Object.fromEntries(known) };
}

/** The portal's page of a match: details before its end, results after it (decisions.md, outside targets). `prefix` is stSportPath. */
export function matchTarget(prefix: string, match: TargetMatch, context: Context = {}): NavigationTarget {
  const { sport, matchId, statusId } = match;
  const isOver = readStatus(sport, statusId).group === 'ended';
  const { hostId, tab, messageId, betType } = context;
  if (sport === 'football') {
    return isOver
      ? target(`${prefix}/result-detail`, { matchId })
      : target(`${prefix}/match-detail`, { matchId, hostId, tab });
  }
  const sid = BASKETBALL_SID;
  return isOver
    ? target(`${prefix}/match-result/bb`, { sid, matchId })
    : target(`${prefix}/B/match-detail`, { sid, matchId, messageId, pt: betType?.toString(), ot: '1' });
}

/** A match's live anchor whose room is not one of this app's. */
export const liveTarget = (
  prefix: string,
  {
    matchId,
    hostId,
    matchSource,
  }: Readonly<Record<'hostId' | 'matchSource', string | undefined>> & { readonly matchId: string },
): NavigationTarget => target(`${prefix}/live`, { matchId, hostId, matchSource });

/** For `openLink`, which decides whether it is an event, a jump of the native app or an address. */
export const targetHref = ({ path, params }: NavigationTarget): string => {
  const query = new URLSearchParams(params).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** The portal's red envelopes of a show (decisions.md, pages added); its path is a guess that stands here alone. */
export const envelopeTarget = (show: { readonly matchId: string; readonly hostId: string }): NavigationTarget =>
  target('/red-envelope', show);

/** The portal's gold mall, for topping up and rising; its path is a guess that stands here alone. */
export const mallTarget = (why: 'recharge' | 'vip' | 'coins'): NavigationTarget => target('/gold-mall', { from: why });

/** The portal's page on help and limits (decisions.md, Responsible use); ours until its address is known. */
export const HELP_TARGET: NavigationTarget = target('/help/responsible-play', {});
