import { useTranslations } from 'use-intl/react';
import type { LiveMatch } from '../../contract/anchor/host';
import { channels } from '../../contract/push/channels';
import { LiveClockView } from '../../domains/match/live-clock-view';
import { scoreText } from '../../domains/match/match-teams';
import { useUnspoilt } from '../../domains/match/spoilers/use-unspoilt';
import { useLiveMatch } from '../../domains/match/use-live-match';
import { useFormats } from '../../i18n/use-formats';
import { hasBegun } from '../../rules/match/live-overlay';
import type { Dated } from '../../rules/reading/asked';
import { useServices } from '../../services/services';
import { useChannel } from '../../services/use-live';
import { PartsLine } from './parts-line';

interface MineScoreProps {
  readonly match: Dated<LiveMatch>;
}

/** A match in one line: both teams with their score and the clock, or when it begins. */
export function MineScore({ match: read }: MineScoreProps) {
  const t = useTranslations('anchor');
  const { matchTime } = useFormats();
  const { now } = useServices();
  useChannel(channels.match(read.matchId));
  const match = useUnspoilt()(useLiveMatch(read));
  const home = match.masterTeamName ?? t('unknownTeam');
  const away = match.guestTeamName ?? t('unknownTeam');
  if (match.isVeiled === true) return t('versus', { home, away });
  if (!hasBegun(match)) return <PartsLine parts={[t('versus', { home, away }), matchTime(match.startDate, now())]} />;
  const scores = `${home} ${scoreText(match.homeScore)} : ${scoreText(match.awayScore)} ${away}`;
  return <PartsLine parts={[scores, <LiveClockView key="clock" match={match} />]} />;
}
