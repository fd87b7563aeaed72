import { anchorHomeData } from '../../../src/contract/anchor/calls-anchors';
import type { LiveMatch } from '../../../src/contract/anchor/host';
import { decode } from '../../../src/contract/wire';
import { isLiveOn, shownMatches } from '../../../src/rules/anchor/streamer-display';
import { sharedStack } from '../servers/servers';
import { signedCall } from '../signed-call';

const VISITOR = { jumpGame: '164', rooms: new Set<string>(), privileged: true };

/** The matches of anchor home's strip that a visitor sees. */
async function homeStrip(): Promise<readonly LiveMatch[]> {
  const fields = { pid: '1', matchSource: VISITOR.jumpGame, t: 1, momentSort: 1 };
  const { data } = await signedCall(sharedStack().api, 'anchorHome', fields);
  const read = decode(anchorHomeData, data);
  if (!read.ok) throw new Error('anchor home cannot be read');
  return shownMatches(read.value.liveMatchList, VISITOR);
}

type Pick = (fitting: readonly LiveMatch[]) => LiveMatch | undefined;

/** The one that stays to come for longest, for a test that takes a while. */
export const lastToBegin: Pick = (matches) => [...matches].sort((a, b) => b.startDate - a.startDate)[0];

/** The strip's first match in play with an anchor on air, or that is to come with nobody on air yet. */
export async function stripMatch(kind: 'live' | 'coming', pick: Pick = ([first]) => first): Promise<LiveMatch> {
  const match = pick(
    (await homeStrip()).filter(({ matchId, statusId = 0, hostList }) => {
      const isShown = hostList.some((host) => isLiveOn(host, matchId));
      return kind === 'live' ? statusId > 1 && isShown : statusId === 1 && !isShown;
    }),
  );
  if (match === undefined) throw new Error(`no match of the strip is ${kind}`);
  return match;
}

/** An anchor on air in that match. */
export async function liveHostId(): Promise<string> {
  const { matchId, hostList } = await stripMatch('live');
  return hostList.find((host) => isLiveOn(host, matchId))?.id ?? '';
}
