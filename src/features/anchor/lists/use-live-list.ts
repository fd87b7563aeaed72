import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../context/services';
import type { Host } from '../../../contract/host';
import { useLiveHosts } from '../../../parts/anchors/use-live';
import { useAudience } from '../../../parts/page/audience';
import { type LiveTab, listedHosts } from '../../../rules/live-list';
import { liveListQuery } from './live-list-query';

const NOBODY: readonly Host[] = [];

/** The live list as it is now: who goes on air moves into the live tab with the push that says so. */
export function useLiveList() {
  const services = useServices();
  const query = useQuery(liveListQuery(services, useAudience()));
  const hosts = useLiveHosts(query.data?.hosts ?? NOBODY, query.data?.readAt ?? 0);
  const isRead = query.data !== undefined;
  return { query, isRead, hostsOf: (tab: LiveTab): readonly Host[] => listedHosts(hosts, tab, services.now()) };
}
