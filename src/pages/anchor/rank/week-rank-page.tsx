import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { channels } from '../../../contract/push/channels';
import { AnchorRow } from '../../../domains/anchor/anchor-row';
import { FollowButton } from '../../../domains/anchor/follow-button';
import { hostViewModel } from '../../../domains/anchor/host-view-model';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../../domains/anchor/list-skeletons';
import { LiveBadge } from '../../../domains/anchor/live-badge';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { type RankWeek, weekRankQuery } from '../../../domains/anchor/week-rank-query';
import { QueryState } from '../../../domains/query/query-state';
import { useAudience } from '../../../domains/session/audience';
import { useFormats } from '../../../i18n/use-formats';
import { monthDay } from '../../../i18n/wall-time';
import { showOf } from '../../../rules/anchor/show-of';
import { isLive } from '../../../rules/anchor/streamer-display';
import { movementOf, weekRange } from '../../../rules/anchor/week-rank';
import { useServices } from '../../../services/services';
import { useChannel, useRefetch } from '../../../services/use-live';
import { Segmented } from '../../../ui/controls/segmented';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { State } from '../../../ui/feedback/state';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import { Card } from '../../../ui/layout/section';
import { Pod, Podium } from '../../../ui/lists/podium';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './week-rank-page.module.css';

const ON_PODIUM = 3;

function useHostView() {
  const t = useTranslations();
  const { count } = useFormats();
  const { fileUrl, paths } = useServices();
  return (host: Host) => {
    const { name, src, tags } = hostViewModel(host, { t, fileUrl });
    const matchId = isLive(host) ? showOf(host)?.matchId : undefined;
    const to = paths.anchorRoom(host.id, matchId === undefined ? {} : { matchId });
    return { person: { name, src }, tag: tags[0], to, isOnAir: isLive(host), heat: count(host.heat) };
  };
}

function useMovement() {
  const t = useTranslations('weekRank');
  return (host: Host): string | undefined => {
    const places = movementOf(host);
    if (places === null) return undefined;
    if (places === 'new') return t('new');
    return places === 0 ? t('same') : places > 0 ? t('up', { places }) : t('down', { places: -places });
  };
}

/** The week's ranking: three on the podium, the others below with how they have moved. */
function RankBoard({ hosts }: { readonly hosts: readonly Host[] }) {
  const t = useTranslations();
  const viewOf = useHostView();
  const movement = useMovement();
  return (
    <>
      <Podium label={t('pages.weekRank')}>
        {hosts.slice(0, ON_PODIUM).map((host, index) => {
          const { person, tag, to, isOnAir, heat } = viewOf(host);
          const place = (index + 1) as 1 | 2 | 3;
          const badge = isOnAir ? <LiveBadge text={t('match.liveNow')} /> : tag && <Badge>{tag}</Badge>;
          return (
            <Pod
              key={host.id}
              name={person.name}
              portrait={person.src}
              to={to}
              place={place}
              badge={badge}
              value={heat}
              unit={t('weekRank.heat')}
            />
          );
        })}
      </Podium>
      {hosts.length > ON_PODIUM && (
        <div className={layout.apart}>
          <Card>
            {hosts.slice(ON_PODIUM).map((host, index) => {
              const { person, to, isOnAir, heat } = viewOf(host);
              return (
                <AnchorRow
                  key={host.id}
                  person={person}
                  to={to}
                  rank={host.rank ?? index + ON_PODIUM + 1}
                  live={isOnAir ? 'ring' : undefined}
                  meta={
                    <span className={styles.meta}>
                      {isOnAir && <LiveBadge text={t('match.liveNow')} />}
                      {movement(host)}
                    </span>
                  }
                  end={
                    <>
                      <span className={cx(text.strong, text.num)}>{heat}</span>
                      <span className={styles.follow}>
                        <FollowButton hostId={host.id} name={person.name} />
                      </span>
                    </>
                  }
                />
              );
            })}
          </Card>
        </div>
      )}
    </>
  );
}

/** The anchors' ranking of this week or the last. */
export default function WeekRankPage() {
  const t = useTranslations();
  const services = useServices();
  const panelId = useId();
  const [week, setWeek] = useState<RankWeek>(0);
  const query = useQuery(weekRankQuery(services, useAudience(), week));
  useChannel(channels.anchors);
  useRefetch('screen', query.refetch);
  const hosts = useLiveHosts(query.data);
  const { from, to } = weekRange(services.now(), week);
  const weeks = [
    { value: 0, label: t('weekRank.thisWeek') },
    { value: 1, label: t('weekRank.lastWeek') },
  ] as const;
  return (
    <>
      <NavBar title={t('pages.weekRank')} onBack={services.goBack} />
      <PageMain>
        <div className={styles.bar}>
          <Segmented label={t('weekRank.period')} segments={weeks} value={week} onSelect={setWeek} panelId={panelId} />
          <span className={cx(text.meta, text.num)}>
            {t('weekRank.range', { from: monthDay(from), to: monthDay(to) })}
          </span>
        </div>
        <div id={panelId} role="tabpanel" aria-label={t('pages.weekRank')}>
          <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
            {hosts.length === 0 ? (
              <State art="empty" title={t('weekRank.empty')} text={t('weekRank.emptyHint')} />
            ) : (
              <RankBoard hosts={hosts} />
            )}
          </QueryState>
        </div>
      </PageMain>
    </>
  );
}
