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
CREATE TABLE "sealing_keys" (
	"version" integer PRIMARY KEY NOT NULL,
	"x" text NOT NULL,
	"locked" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "auth_events_subject" ON "auth_events" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "auth_events_age" ON "auth_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "codes_age" ON "codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "login_tries_age" ON "login_tries" USING btree ("since");