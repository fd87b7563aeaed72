import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { BookButton } from '../../../domains/anchor/book-button';
import { CoverCard } from '../../../domains/anchor/cover-card';
import { hostViewModel } from '../../../domains/anchor/host-view-model';
import { TimeLeft } from '../../../domains/match/time-left';
import { useFormats } from '../../../i18n/use-formats';
import { showOf } from '../../../rules/anchor/show-of';
import { isLive } from '../../../rules/anchor/streamer-display';
import { useServices } from '../../../services/services';
import { Badge } from '../../../ui/feedback/badge';
import { hostBadge } from './live-list';

/** From here on a show counts down. */
const COUNTS_DOWN_MS = 60 * 60_000;

/** With its words: figures alone read as a time of day. */
function Countdown(left: ComponentProps<typeof TimeLeft>) {
  const t = useTranslations('programme');
  return (
    <>
      {t('startsIn')} <TimeLeft {...left} />
    </>
  );
}

interface ShowCardProps {
  readonly host: Host;
}

/** A show of the live list: on air with its viewers, or to come with its time and the way to book it. */
export function ShowCard({ host }: ShowCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { fileUrl, now, paths } = useServices();
  const show = showOf(host);
  const viewModel = hostViewModel(host, { t, fileUrl });
  const unknown = t('anchor.unknownTeam');
  const { masterTeamName, guestTeamName, matchId } = show ?? {};
  const hasTeams = masterTeamName !== undefined || guestTeamName !== undefined;
  const versus = t('anchor.versus', { home: masterTeamName ?? unknown, away: guestTeamName ?? unknown });
  const title = hasTeams ? versus : viewModel.name;
  const badge = hostBadge(show);
  const common = {
    to: paths.anchorRoom(host.id, matchId === undefined ? {} : { matchId }),
    title,
    name: viewModel.name,
    portrait: viewModel.src,
    cover: viewModel.cover,
    badge: badge && <Badge tone="accent">{t(`anchorLists.${badge}`)}</Badge>,
  };
  if (isLive(host)) {
    const { watcherCount } = host;
    const over = watcherCount === undefined ? undefined : ({ icon: 'eye', text: formats.count(watcherCount) } as const);
    return <CoverCard {...common} flag={{ live: t('match.liveNow') }} over={over} />;
  }
  const start = show?.startDate;
  const isNear = start !== undefined && start - now() < COUNTS_DOWN_MS;
  const when = isNear ? <Countdown at={start} /> : formats.matchTime(start, now());
  return (
    <CoverCard
      {...common}
      flag={{ ahead: t('anchorLists.ahead') }}
      over={{ icon: 'calendar', text: when }}
      action={matchId !== undefined && <BookButton matchId={matchId} match={title} place="block" />}
    />
  );
}
