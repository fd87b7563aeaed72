CREATE TABLE "chats" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"username" text NOT NULL,
	"head_url" text NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_joins" (
	"lottery_id" text NOT NULL,
	"uid" integer NOT NULL,
	CONSTRAINT "lottery_joins_lottery_id_uid_pk" PRIMARY KEY("lottery_id","uid")
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
CREATE INDEX "chats_room" ON "chats" USING btree ("room_id","id");