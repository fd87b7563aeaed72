import { SOURCES } from '../../../src/contract/room/room';
import type { EntryRow, HostRow, MatchRow } from '../../store/matches';
import { CLIP_KBPS } from '../../video/clips';
import { LINE_COUNT } from '../../video/lines';
import { roomKey } from '../../video/room-key';
import { MINUTE_MS } from '../../world/days';
import { pinnedMessage } from '../../world/room/pinned-messages';
import { entryView, hostView } from '../anchor/host-view';
import { type CallContext, isEnglish, memberOf } from '../call-context';
import { matchInfoView } from '../match/match-view';

/** The key outlives the show, so that a viewer still reads that it was the end. */
const KEY_MARGIN_MS = 10 * MINUTE_MS;

/** A room's lines as the browser sees them: on the origin of the page, a private one with its key. */
function linesOf(context: CallContext, { roomId, matchId, groupId, endAt }: EntryRow) {
  const { origin, roomSecret } = context;
  const claim = () => ({ roomId, matchId, uid: memberOf(context).uid, until: endAt + KEY_MARGIN_MS });
  const key = groupId === 0 ? '' : `?key=${roomKey(roomSecret, claim())}`;
  return Array.from({ length: LINE_COUNT }, (_, index) => ({
    line: index + 1,
    sources: SOURCES.map((quality) => {
      const folder = `${origin}/live/${roomId}/${index + 1}/${quality}`;
      return {
        quality,
        flv: `${folder}/stream.flv${key}`,
        m3u8: `${folder}/index.m3u8${key}`,
        kbps: CLIP_KBPS[quality],
      };
    }),
  }));
}

/** product.md, section 3, videoSourceDetail: the first line at its best, and an address for the native app alone. */
function videoOf(context: CallContext, entry: EntryRow) {
  const { flv = '', m3u8 = '' } = linesOf(context, entry)[0]?.sources[0] ?? {};
  return { flv, m3u8, rtmp: `rtmp://${new URL(context.origin).hostname}/live/${entry.roomId}` };
}

/** The data that a live room opens with (src/contract/room/room.ts); only for those who may enter. */
export function roomInfoView(
  context: CallContext,
  match: MatchRow,
  entry: EntryRow,
  rest: {
    readonly watcherCount: number | undefined;
    readonly others: readonly [HostRow, EntryRow][];
    readonly next: MatchRow | undefined;
  },
) {
  const { now, language } = context;
  const { watcherCount, others, next } = rest;
  return {
    ...entryView(entry, now, true),
    ...matchInfoView(match, entry, now, true),
    videoSourceDetail: videoOf(context, entry),
    lines: linesOf(context, entry),
    pinnedMessage: pinnedMessage(entry, isEnglish(language)),
    ...(watcherCount === undefined ? {} : { watcherCount }),
    hostList: others.map(([host, own]) => hostView(host, [own], [own], now, () => true)),
    ...(next === undefined
      ? {}
      : {
          nextShow: {
            matchId: next.fixture.id,
            startDate: next.fixture.startAt,
            masterTeamName: next.homeName,
            guestTeamName: next.awayName,
            matchLeague: next.fixture.label,
          },
        }),
  };
}
