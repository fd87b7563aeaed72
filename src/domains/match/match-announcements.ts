import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LiveMatch } from '../../contract/anchor/host';
import { statusOf } from '../../rules/match/match-status';
import { teamsOf } from './use-versus';

/** The fields of a match that its news need. */
type Told = Pick<
  LiveMatch,
  'matchId' | 'matchTypeId' | 'masterTeamName' | 'guestTeamName' | 'statusId' | 'phase' | 'homeScore' | 'awayScore'
>;
type Announcement = { readonly kind: 'goal' | 'status'; readonly match: Told };

const scoreOf = ({ homeScore, awayScore }: Told) => (homeScore ?? 0) + (awayScore ?? 0);

/** The last thing that happened in the matches of `watched` between two readings. */
export function announcementsOf(
  before: readonly Told[],
  after: readonly Told[],
  watched: ReadonlySet<string>,
): Announcement | undefined {
  const known = new Map(before.map((match) => [match.matchId, match]));
  const announcements = after.flatMap((match): Announcement[] => {
    const last = known.get(match.matchId);
    if (last === undefined || !watched.has(match.matchId)) return [];
    if (scoreOf(match) > scoreOf(last)) return [{ kind: 'goal', match }];
    return match.statusId === last.statusId ? [] : [{ kind: 'status', match }];
  });
  return announcements.at(-1);
}

/** The live region's words about `watched` matches: goals and statuses (decisions.md, accessibility). */
export function useMatchAnnouncements(matches: readonly Told[], watched: ReadonlySet<string>): string {
  const t = useTranslations();
  const [known, setKnown] = useState({ matches, text: '' });
  if (known.matches !== matches) {
    const announcements = announcementsOf(known.matches, matches, watched);
    setKnown({ matches, text: announcements === undefined ? known.text : wordsOf(announcements, t) });
  }
  return known.text;
}

function wordsOf({ kind, match }: Announcement, t: ReturnType<typeof useTranslations<never>>): string {
  const { home, away, versus } = teamsOf(t, match);
  if (kind === 'goal') {
    return t('anchor.goal', { home, away, homeScore: match.homeScore ?? 0, awayScore: match.awayScore ?? 0 });
  }
  const { label } = statusOf(match);
  return t('anchor.statusChanged', { match: versus, status: t(`match.status.${label}`) });
}
