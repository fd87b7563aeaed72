import type { PlacedBet } from '../../contract/ranking/betting';
import { followedUsers, markTold } from './followed-users';
import { type BetsOfUser, newBetsQuery } from './notice-queries';
import { noticesOff } from './notices-off';
import { all, createWatch, type Watching } from './watch';

/** No push tells of bets: they are read so often while somebody looks. */
const READ_EVERY_MS = 5 * 60_000;
/** The delay of the first reading: the first screen goes before. */
const FIRST_READ_MS = 8_000;
/** A user is named at most once in this time (decisions.md, follow a ranked user). */
const QUIET_FOR_MS = 60 * 60_000;

/** The bets of a user that were placed after the reading before this one: not known then, and not older than it. */
const placedSince = (before: BetsOfUser | undefined, { bets }: BetsOfUser): readonly PlacedBet[] => {
  if (before === undefined) return [];
  const known = new Set(before.bets.map(({ betId }) => betId));
  return bets.filter(({ betId, createDate = before.askedAt }) => !known.has(betId) && createDate >= before.askedAt);
};

/** Says the new bets of these readings in one word. */
function createTelling({ services, say }: Watching) {
  const { stores, visibility } = services;
  const users = stores.get(followedUsers);
  const mayTell = (uid: string) => {
    const found = users.getState().value.find((one) => one.uid === uid);
    return found !== undefined && services.now() - (found.toldAt ?? 0) >= QUIET_FOR_MS;
  };
  return (readings: readonly BetsOfUser[], known: ReadonlyMap<string, BetsOfUser>) => {
    const news = readings
      .map((reading) => ({
        ...reading,
        bets: mayTell(reading.uid) ? placedSince(known.get(reading.uid), reading) : [],
      }))
      .filter(({ bets }) => bets.length > 0);
    const [first] = news;
    if (first === undefined || !visibility.isVisible()) return;
    const bets = news.flatMap((user) => user.bets);
    const [leg] = bets.length === 1 ? (bets[0]?.legs ?? []) : [];
    const { uid: id, name, portrait } = first;
    say({
      kind: 'bets',
      id,
      name,
      portrait: portrait && services.fileUrl(portrait),
      others: news.length - 1,
      bets: bets.length,
      leg,
      versus: undefined,
    });
    markTold(
      services,
      news.map(({ uid }) => uid),
      services.now(),
    );
  };
}

/** A ranked user who is followed has a new bet: two readings differ. Several users are told together. */
export function watchBets(watching: Watching): () => void {
  const { services } = watching;
  const { session, stores } = services;
  const users = stores.get(followedUsers);
  const tell = createTelling(watching);
  const watch = createWatch(watching, {
    loop: 'subscriptions',
    firstAfterMs: FIRST_READ_MS,
    // These calls cost a server much: none is made for a word that is off.
    isWanted: () =>
      session.memberKey() !== '' &&
      users.getState().value.length > 0 &&
      !stores.get(noticesOff).getState().value.includes('user'),
    query: () =>
      newBetsQuery(
        services,
        users.getState().value.map(({ uid }) => uid),
      ),
    news(readings, known: ReadonlyMap<string, BetsOfUser> = new Map()): ReadonlyMap<string, BetsOfUser> {
      tell(readings, known);
      // Whose bets could not be read this time is compared with what was known of them.
      return new Map([...known, ...readings.map((reading) => [reading.uid, reading] as const)]);
    },
  });
  const timer = setInterval(() => void watch.ask(), READ_EVERY_MS);
  return all([
    users.subscribe(({ value }, before) => value.length > before.value.length && void watch.ask()),
    () => clearInterval(timer),
    watch.stop,
  ]);
}
