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
CREATE TABLE "moments" (
	"id" integer PRIMARY KEY NOT NULL,
	"host_id" integer NOT NULL,
	"content" text NOT NULL,
	"photos" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"likes" integer NOT NULL
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
CREATE INDEX "fixtures_end" ON "fixtures" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "moments_newest" ON "moments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "moments_host" ON "moments" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "schedules_end" ON "schedules" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "schedules_host" ON "schedules" USING btree ("host_id");