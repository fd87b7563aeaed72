import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import type { Host } from '../../../contract/host';
import { useFormats } from '../../../i18n/use-formats';
import { hostFace } from '../../../parts/anchors/host-face';
import { BookButton } from '../../../parts/follow/book-button';
import type { Ticker } from '../../../parts/matches/ticker';
import { TimeLeft } from '../../../parts/matches/time-left';
import { hostBadge, showOf } from '../../../rules/live-list';
import { isLive } from '../../../rules/streamer-display';
import { Badge } from '../../../ui/badge';
import { CoverCard } from '../../../ui/cover-card';

/** From here on a show counts down. */
const COUNTS_DOWN_MS = 60 * 60_000;

interface ShowCardProps {
  readonly host: Host;
  readonly ticker: Ticker;
}

/** A show of the live list: on air with its viewers, or to come with its time and the way to book it. */
export function ShowCard({ host, ticker }: ShowCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { fileUrl, now, paths } = useServices();
  const show = showOf(host);
  const face = hostFace(host, { t, fileUrl });
  const unknown = t('anchor.unknownTeam');
  const { masterTeamName, guestTeamName, matchId } = show ?? {};
  const hasTeams = masterTeamName !== undefined || guestTeamName !== undefined;
  const versus = t('anchor.versus', { home: masterTeamName ?? unknown, away: guestTeamName ?? unknown });
  const title = hasTeams ? versus : face.name;
  const badge = hostBadge(show);
  const common = {
    to: paths.anchorRoom(host.id, matchId === undefined ? {} : { matchId }),
    title,
    name: face.name,
    portrait: face.src,
    cover: face.cover,
    badge: badge && <Badge tone="accent">{t(`anchorLists.${badge}`)}</Badge>,
  };
  if (isLive(host)) {
    const { watcherCount } = host;
    const over = watcherCount === undefined ? undefined : ({ icon: 'eye', text: formats.count(watcherCount) } as const);
    return <CoverCard {...common} flag={{ live: t('match.liveNow') }} over={over} />;
  }
  const start = show?.startDate;
  const isNear = start !== undefined && start - now() < COUNTS_DOWN_MS;
  const when = isNear ? <TimeLeft at={start} ticker={ticker} /> : formats.matchTime(start, now());
  return (
    <CoverCard
      {...common}
      flag={{ ahead: t('anchorLists.ahead') }}
      over={{ icon: 'calendar', text: when }}
      action={matchId !== undefined && <BookButton matchId={matchId} match={title} place="block" />}
    />
  );
}
