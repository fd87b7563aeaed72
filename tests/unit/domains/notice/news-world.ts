import { newQueryClient } from '../../../../src/app/mount/query-client';
import type { AnchorPush } from '../../../../src/contract/push/push';
import type { OrderPush } from '../../../../src/contract/tip/tip-push';
import { anchorStore } from '../../../../src/domains/anchor/anchor-store';
import { subscriptionStore } from '../../../../src/domains/anchor/subscription-store';
import { matchStore } from '../../../../src/domains/match/match-store';
import { turnFollow } from '../../../../src/domains/notice/followed-users';
import { type NoticeKind, turnNotice } from '../../../../src/domains/notice/notices-off';
import { createQuietQueue, type QuietWord } from '../../../../src/domains/notice/quiet-queue';
import { watchNews } from '../../../../src/domains/notice/quiet-words';
import { tipStore } from '../../../../src/domains/tip/tip-store';
import { withOwn } from '../../../../src/services/own-map';
import type { Services } from '../../../../src/services/services';
import type { SafeStorage } from '../../../../src/session/safe-storage';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { page, rawTip } from '../../../support/unit/tips-world';
import { applyAnchors, applyMatches } from '../apply-pushes';

const MINUTE = 60_000;
const KICK_OFF = NOW + MINUTE;
/** It begins before the match that it shows. */
const SHOW_BEGINS = NOW - 10 * MINUTE;
const show = (fields: object) => ({ matchSource: '100', matchTypeId: 1, liveStatus: 0, ...fields });
/** The show of a match that kicks off a minute from now. */
export const HELD_MATCH = show({
  ...{ matchId: 'm', startDate: SHOW_BEGINS, masterTeamName: 'Leeds', guestTeamName: 'Derby' },
});
export const host = (id: string, liveStatus: 0 | 1, schedule: readonly object[] = []) => ({
  id,
  nickName: `Anchor ${id}`,
  liveStatus,
  liveSchedule: schedule.map((entry) => ({ ...entry, liveStatus })),
});
/** That match, as anchor home has it. */
export const homeMatch = (showedBy: object, fields: object = {}) => ({
  ...{ matchId: 'm', startDate: KICK_OFF, masterTeamName: 'Leeds', guestTeamName: 'Derby', hostList: [showedBy] },
  ...fields,
});
export const TIP = { professor: { id: 'e', name: 'Steady' }, messageMatchList: [HELD_MATCH] };

/** What waits for a moment of chance, and its reading. */
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

/** What the back end says by now, and whether somebody looks. */
const createWorld = () => ({
  hosts: [host('h', 0), host('k', 0)] as readonly object[],
  matches: [] as readonly object[],
  orders: [rawTip('t', { ...TIP, isBuy: 1 })] as readonly object[],
  tip: (): unknown => rawTip('t', TIP),
  newest: [] as readonly object[],
  /** Bets by user; the call fails for whoever has none here. */
  bets: {} as Readonly<Record<string, readonly object[] | undefined>>,
  isVisible: true,
  now: NOW,
});
type Names = OrderPush['names'];
/** The teams as a push tells them. */
export const NAMES = [
  { language: 'zh-CN', masterTeamName: '利兹', guestTeamName: '德比', expertName: 'Steady' },
  { language: 'en', masterTeamName: 'Leeds', guestTeamName: 'Derby', expertName: 'Steady' },
];
type World = ReturnType<typeof createWorld>;

