CREATE TABLE "auth_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"is_ok" boolean NOT NULL,
	"subject" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"mac" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"hour_from" timestamp(3) with time zone NOT NULL,
	"hour_count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "codes_purpose_target_pk" PRIMARY KEY("purpose","target")
);
--> statement-breakpoint
CREATE TABLE "login_tries" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "login_tries_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"person_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"set_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_deleters" (
	"person_id" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "uploads" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"path" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "birth_requests" (
	"person_id" text NOT NULL,
	"key" text NOT NULL,
	"purpose" text NOT NULL,
	"relationship" text,
	"box" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"cancelled_at" timestamp(3) with time zone,
	"answerer_id" text,
	"answered_at" timestamp(3) with time zone,
	"profile_id" text,
	"answer_box" text,
	"match_box" text,
	"withdrawn_at" timestamp(3) with time zone,
	CONSTRAINT "birth_requests_person_id_key_pk" PRIMARY KEY("person_id","key")
);
--> statement-breakpoint
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
CREATE TABLE "sealing_keys" (
	"version" integer PRIMARY KEY NOT NULL,
	"x" text NOT NULL,
	"locked" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "passkeys_person_id_id_pk" PRIMARY KEY("person_id","id"),
	CONSTRAINT "passkeys_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "ways_begun" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ways_begun_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
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
ALTER TABLE "chat_groups" ADD COLUMN "temporary_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "shown" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "nickname" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "avatar" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "invite_code" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "deletes_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_events_subject" ON "auth_events" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "auth_events_age" ON "auth_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "codes_age" ON "codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "login_tries_age" ON "login_tries" USING btree ("since");--> statement-breakpoint
CREATE INDEX "recent_deleters_age" ON "recent_deleters" USING btree ("at");--> statement-breakpoint
CREATE INDEX "memory_entries_recent" ON "memory_entries" USING btree ("person_id","kept_at");--> statement-breakpoint
CREATE INDEX "memory_entries_group" ON "memory_entries" USING btree ("person_id","group_id");--> statement-breakpoint
CREATE INDEX "memory_entries_deleted" ON "memory_entries" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "uploads_recent" ON "uploads" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "birth_requests_link" ON "birth_requests" USING btree ("key");--> statement-breakpoint
CREATE INDEX "birth_requests_answerer" ON "birth_requests" USING btree ("answerer_id");--> statement-breakpoint
CREATE INDEX "birth_requests_expiry" ON "birth_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "birth_requests_vault" ON "birth_requests" USING btree ((split_part(box, '.', 1)::int));--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_one_self" ON "profiles" USING btree ("person_id") WHERE relationship = 'self' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "profiles_deleted" ON "profiles" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_key" ON "profiles" USING btree ((split_part(box, '.', 1)::int));--> statement-breakpoint
CREATE INDEX "ways_begun_expiry" ON "ways_begun" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "letters_waiting" ON "letters" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "letters_age" ON "letters" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "used_once_expiry" ON "used_once" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "casts_unopened" ON "casts" USING btree ("created_at") WHERE drawn_at is null;--> statement-breakpoint
CREATE INDEX "chat_groups_temporary" ON "chat_groups" USING btree ("temporary_at") WHERE temporary_at is not null;--> statement-breakpoint
CREATE INDEX "chat_groups_bin" ON "chat_groups" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "messages_deleted" ON "messages" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "past_checks_deleted" ON "past_checks" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "comparisons_deleted" ON "comparisons" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "journal_entries_deleted" ON "journal_entries" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_one_a_kind" ON "credentials" USING btree ("person_id","kind") WHERE kind not in ('visitor', 'passkey') and retired_at is null;--> statement-breakpoint
CREATE INDEX "shares_revoked" ON "shares" USING btree ("revoked_at") WHERE snapshot is not null;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_invite_code_unique" UNIQUE("invite_code");