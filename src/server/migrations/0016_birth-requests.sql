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
CREATE UNIQUE INDEX "birth_requests_link" ON "birth_requests" USING btree ("key");--> statement-breakpoint
CREATE INDEX "birth_requests_answerer" ON "birth_requests" USING btree ("answerer_id");--> statement-breakpoint
CREATE INDEX "birth_requests_expiry" ON "birth_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "birth_requests_vault" ON "birth_requests" USING btree ((split_part(box, '.', 1)::int));