CREATE TABLE "comparisons" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"question" text NOT NULL,
	"first_group_id" text NOT NULL,
	"first_answer_ids" jsonb NOT NULL,
	"first_topic" text NOT NULL,
	"second_group_id" text NOT NULL,
	"second_answer_ids" jsonb NOT NULL,
	"second_topic" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "comparisons_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE INDEX "comparisons_recent" ON "comparisons" USING btree ("person_id","created_at");