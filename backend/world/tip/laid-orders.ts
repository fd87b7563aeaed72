import { refundOf } from '../../../src/rules/tip/tip-refund';
import type { orders } from '../../database/tips-schema';
import type { Club } from '../clubs';
import { HOUR_MS } from '../days';
import type { Fixture } from '../fixture';
import type { UserRow } from '../users';
import type { SoldMatch, SoldTip, TipRow } from './tip-row';

type OrderRow = Omit<typeof orders.$inferInsert, 'id'>;

/** Who has bought before the demo begins. */
const BUYER = 'member';
const BOUGHT = 9;
const EVERY = 3;

/** What of a match does not change. */
function soldMatch(fixture: Fixture, clubs: ReadonlyMap<number, Club>): SoldMatch {
  const [home, away] = [clubs.get(fixture.homeId), clubs.get(fixture.awayId)];
  return {
    matchId: fixture.id,
    matchTypeId: fixture.matchType,
    label: fixture.label,
    homeName: home?.name ?? '',
    awayName: away?.name ?? '',
    homeCrest: home?.crest ?? '',
    awayCrest: away?.crest ?? '',
    startAt: fixture.startAt,
    source: fixture.source,
  };
}

const termsOf = ({ price, openBack, backPercent }: TipRow) => ({
  goldPrice: price,
  openBackGold: openBack,
  returnGoldPercentage: backPercent,
});

/** An order as it is stored when it is paid. */
export function orderOf(uid: number, sold: SoldTip, paidAt: number): OrderRow {
  const { row } = sold;
  return {
    uid,
    tipId: row.id,
    expertId: row.expertId,
    price: row.price,
    paidAt,
    settleAt: row.settleAt,
    outcome: row.outcome,
    refund: refundOf(row.outcome, termsOf(row)),
    settledAt: null,
    laid: false,
    sold,
  };
}

/** Orders that one demo user brings along: of the last tips before the base day, those settled by then with their refund. */
export function laidOrders(
  baseStart: number,
  tips: readonly TipRow[],
  fixtures: readonly Fixture[],
  allClubs: readonly Club[],
  users: readonly UserRow[],
): OrderRow[] {
  const uid = users.find(({ key }) => key === BUYER)?.uid ?? 0;
  const clubs = new Map(allClubs.map((club) => [club.id, club]));
  const matches = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const priced = tips.filter(({ publishAt, price }) => publishAt + HOUR_MS < baseStart && price > 0);
  const chosen = priced.filter((_, index) => (priced.length - index) % EVERY === 0).slice(-BOUGHT);
  return chosen.map((row) => {
    const sold = {
      row,
      matches: row.matchIds.flatMap((id) => {
        const fixture = matches.get(id);
        return fixture === undefined ? [] : [soldMatch(fixture, clubs)];
      }),
    };
    const order = orderOf(uid, sold, Math.min(row.publishAt + HOUR_MS, row.saleEndAt - 1));
    const settledAt = row.settleAt < baseStart ? row.settleAt : null;
    return { ...order, laid: true, settledAt, toldAt: settledAt };
  });
}

/** Users with the coins for the orders they bring along, so that what they have left is what they were given. */
export function withCoins(users: readonly UserRow[], brought: readonly OrderRow[]): UserRow[] {
  return users.map((user) => {
    const own = brought.filter(({ uid }) => uid === user.uid);
    const spent = own.reduce((sum, { price, refund, settledAt }) => sum + price - (settledAt === null ? 0 : refund), 0);
    return { ...user, gold: user.gold + spent };
  });
}
