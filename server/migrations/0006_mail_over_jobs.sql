DROP INDEX "accounts"."queued_mail_due";--> statement-breakpoint
ALTER TABLE "accounts"."queued_mail" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "accounts"."queued_mail" DROP COLUMN "due_at";