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
CREATE INDEX "bets_day" ON "bets" USING btree ("day");--> statement-breakpoint
CREATE INDEX "bets_user" ON "bets" USING btree ("uid","placed_at");