import { configStore } from '../../domains/config/config-store';
import { serviceStore } from '../../domains/service/service-store';
import { sessionStore } from '../../domains/session/session-store';
import { createFileUrl } from '../../http/file-url';
import { createChatFeed } from '../../services/chat-feed';
import { createClock } from '../../services/clock';
import { createOfflineCache } from '../../services/offline-cache';
import type { Refetch } from '../../services/refetch';
import type { Services } from '../../services/services';
import { createStores } from '../../services/store-registry';
import type { LazyPush } from '../push/lazy-push';
import { paths } from '../routing/page-paths';
import type { createNavigation } from '../shell/navigation';
import { createPageCalls, type Track, tellChange } from '../shell/page-calls';
import type { PendingActions } from '../shell/pending-actions';
import type { Bootstrap } from './bootstrap';
import { mergeService } from './flags';
import type { Infrastructure } from './infrastructure';
import type { Lifecycle } from './lifecycle';

interface ServicesDeps {
  readonly start: Pick<Bootstrap, 'config' | 'options'>;
  readonly infrastructure: Infrastructure;
  readonly navigation: ReturnType<typeof createNavigation>;
  readonly track: Track;
  readonly onPendingAction: PendingActions['listen'];
  readonly watch: LazyPush['watch'];
  readonly refetch: Refetch;
  readonly visibility: Lifecycle;
  readonly toast: Services['toast'];
  readonly report: Services['report'];
  readonly tellHost: Services['tellHost'];
}

/** The services of one mount, for its pages. */
export function createServices({ start, infrastructure, navigation, track, ...rest }: ServicesDeps): Services {
  const { config, options } = start;
  const { allow, session, client, clock, storage, domains } = infrastructure;
  const { offerLogin, ...ways } = navigation;
  const stores = createStores(() => services);
  stores.adopt(sessionStore, session.store);
  stores.adopt(configStore, config);
  const service = stores.get(serviceStore);
  service.setState(mergeService(service.getState(), options.service));
  const services: Services = {
    ...ways,
    ...rest,
    options,
    call: createPageCalls(client.call, {
      token: () => session.store.getState().token,
      offerLogin,
      track(...step) {
        track(...step);
        tellChange(rest.tellHost, step);
      },
    }),
    fileUrl: createFileUrl(domains.file, (host) => allow(host) || options.api.pictureHosts.includes(host)),
    paths,
    stores,
    session: session.store,
    chatFeed: createChatFeed(),
    offlineCache: createOfflineCache(storage, clock.local, options.api.origin + options.api.pid),
    storage,
    now: clock.now,
    clock: createClock(clock.now, rest.visibility),
    deviceNow: clock.local,
    scrollContainer: options.scrollContainer,
  };
  return services;
}
