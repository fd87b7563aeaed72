import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { LIVE_TAB } from '../../../contract/codes';
import { channels } from '../../../contract/push/channels';
import { BookButton } from '../../../domains/anchor/book-button';
import { CoverCard, CoverGrid } from '../../../domains/anchor/cover-card';
import { hostViewModel } from '../../../domains/anchor/host-view-model';
import { COVER_GRID_HEIGHT_PX, CoverGridSkeleton } from '../../../domains/anchor/list-skeletons';
import { subscriptionStore } from '../../../domains/anchor/subscription-store';
import { TimeLeft } from '../../../domains/match/time-left';
import { useVersus } from '../../../domains/match/use-versus';
import { ItemBoundary } from '../../../domains/query/item-boundary';
import { QueryState } from '../../../domains/query/query-state';
import { usePull } from '../../../domains/query/use-pull';
import { sessionStore } from '../../../domains/session/session-store';
import { useFormats } from '../../../i18n/use-formats';
import { showOf } from '../../../rules/anchor/show-of';
import { isLive } from '../../../rules/anchor/streamer-display';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { useChannel, useRefetch } from '../../../services/use-live';
import { isLoggedIn } from '../../../session/session-state';
import { Button } from '../../../ui/controls/button';
import { Badge } from '../../../ui/feedback/badge';
import { State } from '../../../ui/feedback/state';
import { Section } from '../../../ui/layout/section';
import { filterHosts } from './list-filters';
import type { ListFilter, ListOrder } from './list-url-state';
import { byLeague, byViewers, hostBadge, type LiveTab } from './live-list';
import { useLiveList } from './use-live-list';
import { useUnknownShows } from './use-unknown-shows';

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

/** A show of the live list: on air with its viewers, or to come with its time and the way to book it. */
function ShowCard({ host }: { readonly host: Host }) {
  const t = useTranslations();
  const formats = useFormats();
  const { fileUrl, now, paths } = useServices();
  const show = showOf(host);
  const viewModel = hostViewModel(host, { t, fileUrl });
  const versus = useVersus();
  const { masterTeamName, guestTeamName, matchId } = show ?? {};
  const hasTeams = masterTeamName !== undefined || guestTeamName !== undefined;
  const title = show && hasTeams ? versus(show) : viewModel.name;
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
  if (show === undefined) return <CoverCard {...common} />;
  const start = show.startDate;
  const isNear = start !== undefined && start - now() < COUNTS_DOWN_MS;
  const when = isNear ? <Countdown at={start} /> : formats.matchTime(start, now());
  return (
    <CoverCard
      {...common}
      flag={{ ahead: t('anchorLists.ahead') }}
      over={{ icon: 'calendar', text: when }}
      action={matchId !== undefined && <BookButton matchId={matchId} match={title} spot="block" />}
    />
  );
}

/** The reason of an empty list: a visitor follows nobody, or there is just nobody. */
function Nobody({ filter }: { readonly filter: ListFilter }) {
  const t = useTranslations();
  const { askLogin } = useServices();
  const isMember = useStore(sessionStore, isLoggedIn);
  if (filter !== 'following' || isMember) {
    const hint = t(filter === 'following' ? 'anchorLists.followHint' : 'anchor.noAnchorsHint');
    return <State art="empty" title={t('anchor.noAnchors')} text={hint} />;
  }
  return (
    <State
      art="login"
      title={t('state.needsLogin')}
      text={t('state.needsLoginHint')}
      action={<Button onClick={() => askLogin()}>{t('action.logIn')}</Button>}
    />
  );
}

interface CardsProps {
  readonly hosts: readonly Host[];
}

const Cards = ({ hosts }: CardsProps) => (
  <CoverGrid>
    {hosts.map((host) => (
      <ItemBoundary key={host.id} item={{ host: host.id }}>
        <ShowCard host={host} />
      </ItemBoundary>
    ))}
  </CoverGrid>
);

/** A section for each league that somebody shows. */
function LeagueCards({ hosts }: CardsProps) {
  const t = useTranslations('anchorLists');
  return byLeague(hosts).map(({ league = t('otherMatches'), hosts: some }) => (
    <Section key={league} title={league}>
      <Cards hosts={some} />
    </Section>
  ));
}

interface ShowListProps {
  readonly tab: LiveTab;
  readonly filter: ListFilter;
  readonly order: ListOrder;
}

/** The shows of one tab, filtered; asks again when pulled, when it comes back, and while there is no push. */
export function ShowList({ tab, filter, order }: ShowListProps) {
  const { query, hostsOf } = useLiveList();
  const followed = useStore(subscriptionStore, (state) => state.hosts);
  useChannel(channels.anchors);
  useUnknownShows(query.data, useRefetch('screen', query.refetch));
  const { refetch, data } = query;
  const filtered = filterHosts(hostsOf(tab), filter, followed);
  const shown = order === 'viewers' && tab === LIVE_TAB.live ? byViewers(filtered, data?.hosts ?? []) : filtered;
  const { puller } = usePull(refetch);
  return (
    <QueryState query={query} skeleton={<CoverGridSkeleton />} space={COVER_GRID_HEIGHT_PX}>
      {puller}
      {shown.length === 0 && <Nobody filter={filter} />}
      {order === 'league' ? <LeagueCards hosts={shown} /> : <Cards hosts={shown} />}
    </QueryState>
  );
}
