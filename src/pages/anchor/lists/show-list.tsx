import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../../contract/push/channels';
import { CoverGrid } from '../../../domains/anchor/cover-card';
import { COVER_GRID_HEIGHT_PX, CoverGridSkeleton } from '../../../domains/anchor/list-skeletons';
import { subscriptionStore } from '../../../domains/anchor/subscription-store';
import { ItemBoundary } from '../../../domains/query/item-boundary';
import { QueryState } from '../../../domains/query/query-state';
import { sessionStore } from '../../../domains/session/session-store';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { useChannel, useRefetch } from '../../../services/use-live';
import { isLoggedIn } from '../../../session/session-state';
import { Button } from '../../../ui/controls/button';
import { State } from '../../../ui/feedback/state';
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh';
import { filterHosts } from './list-filters';
import type { ListFilter } from './list-url-state';
import type { LiveTab } from './live-list';
import { ShowCard } from './show-card';
import { useLiveList } from './use-live-list';

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

/** The shows of one tab, filtered; asks again when pulled, when it comes back, and while there is no push. */
export function ShowList({ tab, filter }: { readonly tab: LiveTab; readonly filter: ListFilter }) {
  const { scrollContainer } = useServices();
  const { query, hostsOf } = useLiveList();
  const followed = useStore(subscriptionStore, (state) => state.hosts);
  const [isPulled, setIsPulled] = useState(false);
  useChannel(channels.anchors);
  useRefetch('screen', query.refetch);
  const { refetch } = query;
  const shown = filterHosts(hostsOf(tab), filter, followed);
  const refresh = async () => {
    setIsPulled(true);
    await refetch();
    setIsPulled(false);
  };
  return (
    <QueryState query={query} skeleton={<CoverGridSkeleton />} space={COVER_GRID_HEIGHT_PX}>
      <PullToRefresh container={scrollContainer} isRefreshing={isPulled} onRefresh={() => void refresh()} />
      {shown.length === 0 && <Nobody filter={filter} />}
      <CoverGrid>
        {shown.map((host) => (
          <ItemBoundary key={host.id} item={{ host: host.id }}>
            <ShowCard host={host} />
          </ItemBoundary>
        ))}
      </CoverGrid>
    </QueryState>
  );
}
