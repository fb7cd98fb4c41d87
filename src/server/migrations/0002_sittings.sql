CREATE TABLE "sittings" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"group_id" text NOT NULL,
	"message_id" text NOT NULL,
	"test" text NOT NULL,
	"version" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"cast_id" text,
	"retired_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sittings_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_open" ON "sittings" USING btree ("owner_id","group_id") WHERE cast_id is null and retired_at is null;--> statement-breakpoint
CREATE INDEX "sittings_group" ON "sittings" USING btree ("owner_id","group_id");