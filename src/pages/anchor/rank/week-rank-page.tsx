import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../../contract/push/channels';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../../domains/anchor/list-skeletons';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { type RankWeek, weekRankQuery } from '../../../domains/anchor/week-rank-query';
import { QueryState } from '../../../domains/query/query-state';
import { useAudience } from '../../../domains/session/audience';
import { monthDay } from '../../../i18n/wall-time';
import { weekRange } from '../../../rules/anchor/week-rank';
import { useServices } from '../../../services/services';
import { useChannel, useRefetch } from '../../../services/use-live';
import { Segmented } from '../../../ui/controls/segmented';
import { cx } from '../../../ui/cx';
import { State } from '../../../ui/feedback/state';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import text from '../../../ui/theme/text.module.css';
import { RankBoard } from './rank-board';
import styles from './week-rank-page.module.css';

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
