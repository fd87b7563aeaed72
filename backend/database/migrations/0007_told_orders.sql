ALTER TABLE "orders" ADD COLUMN "told_at" bigint;--> statement-breakpoint
CREATE INDEX "orders_untold" ON "orders" USING btree ("settled_at") WHERE told_at is null and settled_at is not null;--> statement-breakpoint
UPDATE "orders" SET "told_at" = "settled_at";