CREATE TABLE "journal_entries" (
	"person_id" text NOT NULL,
	"answer_id" text NOT NULL,
	"group_id" text NOT NULL,
	"module" text NOT NULL,
	"topic" text NOT NULL,
	"locale" text NOT NULL,
	"question" text NOT NULL,
	"expects" text DEFAULT '' NOT NULL,
	"due_on" date,
	"is_quiet" boolean NOT NULL,
	"claims" jsonb NOT NULL,
	"blind" jsonb,
	"pick" text,
	"marks" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"kept_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"picked_at" timestamp(3) with time zone,
	"looked_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "journal_entries_person_id_answer_id_pk" PRIMARY KEY("person_id","answer_id")
);
--> statement-breakpoint
CREATE INDEX "journal_entries_due" ON "journal_entries" USING btree ("person_id","due_on") WHERE looked_at is null;--> statement-breakpoint
CREATE INDEX "journal_entries_group" ON "journal_entries" USING btree ("person_id","group_id");