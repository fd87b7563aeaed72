import { useQuery } from '@tanstack/react-query';
import type { Host } from '../../../contract/anchor/host';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { useAudience } from '../../../domains/session/audience';
import { useServices } from '../../../services/services';
import { type LiveTab, listedHosts } from './live-list';
import { liveListQuery } from './live-list-query';

/** The live list as it is now: who goes on air moves into the live tab with the push that says so. */
export function useLiveList() {
  const services = useServices();
  const query = useQuery(liveListQuery(services, useAudience()));
  const hosts = useLiveHosts(query.data);
  const isRead = query.data !== undefined;
  return { query, isRead, hostsOf: (tab: LiveTab): readonly Host[] => listedHosts(hosts, tab, services.now()) };
}
