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
CREATE INDEX "ways_begun_expiry" ON "ways_begun" USING btree ("expires_at");