/** What is pushed, as the app's stores have it. */
const createPushes = ({ stores, session }: Services, world: World) => ({
  async pushAnchors(...told: readonly (readonly [id: string, liveStatus: number, more?: Partial<AnchorPush>])[]) {
    world.now += 1;
    const pushes = told.map(([hostId, liveStatus, more]) => ({ hostId, serverNow: world.now, liveStatus, ...more }));
    applyAnchors(stores.get(anchorStore), pushes);
    await settle();
  },
  async pushMatch(statusId: number, phaseStart?: number, names?: Names) {
    world.now += 1;
    applyMatches(stores.get(matchStore), [{ matchId: 'm', serverNow: world.now, statusId, phaseStart, names }]);
    await settle();
  },
  buy(id: string) {
    stores.get(tipStore).getState().bought(session.memberKey(), id, { payTime: world.now, order: undefined });
  },
  async publish(...ids: readonly string[]) {
    stores.get(tipStore).setState({ published: new Set(ids) });
    await settle();
  },
  async pushOrder(result: 'win' | 'waiting', names?: Names) {
    const { orders } = stores.get(tipStore).getState();
    stores.get(tipStore).setState({ orders: withOwn(orders, session.memberKey(), 't', { result, names }) });
    await settle();
  },
});

const betsOf = (uid: string, bets: readonly object[] | undefined) =>
  bets === undefined
    ? new Error('hidden')
    : { list: [{ reportId: 'r', betInfos: JSON.stringify(bets) }], total: 1, user: { uid, nickName: `User ${uid}` } };

interface WatchOptions {
  readonly isRead?: boolean;
  readonly uid?: string;
  /** Of a visit before this one, or of another tab. */
  readonly storage?: SafeStorage;
}

/** A member who follows h and k, has booked m, and waits for the tip t; everything is read once before a test begins, unless it is not. */
export async function watch({ isRead = true, uid = 'u1', storage }: WatchOptions = {}) {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const world = createWorld();
  const answers = {
    hostList: () => world.hosts as never,
    anchorHome: () => ({ hosts: world.hosts, liveMatchList: world.matches, hostMomentList: [] }) as never,
    subscribeInfo: () => ({ subscribeHostId: 'h,k', subscribeMatchId: 'm' }) as never,
    myOrders: () => page(world.orders as never) as never,
    tipDetail: () => world.tip() as never,
    tipList: () => page(world.newest as never) as never,
    bettingList: ({ uid }: Readonly<Record<string, unknown>>) => betsOf(String(uid), world.bets[String(uid)]) as never,
  };
  const fake = fakeServices(answers, true);
  const turns = new Set<() => void>();
  const onVisibility = (listener: () => void) => {
    turns.add(listener);
    return () => turns.delete(listener);
  };
  const services = {
    ...fake.services,
    now: () => world.now,
    storage: storage ?? fake.services.storage,
    visibility: { isVisible: () => world.isVisible, onVisibility },
  };
  const { stores } = services;
  services.session.setState({ uid });
  await stores.get(subscriptionStore).getState().refresh();
  const words: QuietWord[] = [];
  const stop = watchNews(services, newQueryClient(), { ...createQuietQueue(), say: (word) => words.push(word) });
  const loop = async () => {
    services.refetch.run('badge');
    services.refetch.run('subscriptions');
    await settle();
  };
  if (isRead) await loop();
  return {
    ...createPushes(services, world),
    world,
    stop,
    loop,
    words,
    said: () => words.map(({ kind, id }) => `${kind} ${id}`),
    storage: services.storage,
    reads: () => fake.calls('hostList').length,
    /** Whatever it is that is read. */
    calls: () => fake.sent.length,
    tipReads: () => fake.calls('tipList').length,
    betReads: () => fake.calls('bettingList').length,
    orderReads: () => fake.calls('myOrders').length,
    follow: (uid: string, isOn = true) => turnFollow(services, uid, isOn),
    turnOff: (kind: NoticeKind) => turnNotice(services, kind, false),
    async turn(isVisible: boolean) {
      world.isVisible = isVisible;
      for (const tell of turns) tell();
      await settle();
    },
  };
}
export type Watch = Awaited<ReturnType<typeof watch>>;

/** Such a member before each test, handed to `use`; gone after it. */
export function watchEach(use: (at: Watch) => void): void {
  let stop: Watch['stop'];
  beforeEach(async () => {
    const at = await watch();
    stop = at.stop;
    use(at);
  });
  afterEach(() => {
    jest.useRealTimers();
    stop();
  });
}
