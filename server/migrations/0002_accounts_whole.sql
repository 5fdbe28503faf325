-- an address that nobody confirmed is a sign-up from here on, and has to be signed up again
DELETE FROM "accounts"."account" WHERE "confirmed_at" IS NULL;--> statement-breakpoint
DROP TABLE "accounts"."outbox_mail" CASCADE;--> statement-breakpoint
DROP TABLE "accounts"."pending_token" CASCADE;