import { momentLike, momentList } from '../../contract/anchor/calls-anchors';
import { LIST_PAGE_SIZE, MOMENT_SORT } from '../../contract/codes';
import type { Moment } from '../../contract/moment/moment';
import type { CallApi } from '../../http/api';
import { isOutcomeUnknown } from '../../http/call-error';
import type { MomentStore } from './moment-store';

/** Taps within this time go out in one call (decisions.md, moment likes). */
const GATHER_MS = 1000;
/** What one call may carry. */
const MOST_TAPS = 1000;

type Liked = Pick<Moment, 'id' | 'hostId' | 'likeCount'>;

interface LikeDeps {
  readonly call: CallApi;
  readonly moments: MomentStore;
}

export interface MomentLikes {
  /** One more like, shown at once. */
  tap(moment: Liked): void;
  /** Sends what is gathered, in a way that outlives the page. */
  flush(): void;
}

/** Gathers the likes of one feed. A call is sent once: what failed for sure is taken back, what is unknown is read. */
export function createMomentLikes({ call, moments }: LikeDeps): MomentLikes {
  const gathered = new Map<string, { moment: Liked; taps: number; timer: ReturnType<typeof setTimeout> }>();

  /** There is no call for one moment: its host's newest list has it, or nobody tells. */
  const readCount = async ({ id, hostId }: Liked): Promise<number | undefined> => {
    // A like that waited for a log-in knows its moment only: then all hosts' newest are read.
    const fields = { hostId: hostId || undefined, page: 1, size: LIST_PAGE_SIZE, momentSort: MOMENT_SORT.newest };
    const page = await call(momentList, fields).catch(() => undefined);
    return page?.list.find((one) => one.id === id)?.likeCount;
  };
  const settle = (id: string, taps: number, confirmed: number | undefined, isLiked: boolean) =>
    moments.setLike(id, (before) => ({
      pending: before.pending - taps,
      confirmed: confirmed ?? before.confirmed,
      isLiked: isLiked || before.pending > taps,
    }));

  const send = async (id: string, keepalive: boolean) => {
    const entry = gathered.get(id);
    if (entry === undefined) return;
    clearTimeout(entry.timer);
    gathered.delete(id);
    const { moment, taps } = entry;
    const before = moments.store.getState().likes.get(id)?.confirmed ?? moment.likeCount ?? 0;
    try {
      const reply = await call(momentLike, { momentId: id, count: taps }, { keepalive });
      settle(id, taps, reply?.likeCount ?? before + taps, true);
    } catch (error) {
      if (isOutcomeUnknown(error)) settle(id, taps, await readCount(moment), true);
      else settle(id, taps, undefined, before > (moment.likeCount ?? 0));
    }
  };

  return {
    tap(moment) {
      const { id } = moment;
      const entry = gathered.get(id) ?? { moment, taps: 0, timer: setTimeout(() => void send(id, false), GATHER_MS) };
      if (entry.taps >= MOST_TAPS) return;
      gathered.set(id, { ...entry, taps: entry.taps + 1 });
      moments.setLike(id, (before) => ({ ...before, pending: before.pending + 1, isLiked: true }));
    },
    flush() {
      for (const id of [...gathered.keys()]) void send(id, true);
    },
  };
}
