import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { AnchorRow } from '../../../domains/anchor/anchor-row';
import { personOf } from '../../../domains/anchor/host-view-model';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../../domains/anchor/list-skeletons';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { weekRankQuery } from '../../../domains/anchor/week-rank-query';
import { QueryState } from '../../../domains/query/query-state';
import { useAudience } from '../../../domains/session/audience';
import { useFormats } from '../../../i18n/use-formats';
import { monthDay } from '../../../i18n/wall-time';
import { isLive } from '../../../rules/anchor/streamer-display';
import { weekRange } from '../../../rules/anchor/week-rank';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { State } from '../../../ui/feedback/state';
import { Card, Section } from '../../../ui/layout/section';
import text from '../../../ui/theme/text.module.css';

/** The host's place among the others this week. */
export function RankingTab({ hostId }: { readonly hostId: string }) {
  const t = useTranslations();
  const { count } = useFormats();
  const services = useServices();
  const { fileUrl, now, paths } = services;
  const query = useQuery(weekRankQuery(services, useAudience(), 0));
  useRefetch('screen', query.refetch);
  const hosts = useLiveHosts(query.data);
  const { from, to } = weekRange(now(), 0);
  return (
    <Section
      title={t('room.weekRank')}
      end={
        <span className={cx(text.meta, text.num)}>{t('room.range', { from: monthDay(from), to: monthDay(to) })}</span>
      }
    >
      <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
        <Card>
          {hosts.length === 0 && <State art="empty" title={t('room.noRank')} />}
          {hosts.map((host, index) => {
            const isHere = host.id === hostId;
            return (
              <AnchorRow
                key={host.id}
                person={personOf(host, { t, fileUrl })}
                size={36}
                rank={host.rank ?? index + 1}
                live={isLive(host) ? 'ring' : undefined}
                to={isHere ? undefined : paths.anchorRoom(host.id)}
                badge={isHere && <Badge tone="accent">{t('room.thisRoom')}</Badge>}
                end={<span className={cx(text.strong, text.num)}>{count(host.heat)}</span>}
              />
            );
          })}
        </Card>
      </QueryState>
    </Section>
  );
}
