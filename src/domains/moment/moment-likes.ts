import type { StoreApi } from 'zustand/vanilla';
import { LIST_PAGE_SIZE, MOMENT_SORT } from '../../contract/codes';
import { momentLike, momentList } from '../../contract/moment/calls-moments';
import type { Moment } from '../../contract/moment/moment';
import type { CallApi } from '../../http/api';
import { isOutcomeUnknown } from '../../http/call-error';
import { ownOf } from '../../services/own-map';
import type { SessionStore } from '../../session/session-state';
import { personOf } from '../session/person';
import type { MomentState } from './moment-store';

/** Taps within this time go out in one call (decisions.md, moment likes). */
const GATHER_MS = 1000;
/** The most likes in one call. */
const MOST_TAPS = 1000;

type Liked = Pick<Moment, 'id' | 'hostId' | 'likeCount'>;

interface LikeDeps {
  readonly call: CallApi;
  readonly session: SessionStore;
  readonly moments: StoreApi<MomentState>;
}

/** Taps that wait for their call, with whose they are. */
interface Gathered {
  readonly moment: Liked;
  /** Their key, and who they are whatever their token. */
  readonly member: string;
  readonly person: string;
  readonly taps: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface MomentLikes {
  tap(moment: Liked): void;
  /** Sends what is gathered, in a way that outlives the page. */
  flush(): void;
}

/** Gathers the likes of one feed. A call is sent once: what failed for sure is taken back, what is unknown is read. */
export function createMomentLikes({ call, session, moments }: LikeDeps): MomentLikes {
  /** By member and moment. */
  const gathered = new Map<string, Gathered>();

  /** There is no call for one moment: its host's newest list has it, or nobody tells. */
  const readCount = async ({ id, hostId }: Liked): Promise<number | undefined> => {
    // A like that waited for a log-in knows its moment only: then all hosts' newest are read.
    const fields = { hostId: hostId || undefined, page: 1, size: LIST_PAGE_SIZE, momentSort: MOMENT_SORT.newest };
    const page = await call(momentList, fields).catch(() => undefined);
    return page?.list.find((one) => one.id === id)?.likeCount;
  };
  const settle = ({ moment, member, taps }: Gathered, confirmed: number | undefined, isLiked: boolean) =>
    moments.getState().setLike(member, moment.id, (before) => ({
      pending: before.pending - taps,
      confirmed: confirmed ?? before.confirmed,
      isLiked: isLiked || before.pending > taps,
    }));

  const send = async (key: string, keepalive: boolean) => {
    const entry = gathered.get(key);
    if (entry === undefined) return;
    clearTimeout(entry.timer);
    gathered.delete(key);
    const { moment, member, person, taps } = entry;
    // Who tapped has left: their taps are not sent in another's name.
    if (personOf(session) !== person) return;
    const { id } = moment;
    const before = ownOf(moments.getState().likes, member, id)?.confirmed ?? moment.likeCount ?? 0;
    try {
      const reply = await call(momentLike, { momentId: id, count: taps }, { keepalive });
      settle(entry, reply?.likeCount ?? before + taps, true);
    } catch (error) {
      if (isOutcomeUnknown(error)) settle(entry, await readCount(moment), true);
      else settle(entry, undefined, before > (moment.likeCount ?? 0));
    }
  };

  return {
    tap(moment) {
      const { id } = moment;
      const member = session.memberKey();
      const key = `${member} ${id}`;
      const timer = gathered.get(key)?.timer ?? setTimeout(() => void send(key, false), GATHER_MS);
      const entry = gathered.get(key) ?? { moment, member, person: personOf(session), taps: 0, timer };
      if (entry.taps >= MOST_TAPS) return;
      gathered.set(key, { ...entry, taps: entry.taps + 1 });
      moments.getState().setLike(member, id, (before) => ({ ...before, pending: before.pending + 1, isLiked: true }));
    },
    flush() {
      for (const key of [...gathered.keys()]) void send(key, true);
    },
  };
}
