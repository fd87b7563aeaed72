import type { LiveMatch } from '../../../contract/anchor/host';
import type { Dated } from '../../../rules/reading/asked';
import { useChunk } from '../../../services/use-chunk';

/** The spoken words, never seen: they need not come with the first screen. */
const load = () => import('../../../domains/match/live-match-announcements');

interface SpokenNewsProps {
  /** Undefined while they are on their way. */
  readonly matches: readonly Dated<LiveMatch>[] | undefined;
}

/** Goals and changes of status, spoken. A component of its own: when its code comes, the page does not render for it. */
export function SpokenNews({ matches }: SpokenNewsProps) {
  const { chunk } = useChunk(load, matches !== undefined);
  return chunk === undefined ? null : <chunk.LiveMatchAnnouncements matches={matches} />;
}
