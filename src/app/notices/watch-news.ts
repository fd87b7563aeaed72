import { hostList } from '../../contract/anchor/calls-anchors';
import type { Host } from '../../contract/anchor/host';
import { LIST_PAGE_SIZE, LIVE_STATUS } from '../../contract/codes';
import { channels } from '../../contract/push/channels';
import { myOrders } from '../../contract/tip/calls-tips';
import { anchorStore } from '../../domains/anchor/anchor-store';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import { matchStore } from '../../domains/match/match-store';
import { kindsOff, type NoticeKind, noticeStore } from '../../domains/notice/notice-store';
import { currentAudience } from '../../domains/session/audience';
import { tipStore } from '../../domains/tip/tip-store';
import { isLive, shownHosts } from '../../rules/anchor/streamer-display';
import { beginsWith } from '../../rules/match/begins';
import { isSettled } from '../../rules/tip/tip-view-model';
import { ownOf } from '../../services/own-map';
import type { Services } from '../../services/services';
import { isLoggedIn, memberKey } from '../../session/session-store';
import type { QuietQueue, QuietWord } from './quiet-queue';

/** Channels of booked matches at once: a connection has room for two hundred of all kinds. */
const MOST_WATCHED = 30;

/** Says a word of this kind, unless it is off or nobody looks. */
const sayer = (services: Services, queue: QuietQueue) => (word: QuietWord) => {
  const off: readonly NoticeKind[] = services.stores.get(noticeStore).getState().off ?? kindsOff(services.storage);
  if (services.visibility.isVisible() && !off.includes(word.kind)) queue.say(word);
};
type Say = ReturnType<typeof sayer>;

/** The hosts as this member may see them: whose room is hidden is not on air. */
const readHosts = async (services: Services): Promise<readonly Host[]> =>
  shownHosts(await services.call(hostList, {}, { quiet: true }), currentAudience(services).viewer);

const sayLive = (services: Services, say: Say, { id, nickName, pictureId }: Host) => {
  if (nickName === undefined) return;
  say({ kind: 'anchor', id, name: nickName, portrait: pictureId && services.fileUrl(pictureId) });
};

/** An anchor followed goes on air: the push says who, the list what they are called and whether they may be seen. */
function watchAnchors(services: Services, say: Say): () => void {
  const subscriptions = services.stores.get(subscriptionStore);
  return services.stores.get(anchorStore).subscribe(({ pushes }, before) => {
    const fresh = [...pushes.values()].filter((push) => {
      const old = before.pushes.get(push.hostId);
      return push !== old && push.liveStatus === LIVE_STATUS.live && old?.liveStatus !== LIVE_STATUS.live;
    });
    const { hosts: followed } = subscriptions.getState();
    const wanted = new Set(fresh.map(({ hostId }) => hostId).filter((id) => followed.has(id)));
    if (wanted.size === 0) return;
    readHosts(services).then(
      (hosts) => {
        for (const host of hosts) if (wanted.has(host.id) && isLive(host)) sayLive(services, say, host);
      },
      () => undefined,
    );
  });
}

/** A booked match begins. */
function watchMatches(services: Services, say: Say): () => void {
  const subscriptions = services.stores.get(subscriptionStore);
  const watched = new Map<string, () => void>();
  const follow = () => {
    const wanted = new Set([...subscriptions.getState().matches].slice(0, MOST_WATCHED));
    for (const [id, leave] of watched) {
      if (wanted.has(id)) continue;
      leave();
      watched.delete(id);
    }
    for (const id of wanted) if (!watched.has(id)) watched.set(id, services.watch(channels.match(id)));
  };
  follow();
  const stops = [
    subscriptions.subscribe(follow),
    services.stores.get(matchStore).subscribe(({ pushes }, before) => {
      for (const id of subscriptions.getState().matches) {
        const push = pushes.get(id);
        const old = before.pushes.get(id);
        if (push !== undefined && push !== old && beginsWith(push, old, services.now())) say({ kind: 'match', id });
      }
    }),
  ];
  return () => {
    for (const stop of [...stops, ...watched.values()]) stop();
  };
}

/** A bought tip is settled. */
function watchTips({ stores, session }: Services, say: Say): () => void {
  return stores.get(tipStore).subscribe(({ orders }, before) => {
    const member = memberKey(session);
    if (member === '' || orders === before.orders) return;
    for (const [id, { result }] of orders.byId) {
      const known = ownOf(before.orders, member, id)?.result;
      if (result !== undefined && isSettled(result) && (known === undefined || !isSettled(known)))
        say({ kind: 'tip', id, result });
    }
  });
}

/** Matches of shows whose kick-off lies between two readings; both Unix ms, server time. */
const begunBetween = (hosts: readonly Host[], since: number, now: number): string[] =>
  hosts
    .flatMap((host) => host.liveSchedule)
    .filter(({ startDate = 0 }) => startDate > since && startDate <= now)
    .map(({ matchId }) => matchId);

/** Without a push: what two readings in a row tell apart. The first one says nothing: nobody knows since when. */
function createLoop(services: Services, say: Say): () => Promise<void> {
  let member = '';
  let live: ReadonlySet<string> | undefined;
  let open: ReadonlySet<string> | undefined;
  let readAt = 0;
  const readAnchors = async (followed: ReadonlySet<string>, booked: ReadonlySet<string>) => {
    if (followed.size + booked.size === 0) return;
    const hosts = await readHosts(services);
    const now = services.now();
    const before = live;
    live = new Set(hosts.filter(isLive).map(({ id }) => id));
    const since = readAt;
    readAt = now;
    if (before === undefined) return;
    for (const host of hosts)
      if (followed.has(host.id) && isLive(host) && !before.has(host.id)) sayLive(services, say, host);
    for (const id of begunBetween(hosts, since, now)) if (booked.has(id)) say({ kind: 'match', id });
  };
  const readOrders = async () => {
    const { list } = await services.call(myOrders, { page: 1, size: LIST_PAGE_SIZE }, { quiet: true });
    const before = open;
    open = new Set(list.filter(({ result }) => !isSettled(result)).map(({ id }) => id));
    for (const { id, result } of list)
      if (before?.has(id) === true && isSettled(result)) say({ kind: 'tip', id, result });
  };
  return async () => {
    if (!isLoggedIn(services.session.getState()) || !services.visibility.isVisible()) return;
    const who = memberKey(services.session);
    if (who !== member) {
      member = who;
      live = undefined;
      open = undefined;
    }
    const { hosts, matches } = services.stores.get(subscriptionStore).getState();
    await Promise.allSettled([readAnchors(hosts, matches), readOrders()]);
  };
}

/** Hears of what the member waits for, by push or in the loops; returns a function that ends it. */
export function watchNews(services: Services, queue: QuietQueue): () => void {
  const say = sayer(services, queue);
  const read = createLoop(services, say);
  const stops = [
    services.watch(channels.anchors),
    watchAnchors(services, say),
    watchMatches(services, say),
    watchTips(services, say),
    services.refetch.add('subscriptions', () => void read()),
    services.visibility.onVisibility(() => {
      if (!services.visibility.isVisible()) queue.drop();
    }),
    queue.drop,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
