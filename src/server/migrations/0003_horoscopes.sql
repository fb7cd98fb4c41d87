CREATE TABLE "horoscopes" (
	"sign" text NOT NULL,
	"period" text NOT NULL,
	"start" text NOT NULL,
	"lang" text NOT NULL,
	"engine_version" integer NOT NULL,
	"telling" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "horoscopes_sign_period_start_lang_engine_version_pk" PRIMARY KEY("sign","period","start","lang","engine_version")
);
