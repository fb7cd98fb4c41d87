CREATE TABLE "recent_deleters" (
	"person_id" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recent_deleters_age" ON "recent_deleters" USING btree ("at");--> statement-breakpoint
CREATE INDEX "casts_unopened" ON "casts" USING btree ("created_at") WHERE drawn_at is null;--> statement-breakpoint
CREATE INDEX "chat_groups_bin" ON "chat_groups" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "messages_deleted" ON "messages" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "past_checks_deleted" ON "past_checks" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "comparisons_deleted" ON "comparisons" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "journal_entries_deleted" ON "journal_entries" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "shares_revoked" ON "shares" USING btree ("revoked_at") WHERE snapshot is not null;