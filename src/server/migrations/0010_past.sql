CREATE TABLE "past_checks" (
	"person_id" text NOT NULL,
	"cast_id" text NOT NULL,
	"group_id" text NOT NULL,
	"asked" jsonb NOT NULL,
	"last_year" integer NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done_at" timestamp(3) with time zone,
	"changed_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "past_checks_person_id_cast_id_pk" PRIMARY KEY("person_id","cast_id")
);
--> statement-breakpoint
CREATE INDEX "past_checks_group" ON "past_checks" USING btree ("person_id","group_id");