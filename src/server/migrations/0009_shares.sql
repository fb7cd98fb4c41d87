CREATE TABLE "shares" (
	"person_id" text NOT NULL,
	"key" text NOT NULL,
	"group_id" text NOT NULL,
	"answer_ids" jsonb NOT NULL,
	"digest" text NOT NULL,
	"title" text NOT NULL,
	"records" integer NOT NULL,
	"out" jsonb NOT NULL,
	"photos" integer DEFAULT 0 NOT NULL,
	"snapshot" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "shares_person_id_key_pk" PRIMARY KEY("person_id","key")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "shares_key" ON "shares" USING btree ("key");--> statement-breakpoint
CREATE INDEX "shares_recent" ON "shares" USING btree ("person_id","created_at");