import type { Host } from '../../contract/anchor/host';
import { channels } from '../../contract/push/channels';
import { anchorStore } from '../../domains/anchor/anchor-store';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import { showOf } from '../../rules/anchor/show-of';
import { type Known, mayGoOnAir, wentOnAir, withoutOff } from '../../rules/notice/news';
import type { Services } from '../../services/services';
import { memberKey } from '../../session/session-store';
import { type Say, versusOf } from './quiet-word';
import { readHostsOnAir } from './read-hosts';

function sayLive({ fileUrl }: Services, say: Say, host: Host): void {
  const { id, nickName: name, pictureId } = host;
  if (name === undefined) return;
  const show = showOf(host);
  say({ kind: 'anchor', id, name, portrait: pictureId && fileUrl(pictureId), versus: show && versusOf(show) });
}

/**
 * An anchor followed goes on air. Two readings that differ say so; a push, or a turn of the loop, asks for the next one, which
 * tells too what they are called and whether they may be seen.
 */
export function watchAnchors(services: Services, say: Say) {
  const subscriptions = services.stores.get(subscriptionStore);
  const isFollowed = (id: string) => subscriptions.getState().hosts.has(id);
  let member = '';
  let known: Known;
  /** Grows when what is known is worth nothing any more. */
  let epoch = 0;
  let isReading = false;
  /** Of whom a push came while a reading was under way. */
  let heard = new Set<string>();
  const forget = () => {
    epoch += 1;
    known = undefined;
  };
  const take = (hosts: readonly Host[]) => {
    const fresh = new Set(
      wentOnAir(
        known,
        hosts.map(({ id }) => id),
      ).filter(isFollowed),
    );
    known = new Set(hosts.map(({ id }) => id));
    for (const host of hosts) if (fresh.has(host.id)) sayLive(services, say, host);
  };
  const readOnce = async () => {
    const who = memberKey(services.session);
    if (who !== member) forget();
    member = who;
    const before = epoch;
    const hosts = await readHostsOnAir(services);
    if (before === epoch && who === memberKey(services.session)) take(hosts);
  };
  const read = async (): Promise<void> => {
    if (isReading || subscriptions.getState().hosts.size === 0 || !services.visibility.isVisible()) return;
    isReading = true;
    heard = new Set();
    await readOnce().catch(() => undefined);
    isReading = false;
    const missed = [...heard].some((id) => isFollowed(id) && known?.has(id) === false);
    if (missed) await read();
  };
  const stops = [
    services.watch(channels.anchors),
    services.refetch.add('badge', () => void read()),
    subscriptions.subscribe(() => known === undefined && void read()),
    services.stores.get(anchorStore).subscribe(({ pushes }, before) => {
      const changed = [...pushes.values()].filter((push) => push !== before.pushes.get(push.hostId));
      known = withoutOff(known, changed);
      const going = changed.filter((push) => isFollowed(push.hostId) && mayGoOnAir(known, push));
      for (const { hostId } of going) heard.add(hostId);
      if (going.length > 0) void read();
    }),
  ];
  void read();
  return {
    /** Nobody looked: what happened meanwhile is no news. */
    forget() {
      forget();
      void read();
    },
    stop() {
      forget();
      for (const stop of stops) stop();
    },
  };
}
