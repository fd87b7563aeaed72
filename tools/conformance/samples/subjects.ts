import { anchorHome } from '../../../src/contract/anchor/calls-anchors';
import { DEFAULT_JUMP_GAME, LIVE_STATUS, MOMENT_SORT } from '../../../src/contract/codes';
import { professorInfo } from '../../../src/contract/expert/calls-experts';
import { momentList } from '../../../src/contract/moment/calls-moments';
import { rankingConfigOf, rankingList } from '../../../src/contract/ranking/calls-ranking';
import { lotteryInfo } from '../../../src/contract/room/calls-room';
import { tipList } from '../../../src/contract/tip/calls-tips';
import { isPrivateGroup } from '../../../src/rules/anchor/private-rooms';
import { isOnSale } from '../../../src/rules/tip/tip-view-model';
import { CannotCheck, type Probe } from '../probe';
import type { Fields } from '../request/signed-request';

export const HOME: Fields = { pid: '1', matchSource: DEFAULT_JUMP_GAME, t: 1, momentSort: MOMENT_SORT.newest };
/** As many as a page can be expected to hold. */
const WIDE = 50;

/** The first of a list, or the reason why a rule has nothing to look at. */
export function firstOf<T>(list: readonly T[], what: string): T {
  const [first] = list;
  if (first === undefined) throw new CannotCheck(`the back end has ${what === '' ? 'nothing' : `no ${what}`} now`);
  return first;
}

export const homeOf = async (probe: Probe) => (await probe.read(anchorHome, HOME)).value;

/** Rooms that a visitor may enter, those on air first. */
export async function openRooms(probe: Probe) {
  const { hosts } = await homeOf(probe);
  const shows = hosts
    .filter(({ liveStatus }) => liveStatus !== LIVE_STATUS.withdrawn)
    .flatMap(({ id: hostId, liveSchedule }) =>
      liveSchedule
        .filter(({ liveUserGroupId }) => !isPrivateGroup(liveUserGroupId))
        .flatMap(({ liveRoomId, matchId, liveStatus }) =>
          liveRoomId === undefined || liveStatus === LIVE_STATUS.ended
            ? []
            : [{ hostId, liveRoomId, matchId, isOnAir: liveStatus === LIVE_STATUS.live }],
        ),
    );
  return shows.sort((a, b) => Number(b.isOnAir) - Number(a.isOnAir));
}

export const openRoom = async (probe: Probe) => firstOf(await openRooms(probe), 'public room on air or to come');

export async function roomOnAir(probe: Probe) {
  const rooms = await openRooms(probe);
  return firstOf(
    rooms.filter(({ isOnAir }) => isOnAir),
    'public room on air',
  );
}

/** A draw that can still be joined. */
export async function openDraw(probe: Probe) {
  for (const { liveRoomId, isOnAir } of await openRooms(probe)) {
    if (!isOnAir) continue;
    const { value } = await probe.readAnew(lotteryInfo, { liveRoomId });
    if (value?.status === 1) return { liveRoomId, lotteryId: value.lotteryId };
  }
  throw new CannotCheck('no room has a draw that is open now');
}

export const momentsOf = async (probe: Probe) =>
  (await probe.read(momentList, { page: 1, size: WIDE, momentSort: MOMENT_SORT.newest })).value.list;

export const tipsOf = async (probe: Probe) => (await probe.read(tipList, { page: 1, size: WIDE })).value.list;

export const tipOnSale = async (probe: Probe) =>
  firstOf(
    (await tipsOf(probe)).filter((tip) => isOnSale(tip) && (tip.goldPrice ?? 0) > 0),
    'tip on sale',
  );

export const expertsOf = async (probe: Probe) => (await probe.read(professorInfo, { page: 1, size: WIDE })).value.list;

/** The newest period of a ranking that is offered, oldest fields first. */
export async function periodOf(probe: Probe) {
  const { value } = await probe.read(rankingConfigOf, {});
  const periods = value.rankingConfigList.flatMap(({ rankingDateList }) => rankingDateList);
  const { startDate, endDate } = firstOf(
    periods.filter(({ hidden }) => !hidden),
    'period of a ranking',
  );
  return { startDate, endDate };
}

/** Somebody with a place and a report. */
export async function rankedUser(probe: Probe) {
  const period = await periodOf(probe);
  for (const type of ['red', 'gain', 'pop', 'attention']) {
    const { value } = await probe.read(rankingList, { type, ...period });
    for (const { uid, bettingReportList } of value.winRankingList) {
      const [report] = bettingReportList;
      if (report !== undefined) return { uid, reportId: report.reportId };
    }
  }
  throw new CannotCheck('no ranking has a user with a report now');
}
