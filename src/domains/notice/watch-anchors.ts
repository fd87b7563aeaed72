import type { Host } from '../../contract/anchor/host';
import { channels } from '../../contract/push/channels';
import type { AnchorPush } from '../../contract/push/push';
import { showOf } from '../../rules/anchor/show-of';
import { anchorStore } from '../anchor/anchor-store';
import { subscriptionStore } from '../anchor/subscription-store';
import { type Known, mayGoOnAir, wentOnAir, withoutOff } from './news';
import { hostsOnAirQuery } from './notice-queries';
import { versusOf } from './quiet-queue';
import { all, createWatch, type Watching } from './watch';

function sayLive({ services: { fileUrl }, say }: Watching, host: Host): void {
  const { id, nickName: name, pictureId } = host;
  if (name === undefined) return;
  const show = showOf(host);
  say({ kind: 'anchor', id, name, portrait: pictureId && fileUrl(pictureId), versus: show && versusOf(show) });
}

/**
 * An anchor followed goes on air. Two readings that differ say so; a push, or a turn of the loop, asks for the next one, which
 * tells too what they are called and whether they may be seen.
 */
export function watchAnchors(watching: Watching): () => void {
  const { services } = watching;
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
  const hear = async (pushes: readonly AnchorPush[]) => {
    watch.change((known) => withoutOff(known, pushes));
    const going = pushes.filter((push) => isFollowed(push.hostId) && mayGoOnAir(watch.known(), push));
    if (going.length === 0) return;
    const wasAsking = watch.isAsking();
    await watch.ask();
    // A reading that was on its way may not know of them yet.
    const isMissed = ({ hostId }: AnchorPush) => isFollowed(hostId) && watch.known()?.has(hostId) === false;
    if (wasAsking && going.some(isMissed)) await watch.ask();
  };
  void watch.ask();
  return all([
    subscriptions.subscribe(() => watch.known() === undefined && void watch.ask()),
    services.visibility.onVisibility(() => void watch.ask()),
    services.stores.get(anchorStore).subscribe(({ pushes }, before) => {
      void hear([...pushes.values()].filter((push) => push !== before.pushes.get(push.hostId)));
    }),
    watch.stop,
  ]);
}
