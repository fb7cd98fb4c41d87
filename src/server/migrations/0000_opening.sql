CREATE TABLE "plus_uses" (
	"owner_id" text NOT NULL,
	"generation_id" text NOT NULL,
	"day" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "plus_uses_owner_id_generation_id_pk" PRIMARY KEY("owner_id","generation_id")
);
--> statement-breakpoint
CREATE TABLE "casts" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"topic" text NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"nonce" text,
	"moment" timestamp(3) with time zone,
	"input" jsonb,
	"cast" jsonb,
	"question" text,
	"engine_version" integer,
	"group_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"drawn_at" timestamp(3) with time zone,
	CONSTRAINT "casts_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_groups" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"module" text NOT NULL,
	"title" text NOT NULL,
	"title_source" text NOT NULL,
	"content" text NOT NULL,
	"active_leaf_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "chat_groups_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "generation_events" (
	"run_key" text NOT NULL,
	"seq" bigint NOT NULL,
	"frame" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generation_events_run_key_seq_pk" PRIMARY KEY("run_key","seq")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"message_id" text NOT NULL,
	"group_id" text NOT NULL,
	"node_id" text NOT NULL,
	"status" text NOT NULL,
	"teller" text,
	"error_code" integer,
	"heartbeat_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "generations_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"group_id" text NOT NULL,
	"parent_id" text,
	"role" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"cursor" integer DEFAULT 0 NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"model" text,
	"cast_id" text,
	"flow" jsonb,
	"client_message_id" text,
	"feedback_value" text,
	"feedback_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"feedback_text" text,
	"position" bigserial NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "messages_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "plus_uses_day" ON "plus_uses" USING btree ("owner_id","day");--> statement-breakpoint
CREATE INDEX "chat_groups_recent" ON "chat_groups" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "generation_events_age" ON "generation_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "generations_running" ON "generations" USING btree ("heartbeat_at") WHERE status = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "generations_one_running" ON "generations" USING btree ("owner_id","group_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "messages_group" ON "messages" USING btree ("owner_id","group_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_id" ON "messages" USING btree ("owner_id","group_id","client_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "visitors_secret_hash" ON "visitors" USING btree ("secret_hash");