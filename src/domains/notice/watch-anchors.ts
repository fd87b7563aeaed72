import type { Host } from '../../contract/anchor/host';
import { channels } from '../../contract/push/channels';
import type { AnchorPush } from '../../contract/push/push';
import { showOf } from '../../rules/anchor/show-of';
import { isLive, shownHosts } from '../../rules/anchor/streamer-display';
import { anchorStore } from '../anchor/anchor-store';
import { subscriptionStore } from '../anchor/subscription-store';
import { currentAudience } from '../session/audience';
import { type Known, mayGoOnAir, wentOnAir, withoutOff } from './news';
import { hostsOnAirQuery } from './notice-queries';
import { type Named, nameIn, versusOf } from './quiet-queue';
import { all, createWatch, type Watching } from './watch';

function sayLive({ services: { fileUrl }, say }: Watching, host: Host, named: Named | undefined = showOf(host)): void {
  const { id, nickName: name, pictureId } = host;
  say({ kind: 'anchor', id, name, portrait: pictureId && fileUrl(pictureId), versus: named && versusOf(named) });
}

/** An anchor followed goes on air: two readings differ, or a push says so. Other pushes ask for a reading. */
export function watchAnchors(watching: Watching): () => void {
  const { services } = watching;
  const { visibility } = services;
  const subscriptions = services.stores.get(subscriptionStore);
  const isFollowed = (id: string) => subscriptions.getState().hosts.has(id);
  const watch = createWatch(watching, {
    channels: () => [channels.anchors],
    loop: 'badge',
    isWanted: () => subscriptions.getState().hosts.size > 0,
    query: () => hostsOnAirQuery(services),
    news(hosts, known: Known): ReadonlySet<string> {
      const ids = hosts.map(({ id }) => id);
      const fresh = new Set(wentOnAir(known, ids).filter(isFollowed));
      for (const host of hosts) if (fresh.has(host.id)) sayLive(watching, host);
      return new Set(ids);
    },
  });
  /** False where the push does not tell who it is. */
  const told = ({ host, names }: AnchorPush): boolean => {
    if (host === undefined || watch.known() === undefined) return false;
    const [shown] = shownHosts([host], currentAudience(services).viewer).filter(isLive);
    if (shown !== undefined) sayLive(watching, shown, nameIn(services, names));
    watch.change((known) => known && new Set(known).add(host.id));
    return true;
  };
  const hear = (pushes: readonly AnchorPush[]) => {
    watch.change((known) => withoutOff(known, pushes));
    const going = pushes.filter((push) => isFollowed(push.hostId) && mayGoOnAir(watch.known(), push));
    if (visibility.isVisible() && !going.every(told)) watch.soon();
  };
  void watch.ask();
  return all([
    subscriptions.subscribe(() => watch.known() === undefined && void watch.ask()),
    visibility.onVisibility(() => void watch.ask()),
    services.stores.get(anchorStore).subscribe(({ pushes }, before) => {
      hear([...pushes.values()].filter((push) => push !== before.pushes.get(push.hostId)));
    }),
    watch.stop,
  ]);
}
