ALTER TABLE "messages" RENAME COLUMN "model" TO "tier";--> statement-breakpoint
-- "3.5" and "4" are names of the wire; inside, a tier is called what it is.
UPDATE "messages" SET "tier" = CASE "tier" WHEN '3.5' THEN 'basic' WHEN '4' THEN 'plus' END WHERE "tier" IS NOT NULL;
