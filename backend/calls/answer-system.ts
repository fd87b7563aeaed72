import * as banners from '../../src/contract/banner/calls-banners';
import { DEFAULT_JUMP_GAME, DEFAULT_SPORT_PATH, LIVE_STATUS } from '../../src/contract/codes';
import * as calls from '../../src/contract/config/calls-system';
import * as ranking from '../../src/contract/ranking/calls-ranking';
import * as wallet from '../../src/contract/wallet/calls-wallet';
import { allHosts, entriesBetween, matchesByIds } from '../store/matches';
import { type BannerTarget, bannersOf } from '../world/banners';
import { SHOWN_SOURCES } from '../world/fixture';
import { GAME_ICONS } from '../world/game-icons';
import { GOLD_DOCUMENT, GOLD_DOCUMENT_EN } from '../world/gold-document';
import { entryStatus } from './anchor/host-view';
import { answer, type CallContext, isEnglish } from './call-context';

/** All of it lives where the browser is: the shell and the remote's server proxy to here. */
const domainList = answer(calls.domainList, async (_fields, { origin }) => [
  { type: 'api', domain: origin },
  { type: 'push', domain: origin.replace(/^http/, 'ws') },
  { type: 'file', domain: origin },
  { type: 'h5', domain: origin },
]);

const commonConfig = answer(calls.commonConfig, async () => ({
  stSportJumpGame: DEFAULT_JUMP_GAME,
  stSportPath: DEFAULT_SPORT_PATH,
  euroFlag: 0,
  worldCupTab: 0,
  specialRooms: 1,
}));

/** The most watched public broadcast of this instant, for the banner that jumps to an anchor. */
async function bannerTarget({ database, now }: CallContext): Promise<BannerTarget | undefined> {
  const hosts = await allHosts(database.db);
  const entries = await entriesBetween(database.db, now, now + 1);
  const open = entries.filter(
    (entry) => entry.groupId === 0 && SHOWN_SOURCES.has(entry.source) && entryStatus(entry, now) === LIVE_STATUS.live,
  );
  const best = open
    .flatMap((entry) =>
      hosts.filter((host) => host.id === entry.hostId && !host.withdrawn).map((host) => ({ host, entry })),
    )
    .sort((a, b) => b.host.watchers - a.host.watchers)[0];
  if (best === undefined) return undefined;
  const match = (await matchesByIds(database.db, [best.entry.matchId])).get(best.entry.matchId);
  if (match === undefined) return undefined;
  return {
    hostId: best.host.id,
    hostName: best.host.nickName,
    matchId: match.fixture.id,
    matchType: match.fixture.matchType,
    label: match.fixture.label,
    homeName: match.homeName,
    awayName: match.awayName,
  };
}

const images = answer(banners.images, async ({ categoryId }, context) => [
  ...bannersOf(categoryId, await bannerTarget(context)),
]);

const gameIcons = answer(ranking.gameIcons, async () => [...GAME_ICONS]);

const goldDocument = answer(wallet.goldDocument, async (_fields, { language }) => ({
  content: isEnglish(language) ? GOLD_DOCUMENT_EN : GOLD_DOCUMENT,
}));

export const systemAnswers = [domainList, commonConfig, images, gameIcons, goldDocument];
