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
	"created_at" bigint NOT NULL
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
	"laid" boolean NOT NULL,
	"sold" jsonb NOT NULL,
	CONSTRAINT "orders_uid_tip_id_pk" PRIMARY KEY("uid","tip_id"),
	CONSTRAINT "orders_id_unique" UNIQUE("id")
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
CREATE INDEX "comments_tip" ON "comments" USING btree ("tip_id","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("settled_at","settle_at");--> statement-breakpoint
CREATE INDEX "tips_published" ON "tips" USING btree ("publish_at","id");--> statement-breakpoint
CREATE INDEX "tips_settled" ON "tips" USING btree ("settle_at");--> statement-breakpoint
CREATE INDEX "tips_expert" ON "tips" USING btree ("expert_id","publish_at");