CREATE TABLE "profiles" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"relationship" text NOT NULL,
	"gender" text NOT NULL,
	"avatar" text,
	"box" text NOT NULL,
	"is_by_link" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "profiles_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_one_self" ON "profiles" USING btree ("person_id") WHERE relationship = 'self' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "profiles_deleted" ON "profiles" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_key" ON "profiles" USING btree ((split_part(box, '.', 1)::int));