import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Script } from '../world/match-state';

/** Identities and instants (Unix ms): both fit a number. */
const big = (name: string) => bigint(name, { mode: 'number' });

/** One row: which world the tables hold. */
export const worldMeta = pgTable('world_meta', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  seed: big('seed').notNull(),
  scale: text('scale').notNull(),
  /** Shanghai days since 1970. */
  baseDay: integer('base_day').notNull(),
});

export const clubs = pgTable('clubs', {
  id: integer('id').primaryKey(),
  competition: text('competition').notNull(),
  name: text('name').notNull(),
  englishName: text('english_name').notNull(),
  /** File id of the crest. */
  crest: text('crest').notNull(),
});

export const fixtures = pgTable(
  'fixtures',
  {
    id: big('id').primaryKey(),
    competition: text('competition').notNull(),
    /** 1 football, 2 basketball. */
    matchType: integer('match_type').notNull(),
    round: integer('round').notNull(),
    /** League and round, ready to show. */
    label: text('label').notNull(),
    homeId: integer('home_id').notNull(),
    awayId: integer('away_id').notNull(),
    startAt: big('start_at').notNull(),
    /** The final whistle as the script has it. */
    endAt: big('end_at').notNull(),
    source: integer('source').notNull(),
    /** 0 is shown; the client drops the rest. */
    status: integer('status').notNull(),
    /** The portal says "live" although no host is. */
    claimsLive: boolean('claims_live').notNull(),
    script: jsonb('script').$type<Script>().notNull(),
  },
  (table) => [index('fixtures_end').on(table.endAt)],
);

export const hosts = pgTable('hosts', {
  id: integer('id').primaryKey(),
  nickName: text('nick_name').notNull(),
  /** As the portal stores it: ISO date, Unix ms, nonsense, or nothing. */
  birthday: text('birthday'),
  tags: jsonb('tags').$type<readonly string[]>().notNull(),
  pictureId: text('picture_id').notNull(),
  withdrawn: boolean('withdrawn').notNull(),
  /** Viewers of a usual evening; the figure shown moves around it. */
  watchers: integer('watchers').notNull(),
  fans: integer('fans').notNull(),
  rank: integer('rank').notNull(),
  previousRank: integer('previous_rank').notNull(),
});

export const schedules = pgTable(
  'schedules',
  {
    id: integer('id').primaryKey(),
    hostId: integer('host_id').notNull(),
    matchId: big('match_id').notNull(),
    roomId: integer('room_id').notNull(),
    /** On air from here until `endAt`. */
    startAt: big('start_at').notNull(),
    endAt: big('end_at').notNull(),
    isTop: boolean('is_top').notNull(),
    hostType: integer('host_type').notNull(),
    /** 0: public. */
    groupId: integer('group_id').notNull(),
    groupUserType: integer('group_user_type').notNull(),
    source: integer('source').notNull(),
    lottery: boolean('lottery').notNull(),
    redEnvelope: integer('red_envelope').notNull(),
  },
  (table) => [index('schedules_end').on(table.endAt), index('schedules_host').on(table.hostId)],
);

export const moments = pgTable(
  'moments',
  {
    id: integer('id').primaryKey(),
    hostId: integer('host_id').notNull(),
    content: text('content').notNull(),
    englishContent: text('english_content').notNull().default(''),
    photos: jsonb('photos').$type<readonly string[]>().notNull(),
    createdAt: big('created_at').notNull(),
    /** Likes that the world brings; those of users are counted beside it. */
    likes: integer('likes').notNull(),
  },
  (table) => [index('moments_newest').on(table.createdAt, table.id), index('moments_host').on(table.hostId)],
);

export const users = pgTable('users', {
  uid: integer('uid').primaryKey(),
  key: text('key').notNull(),
  token: text('token').notNull().unique(),
  username: text('username').notNull(),
  headUrl: text('head_url').notNull(),
  note: text('note').notNull(),
  /** 'active', or how the session is over: 'kicked' (signed in elsewhere), 'expired', 'lapsed'. */
  state: text('state').notNull(),
  vip: integer('vip').notNull(),
  recharged: integer('recharged').notNull(),
  banText: text('ban_text').notNull(),
  gold: integer('gold').notNull(),
  goldLimit: integer('gold_limit').notNull(),
  goldUsed: integer('gold_used').notNull(),
  rooms: jsonb('rooms').$type<readonly number[]>().notNull(),
});

/** What servers share and nobody else may know. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });

/** The users' own: survives a new world. */
export const follows = pgTable(
  'follows',
  { uid: integer('uid').notNull(), kind: text('kind').notNull(), subjectId: big('subject_id').notNull() },
  (table) => [primaryKey({ columns: [table.uid, table.kind, table.subjectId] })],
);

export const likes = pgTable(
  'likes',
  { uid: integer('uid').notNull(), momentId: integer('moment_id').notNull(), count: integer('count').notNull() },
  (table) => [primaryKey({ columns: [table.uid, table.momentId] })],
);

/** Sum of `likes` per moment, kept by the same transaction, so that the hottest can be sorted. */
export const likeTotals = pgTable('like_totals', {
  momentId: integer('moment_id').primaryKey(),
  count: integer('count').notNull(),
});

/** What users said in rooms; what the world says there is never stored (world/room-chat.ts). */
export const chats = pgTable(
  'chats',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    roomId: integer('room_id').notNull(),
    uid: integer('uid').notNull(),
    username: text('username').notNull(),
    headUrl: text('head_url').notNull(),
    content: text('content').notNull(),
    createdAt: big('created_at').notNull(),
    /** The sender's own: sent twice it is one message. */
    clientId: text('client_id'),
  },
  (table) => [
    index('chats_room').on(table.roomId, table.id),
    uniqueIndex('chats_client').on(table.uid, table.clientId),
  ],
);

/** `kind`: 'comment', 'chat', 'host' or 'moment'. */
export const reports = pgTable(
  'reports',
  {
    uid: integer('uid').notNull(),
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    cate: text('cate').notNull(),
    content: text('content').notNull(),
    createdAt: big('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.kind, table.subjectId] })],
);

export const lotteryJoins = pgTable(
  'lottery_joins',
  { lotteryId: text('lottery_id').notNull(), uid: integer('uid').notNull() },
  (table) => [primaryKey({ columns: [table.lotteryId, table.uid] })],
);
