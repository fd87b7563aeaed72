import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BetResult } from '../../src/contract/ranking/bet';
import type { SoldTip, TipLeg } from '../world/tip/tip-row';

/** Instants (Unix ms): they fit a number. */
const big = (name: string) => bigint(name, { mode: 'number' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const experts = pgTable('experts', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  tags: jsonb('tags').$type<readonly string[]>().notNull(),
  profile: text('profile').notNull(),
  introduction: text('introduction').notNull(),
  headUrl: text('head_url').notNull(),
  /** That the world brings; users are counted beside them. */
  followers: integer('followers').notNull(),
  isTripartite: boolean('is_tripartite').notNull(),
  hotStatus: integer('hot_status').notNull(),
});

/** What is not here follows from it: titles and texts are written when a tip is read (world/tip-content.ts). */
export const tips = pgTable(
  'tips',
  {
    /** Not the same in another world: what users bought is never mistaken for something else. */
    id: integer('id').primaryKey(),
    expertId: integer('expert_id').notNull(),
    /** 1 football, 2 basketball. */
    sport: integer('sport').notNull(),
    bettingType: integer('betting_type').notNull(),
    publishAt: big('publish_at').notNull(),
    /** Bought until then. */
    saleEndAt: big('sale_end_at').notNull(),
    /** When `outcome` becomes known; before, nobody is told. */
    settleAt: big('settle_at').notNull(),
    outcome: text('outcome').$type<BetResult>().notNull(),
    /** On one unit; null when called off. */
    profit: doublePrecision('profit'),
    price: integer('price').notNull(),
    openBack: boolean('open_back').notNull(),
    backPercent: integer('back_percent').notNull(),
    isHot: boolean('is_hot').notNull(),
    isTripartite: boolean('is_tripartite').notNull(),
    matchIds: jsonb('match_ids').$type<readonly number[]>().notNull(),
    legs: jsonb('legs').$type<readonly TipLeg[]>().notNull(),
  },
  (table) => [
    index('tips_published').on(table.publishAt, table.id),
    index('tips_settled').on(table.settleAt),
    index('tips_expert').on(table.expertId, table.publishAt),
  ],
);

/** The users' own, as all below: survives a new world. One order a user and tip. */
export const orders = pgTable(
  'orders',
  {
    id: bigserial('id', { mode: 'number' }).notNull().unique(),
    uid: integer('uid').notNull(),
    tipId: integer('tip_id').notNull(),
    expertId: integer('expert_id').notNull(),
    price: integer('price').notNull(),
    paidAt: big('paid_at').notNull(),
    settleAt: big('settle_at').notNull(),
    outcome: text('outcome').$type<BetResult>().notNull(),
    /** Coins that the settlement gives back. */
    refund: integer('refund').notNull(),
    /** Set once, by the transaction that gives the coins back. */
    settledAt: big('settled_at'),
    /** Set when its result was told; until then it is told again. */
    toldAt: big('told_at'),
    /** Came with the world, not from the user: laid anew with it. */
    laid: boolean('laid').notNull(),
    /** What was bought, as it was: a world laid anew does not take it away. */
    sold: jsonb('sold').$type<SoldTip>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.tipId] }),
    index('orders_due').on(table.settledAt, table.settleAt),
    index('orders_untold').on(table.settledAt).where(sql`told_at is null and settled_at is not null`),
  ],
);

/**
 * The salt and the digest that stand for a tip in one language (src/contract/tip/tip-digest.ts), made once: no other process, secret
 * or version changes what was published. Those that somebody has bought stay for ever.
 */
export const tipSeals = pgTable(
  'tip_seals',
  {
    tipId: integer('tip_id').notNull(),
    language: text('language').notNull(),
    salt: text('salt').notNull(),
    digest: text('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tipId, table.language] })],
);

/** What users wrote; what the world says is never stored (world/tip-comments.ts). */
export const comments = pgTable(
  'comments',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tipId: integer('tip_id').notNull(),
    /** Of the comment it stands below; "" stands by itself. */
    parentId: text('parent_id').notNull(),
    /** Whom it answers, when that is an answer itself. */
    replyName: text('reply_name').notNull(),
    uid: integer('uid').notNull(),
    username: text('username').notNull(),
    headUrl: text('head_url').notNull(),
    content: text('content').notNull(),
    photos: jsonb('photos').$type<readonly string[]>().notNull(),
    createdAt: big('created_at').notNull(),
    /** The writer's own: sent twice it is one comment. */
    clientId: text('client_id'),
  },
  (table) => [
    index('comments_page').on(table.tipId, table.parentId, table.createdAt, table.id),
    uniqueIndex('comments_client').on(table.uid, table.clientId),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  { commentId: text('comment_id').notNull(), uid: integer('uid').notNull() },
  (table) => [primaryKey({ columns: [table.commentId, table.uid] })],
);

/** Photos that users uploaded. */
export const files = pgTable('files', {
  id: text('id').primaryKey(),
  uid: integer('uid').notNull(),
  type: text('type').notNull(),
  content: bytes('content').notNull(),
  createdAt: big('created_at').notNull(),
});
