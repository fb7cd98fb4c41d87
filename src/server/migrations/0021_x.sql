CREATE TABLE "memory_entries" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"group_id" text NOT NULL,
	"turn_id" text NOT NULL,
	"box" text NOT NULL,
	"kept_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "memory_entries_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "memory_off" (
	"person_id" text PRIMARY KEY NOT NULL,
	"off_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_groups" ADD COLUMN "temporary_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "memory_entries_recent" ON "memory_entries" USING btree ("person_id","kept_at");--> statement-breakpoint
CREATE INDEX "memory_entries_group" ON "memory_entries" USING btree ("person_id","group_id");--> statement-breakpoint
CREATE INDEX "memory_entries_deleted" ON "memory_entries" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "chat_groups_temporary" ON "chat_groups" USING btree ("temporary_at") WHERE temporary_at is not null;