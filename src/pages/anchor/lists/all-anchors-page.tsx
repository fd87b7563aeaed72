import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { LIVE_TAB } from '../../../contract/codes';
import { useAudience } from '../../../domains/session/audience';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { TabPanel, Tabs } from '../../../ui/controls/tabs';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import { ListFilters } from './list-filters';
import { useListPlace } from './list-place';
import type { LiveTab } from './live-list';
import { liveListQuery } from './live-list-query';
import { ShowList } from './show-list';

/** How many a tab has; the open one is read first, the others when it is there. */
function useCount(tab: LiveTab, isWanted: boolean): string | undefined {
  const services = useServices();
  const { count } = useFormats();
  const { data } = useQuery({ ...liveListQuery(services, useAudience(), tab), enabled: isWanted });
  return data && count(data.hosts.length);
}

/** All anchors: on air, coming soon, scheduled. */
export default function AllAnchorsPage() {
  const t = useTranslations();
  const services = useServices();
  const id = useId();
  const { tab, filter, selectTab, selectFilter } = useListPlace();
  const { isSuccess } = useQuery(liveListQuery(services, useAudience(), tab));
  const tabs = [
    { value: LIVE_TAB.live, label: t('anchorLists.live'), count: useCount(LIVE_TAB.live, isSuccess) },
    { value: LIVE_TAB.comingSoon, label: t('anchorLists.soon'), count: useCount(LIVE_TAB.comingSoon, isSuccess) },
    { value: LIVE_TAB.scheduled, label: t('anchorLists.scheduled'), count: useCount(LIVE_TAB.scheduled, isSuccess) },
  ];
  return (
    <>
      <NavBar title={t('pages.allAnchors')} onBack={services.goBack} />
      <PageMain>
        <Tabs id={id} label={t('anchorLists.tabs')} tabs={tabs} value={tab} onSelect={selectTab} sticky="nav" />
        <TabPanel id={id} value={tab}>
          <ListFilters filter={filter} onSelect={selectFilter} />
          <ShowList key={tab} tab={tab} filter={filter} />
        </TabPanel>
      </PageMain>
    </>
  );
}
