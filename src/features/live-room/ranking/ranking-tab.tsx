import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import { useFormats } from '../../../i18n/use-formats';
import { wallTime } from '../../../i18n/wall-time';
import { hostFace } from '../../../parts/anchors/host-face';
import { weekRankQuery } from '../../../parts/anchors/week-rank-query';
import type { Audience } from '../../../parts/page/audience';
import { QueryState } from '../../../parts/page/query-state';
import { isLive } from '../../../rules/streamer-display';
import { weekRange } from '../../../rules/week-rank';
import { AnchorRow } from '../../../ui/anchor-row';
import { Badge } from '../../../ui/badge';
import { cx } from '../../../ui/cx';
import { ROWS_HEIGHT_PX, RowsBones } from '../../../ui/list-skeletons';
import { Card, Section } from '../../../ui/section';
import { State } from '../../../ui/state';
import text from '../../../ui/text.module.css';
import styles from './ranking-tab.module.css';

const dayOf = (at: number) => {
  const { month, day } = wallTime(at);
  return `${month}-${day}`;
};

/** Where the host stands among the others this week. */
export function RankingTab({ hostId, audience }: { readonly hostId: string; readonly audience: Audience }) {
  const t = useTranslations();
  const { count } = useFormats();
  const services = useServices();
  const { fileUrl, now, paths } = services;
  const query = useQuery(weekRankQuery(services, audience, 0));
  const hosts = query.data?.hosts ?? [];
  const { from, to } = weekRange(now(), 0);
  return (
    <Section
      title={t('room.weekRank')}
      end={<span className={cx(text.meta, text.num)}>{t('room.range', { from: dayOf(from), to: dayOf(to) })}</span>}
    >
      <QueryState query={query} bones={<RowsBones />} space={ROWS_HEIGHT_PX}>
        <Card>
          {hosts.length === 0 && <State art="empty" title={t('room.noRank')} />}
          {hosts.map((host, index) => {
            const { name, src } = hostFace(host, { t, fileUrl });
            const isHere = host.id === hostId;
            return (
              <AnchorRow
                key={host.id}
                name={name}
                portrait={src}
                size={36}
                rank={host.rank ?? index + 1}
                isLive={isLive(host)}
                to={isHere ? undefined : paths.anchorRoom(host.id)}
                badge={isHere && <Badge tone="accent">{t('room.thisRoom')}</Badge>}
                end={<span className={cx(styles.heat, text.num)}>{count(host.heat)}</span>}
              />
            );
          })}
        </Card>
      </QueryState>
    </Section>
  );
}
