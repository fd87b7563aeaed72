CREATE TABLE "chats" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"username" text NOT NULL,
	"head_url" text NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL,
	"client_id" text
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" integer PRIMARY KEY NOT NULL,
	"competition" text NOT NULL,
	"name" text NOT NULL,
	"english_name" text NOT NULL,
	"crest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fixtures" (
	"id" bigint PRIMARY KEY NOT NULL,
	"competition" text NOT NULL,
	"match_type" integer NOT NULL,
	"round" integer NOT NULL,
	"label" text NOT NULL,
	"home_id" integer NOT NULL,
	"away_id" integer NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"source" integer NOT NULL,
	"status" integer NOT NULL,
	"claims_live" boolean NOT NULL,
	"script" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"uid" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	CONSTRAINT "follows_uid_kind_subject_id_pk" PRIMARY KEY("uid","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"id" integer PRIMARY KEY NOT NULL,
	"nick_name" text NOT NULL,
	"birthday" text,
	"tags" jsonb NOT NULL,
	"picture_id" text NOT NULL,
	"withdrawn" boolean NOT NULL,
	"watchers" integer NOT NULL,
	"fans" integer NOT NULL,
	"rank" integer NOT NULL,
	"previous_rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "like_totals" (
	"moment_id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"uid" integer NOT NULL,
	"moment_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "likes_uid_moment_id_pk" PRIMARY KEY("uid","moment_id")
);
--> statement-breakpoint
CREATE TABLE "lottery_joins" (
	"lottery_id" text NOT NULL,
	"uid" integer NOT NULL,
	CONSTRAINT "lottery_joins_lottery_id_uid_pk" PRIMARY KEY("lottery_id","uid")
);
--> statement-breakpoint
CREATE TABLE "moments" (
	"id" integer PRIMARY KEY NOT NULL,
	"host_id" integer NOT NULL,
	"content" text NOT NULL,
	"english_content" text DEFAULT '' NOT NULL,
	"photos" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"likes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"uid" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"cate" text NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "reports_uid_kind_subject_id_pk" PRIMARY KEY("uid","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" integer PRIMARY KEY NOT NULL,
	"host_id" integer NOT NULL,
	"match_id" bigint NOT NULL,
	"room_id" integer NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"is_top" boolean NOT NULL,
	"host_type" integer NOT NULL,
	"group_id" integer NOT NULL,
	"group_user_type" integer NOT NULL,
	"source" integer NOT NULL,
	"lottery" boolean NOT NULL,
	"red_envelope" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"token" text NOT NULL,
	"username" text NOT NULL,
	"head_url" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"vip" integer NOT NULL,
	"recharged" integer NOT NULL,
	"ban_text" text NOT NULL,
	"gold" integer NOT NULL,
	"gold_limit" integer NOT NULL,
	"gold_used" integer NOT NULL,
	"rooms" jsonb NOT NULL,
	CONSTRAINT "users_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "world_meta" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"seed" bigint NOT NULL,
	"scale" text NOT NULL,
	"base_day" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"comment_id" text NOT NULL,
	"uid" integer NOT NULL,
	CONSTRAINT "comment_likes_comment_id_uid_pk" PRIMARY KEY("comment_id","uid")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tip_id" integer NOT NULL,
	"parent_id" text NOT NULL,
	"reply_name" text NOT NULL,
	"uid" integer NOT NULL,
	"username" text NOT NULL,
	"head_url" text NOT NULL,
	"content" text NOT NULL,
	"photos" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"client_id" text
);
--> statement-breakpoint
CREATE TABLE "experts" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tags" jsonb NOT NULL,
	"profile" text NOT NULL,
	"introduction" text NOT NULL,
	"head_url" text NOT NULL,
	"followers" integer NOT NULL,
	"is_tripartite" boolean NOT NULL,
	"hot_status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigserial NOT NULL,
	"uid" integer NOT NULL,
	"tip_id" integer NOT NULL,
	"expert_id" integer NOT NULL,
	"price" integer NOT NULL,
	"paid_at" bigint NOT NULL,
	"settle_at" bigint NOT NULL,
	"outcome" text NOT NULL,
	"refund" integer NOT NULL,
	"settled_at" bigint,
	"told_at" bigint,
	"laid" boolean NOT NULL,
	"sold" jsonb NOT NULL,
	CONSTRAINT "orders_uid_tip_id_pk" PRIMARY KEY("uid","tip_id"),
	CONSTRAINT "orders_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "tip_seals" (
	"tip_id" integer NOT NULL,
	"language" text NOT NULL,
	"salt" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "tip_seals_tip_id_language_pk" PRIMARY KEY("tip_id","language")
);
--> statement-breakpoint
CREATE TABLE "tips" (
	"id" integer PRIMARY KEY NOT NULL,
	"expert_id" integer NOT NULL,
	"sport" integer NOT NULL,
	"betting_type" integer NOT NULL,
	"publish_at" bigint NOT NULL,
	"sale_end_at" bigint NOT NULL,
	"settle_at" bigint NOT NULL,
	"outcome" text NOT NULL,
	"profit" double precision,
	"price" integer NOT NULL,
	"open_back" boolean NOT NULL,
	"back_percent" integer NOT NULL,
	"is_hot" boolean NOT NULL,
	"is_tripartite" boolean NOT NULL,
	"match_ids" jsonb NOT NULL,
	"legs" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bets" (
	"id" bigint PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"day" integer NOT NULL,
	"placed_at" bigint NOT NULL,
	"settle_at" bigint NOT NULL,
	"platform" integer NOT NULL,
	"betting_type" integer NOT NULL,
	"odds" double precision NOT NULL,
	"stake" integer NOT NULL,
	"outcome" text NOT NULL,
	"profit" integer NOT NULL,
	"legs" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bettors" (
	"uid" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"head_url" text NOT NULL,
	"copied_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_switches" (
	"uid" integer PRIMARY KEY NOT NULL,
	"visible" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_votes" (
	"report_id" text NOT NULL,
	"uid" integer NOT NULL,
	"vote" integer NOT NULL,
	CONSTRAINT "report_votes_report_id_uid_pk" PRIMARY KEY("report_id","uid")
);
--> statement-breakpoint
CREATE INDEX "chats_room" ON "chats" USING btree ("room_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_client" ON "chats" USING btree ("uid","client_id");--> statement-breakpoint
CREATE INDEX "fixtures_end" ON "fixtures" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "moments_newest" ON "moments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "moments_host" ON "moments" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "schedules_end" ON "schedules" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "schedules_host" ON "schedules" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "comments_page" ON "comments" USING btree ("tip_id","parent_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_client" ON "comments" USING btree ("uid","client_id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("settled_at","settle_at");--> statement-breakpoint
CREATE INDEX "orders_untold" ON "orders" USING btree ("settled_at") WHERE told_at is null and settled_at is not null;--> statement-breakpoint
CREATE INDEX "tips_published" ON "tips" USING btree ("publish_at","id");--> statement-breakpoint
CREATE INDEX "tips_settled" ON "tips" USING btree ("settle_at");--> statement-breakpoint
CREATE INDEX "tips_expert" ON "tips" USING btree ("expert_id","publish_at");--> statement-breakpoint
CREATE INDEX "bets_day" ON "bets" USING btree ("day");--> statement-breakpoint
CREATE INDEX "bets_user" ON "bets" USING btree ("uid","placed_at");