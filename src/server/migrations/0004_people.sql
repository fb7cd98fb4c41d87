CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"time_zone_changed_at" timestamp(3) with time zone,
	"locale" text NOT NULL,
	"role" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp(3) with time zone,
	CONSTRAINT "credentials_kind_subject_pk" PRIMARY KEY("kind","subject"),
	CONSTRAINT "credentials_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "credentials_person" ON "credentials" USING btree ("person_id");--> statement-breakpoint
-- A visitor becomes a person with a visitor credential; the id stays, and with it every row that carries it.
INSERT INTO "people" ("id", "time_zone", "locale", "created_at") SELECT "id", "time_zone", 'zh', "created_at" FROM "visitors";--> statement-breakpoint
INSERT INTO "credentials" ("kind", "subject", "person_id", "created_at") SELECT 'visitor', "secret_hash", "id", "created_at" FROM "visitors";--> statement-breakpoint
DROP TABLE "visitors";--> statement-breakpoint
ALTER TABLE "plus_uses" RENAME COLUMN "owner_id" TO "person_id";--> statement-breakpoint
ALTER TABLE "plus_uses" RENAME CONSTRAINT "plus_uses_owner_id_generation_id_pk" TO "plus_uses_person_id_generation_id_pk";--> statement-breakpoint
ALTER TABLE "casts" RENAME COLUMN "owner_id" TO "person_id";--> statement-breakpoint
ALTER TABLE "casts" RENAME CONSTRAINT "casts_owner_id_id_pk" TO "casts_person_id_id_pk";--> statement-breakpoint
ALTER TABLE "chat_groups" RENAME COLUMN "owner_id" TO "person_id";--> statement-breakpoint
ALTER TABLE "chat_groups" RENAME CONSTRAINT "chat_groups_owner_id_id_pk" TO "chat_groups_person_id_id_pk";--> statement-breakpoint
ALTER TABLE "generations" RENAME COLUMN "owner_id" TO "person_id";--> statement-breakpoint
ALTER TABLE "generations" RENAME CONSTRAINT "generations_owner_id_id_pk" TO "generations_person_id_id_pk";--> statement-breakpoint
ALTER TABLE "images" RENAME COLUMN "owner_id" TO "person_id";--> statement-breakpoint
ALTER TABLE "images" RENAME CONSTRAINT "images_owner_id_id_pk" TO "images_person_id_id_pk";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "owner_id" TO "person_id";--> statement-breakpoint
ALTER TABLE "messages" RENAME CONSTRAINT "messages_owner_id_id_pk" TO "messages_person_id_id_pk";--> statement-breakpoint
ALTER TABLE "sittings" RENAME COLUMN "owner_id" TO "person_id";--> statement-breakpoint
ALTER TABLE "sittings" RENAME CONSTRAINT "sittings_owner_id_id_pk" TO "sittings_person_id_id_pk";
