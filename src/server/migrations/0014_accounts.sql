CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"agent" text NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" text PRIMARY KEY NOT NULL,
	"locked" text,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"provider_id" text,
	"error" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp(3) with time zone,
	CONSTRAINT "letters_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "used_once" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "used_once_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "vault_keys" (
	"version" integer PRIMARY KEY NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "shown" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "nickname" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "avatar" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "invite_code" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "deletes_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "letters_waiting" ON "letters" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "letters_age" ON "letters" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "used_once_expiry" ON "used_once" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_one_a_kind" ON "credentials" USING btree ("person_id","kind") WHERE kind not in ('visitor', 'passkey') and retired_at is null;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_invite_code_unique" UNIQUE("invite_code");