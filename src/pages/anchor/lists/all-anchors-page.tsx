import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { LIVE_TAB } from '../../../contract/codes';
import { useFormats } from '../../../i18n/use-formats';
import { showOf } from '../../../rules/anchor/show-of';
import { useServices } from '../../../services/services';
import { TabPanel, Tabs } from '../../../ui/controls/tabs';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import { ListFilters } from './list-filters';
import { useListUrlState } from './list-url-state';
import type { LiveTab } from './live-list';
import { ShowList } from './show-list';
import { useLiveList } from './use-live-list';

/** All anchors: on air, coming soon, scheduled. */
export default function AllAnchorsPage() {
  const t = useTranslations();
  const services = useServices();
  const id = useId();
  const { tab, filter, order, selectTab, selectFilter, selectOrder } = useListUrlState();
  const { count } = useFormats();
  const { isRead, hostsOf } = useLiveList();
  const countOf = (one: LiveTab) => (isRead ? count(hostsOf(one).length) : undefined);
  const tabs = [
    { value: LIVE_TAB.live, label: t('anchorLists.live'), count: countOf(LIVE_TAB.live) },
    { value: LIVE_TAB.comingSoon, label: t('anchorLists.soon'), count: countOf(LIVE_TAB.comingSoon) },
    { value: LIVE_TAB.scheduled, label: t('anchorLists.scheduled'), count: countOf(LIVE_TAB.scheduled) },
  ];
  return (
    <>
      <NavBar title={t('pages.allAnchors')} onBack={services.goBack} />
      <PageMain>
        <Tabs id={id} label={t('anchorLists.tabs')} tabs={tabs} value={tab} onSelect={selectTab} sticky="nav" />
        <TabPanel id={id} value={tab}>
          <ListFilters
            filter={filter}
            order={order}
            hasViewers={tab === LIVE_TAB.live}
            hasLeagues={hostsOf(tab).some((host) => Boolean(showOf(host)?.leagueName))}
            onSelect={selectFilter}
            onOrder={selectOrder}
          />
          <ShowList key={tab} tab={tab} filter={filter} order={order} />
        </TabPanel>
      </PageMain>
    </>
  );
}
