ALTER TABLE "chats" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "client_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "chats_client" ON "chats" USING btree ("uid","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_client" ON "comments" USING btree ("uid","client_id");