import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { BetResult } from '../../src/contract/ranking/bet';
import type { TipLeg } from '../world/tip/tip-row';

/** Instants (Unix ms): they fit a number. */
const big = (name: string) => bigint(name, { mode: 'number' });

export const bettors = pgTable('bettors', {
  uid: integer('uid').primaryKey(),
  name: text('name').notNull(),
  headUrl: text('head_url').notNull(),
  /** How many copy their bets. */
  copiedBy: integer('copied_by').notNull(),
});

/** Rows of world/bets.ts. */
export const bets = pgTable(
  'bets',
  {
    id: big('id').primaryKey(),
    uid: integer('uid').notNull(),
    day: integer('day').notNull(),
    placedAt: big('placed_at').notNull(),
    /** When outcome and profit become known; before, nobody is told. */
    settleAt: big('settle_at').notNull(),
    platform: integer('platform').notNull(),
    bettingType: integer('betting_type').notNull(),
    odds: doublePrecision('odds').notNull(),
    stake: integer('stake').notNull(),
    outcome: text('outcome').$type<BetResult>().notNull(),
    profit: integer('profit').notNull(),
    legs: jsonb('legs').$type<readonly TipLeg[]>().notNull(),
  },
  (table) => [index('bets_day').on(table.day), index('bets_user').on(table.uid, table.placedAt)],
);

/** The users' own, as below: survives a new world. One vote a user and report; 1 likes, -1 does not. */
export const reportVotes = pgTable(
  'report_votes',
  { reportId: text('report_id').notNull(), uid: integer('uid').notNull(), vote: integer('vote').notNull() },
  (table) => [primaryKey({ columns: [table.reportId, table.uid] })],
);

/** Whose bets are not shown, by their own wish. */
export const rankSwitches = pgTable('rank_switches', {
  uid: integer('uid').primaryKey(),
  visible: boolean('visible').notNull(),
});
