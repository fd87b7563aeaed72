import type { HomeData } from '../../../domains/anchor/anchor-home-query';
import { LiveMatchAnnouncements } from '../../../domains/match/live-match-announcements';
import type { Dated } from '../../../rules/reading/asked';
import { useUnknownShows } from '../lists/use-unknown-shows';

export interface HomeNewsProps {
  /** Undefined while it is on its way. */
  readonly home: Dated<HomeData> | undefined;
  readonly readSoon: () => void;
}

export function HomeNews({ home, readSoon }: HomeNewsProps) {
  useUnknownShows(home, readSoon);
  return <LiveMatchAnnouncements matches={home?.matches} />;
}
