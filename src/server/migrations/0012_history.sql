ALTER TABLE "chat_groups" ADD COLUMN "title_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_groups" ADD COLUMN "fold_version" smallint;--> statement-breakpoint
ALTER TABLE "chat_groups" ADD COLUMN "pinned_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "fold_version" smallint;--> statement-breakpoint
CREATE INDEX "chat_groups_pinned" ON "chat_groups" USING btree ("person_id") WHERE pinned_at is not null;--> statement-breakpoint
CREATE INDEX "chat_groups_unfolded" ON "chat_groups" USING btree ("person_id","id") WHERE fold_version is null;--> statement-breakpoint
CREATE INDEX "messages_unfolded" ON "messages" USING btree ("person_id","id") WHERE fold_version is null;