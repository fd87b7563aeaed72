DROP INDEX "comments_tip";--> statement-breakpoint
CREATE INDEX "comments_page" ON "comments" USING btree ("tip_id","parent_id","created_at","id");