import type { Host } from '../../contract/anchor/host';
import { channels } from '../../contract/push/channels';
import type { AnchorPush } from '../../contract/push/push';
import { showOf } from '../../rules/anchor/show-of';
import type { Services } from '../../services/services';
import { anchorStore } from '../anchor/anchor-store';
import { subscriptionStore } from '../anchor/subscription-store';
import { type Known, mayGoOnAir, wentOnAir, withoutOff } from './news';
import { type Say, versusOf } from './quiet-word';
import { readHostsOnAir } from './read-hosts';

function sayLive({ fileUrl }: Services, say: Say, host: Host): void {
  const { id, nickName: name, pictureId } = host;
  if (name === undefined) return;
  const show = showOf(host);
  say({ kind: 'anchor', id, name, portrait: pictureId && fileUrl(pictureId), versus: show && versusOf(show) });
}

/** The anchors on air, and those followed who went on air since the last reading. */
function createOnAir(services: Services, say: Say) {
  const { session, stores } = services;
  let member = '';
  let known: Known;
  /** Grows when what is known is worth nothing any more. */
  let epoch = 0;
  const isFollowed = (id: string) => stores.get(subscriptionStore).getState().hosts.has(id);
  const forget = () => {
    epoch += 1;
    known = undefined;
  };
  return {
    forget,
    isKnown: () => known !== undefined,
    isMissed: (id: string) => isFollowed(id) && known?.has(id) === false,
    /** Takes pushes in; answers of whom they ask to be read. */
    hear(pushes: readonly AnchorPush[]): readonly string[] {
      known = withoutOff(known, pushes);
      const going = pushes.filter((push) => isFollowed(push.hostId) && mayGoOnAir(known, push));
      return going.map(({ hostId }) => hostId);
    },
    async read(): Promise<void> {
      const who = session.memberKey();
      if (who !== member) forget();
      member = who;
      const before = epoch;
      const hosts = await readHostsOnAir(services);
      if (before !== epoch || who !== session.memberKey()) return;
      const ids = hosts.map(({ id }) => id);
      const fresh = new Set(wentOnAir(known, ids).filter(isFollowed));
      known = new Set(ids);
      for (const host of hosts) if (fresh.has(host.id)) sayLive(services, say, host);
    },
  };
}

/**
 * An anchor followed goes on air. Two readings that differ say so; a push, or a turn of the loop, asks for the next one, which
 * tells too what they are called and whether they may be seen.
 */
export function watchAnchors(services: Services, say: Say) {
  const subscriptions = services.stores.get(subscriptionStore);
  const onAir = createOnAir(services, say);
  let isReading = false;
  /** Of whom a push came while a reading was under way. */
  let heard = new Set<string>();
  const read = async (): Promise<void> => {
    if (isReading || subscriptions.getState().hosts.size === 0 || !services.visibility.isVisible()) return;
    isReading = true;
    heard = new Set();
    await onAir.read().catch(() => undefined);
    isReading = false;
    if ([...heard].some(onAir.isMissed)) await read();
  };
  const stops = [
    services.watch(channels.anchors),
    services.refetch.add('badge', () => void read()),
    subscriptions.subscribe(() => !onAir.isKnown() && void read()),
    services.stores.get(anchorStore).subscribe(({ pushes }, before) => {
      const asked = onAir.hear([...pushes.values()].filter((push) => push !== before.pushes.get(push.hostId)));
      for (const id of asked) heard.add(id);
      if (asked.length > 0) void read();
    }),
  ];
  void read();
  return {
    /** Nobody looked: what happened meanwhile is no news. */
    forget() {
      onAir.forget();
      void read();
    },
    stop() {
      onAir.forget();
      for (const stop of stops) stop();
    },
  };
}
