CREATE TABLE "images" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"group_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE INDEX "images_group" ON "images" USING btree ("owner_id","group_id");