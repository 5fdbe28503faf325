CREATE TABLE "accounts"."email_change" (
	"account" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"old_agreed_at" timestamp (3) with time zone,
	"new_agreed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts"."gone_account" (
	"hash" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."mailed_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account" uuid,
	"sign_up" uuid,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."outbox_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" uuid,
	"mailbox" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."queued_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" uuid,
	"mailbox" text NOT NULL,
	"sealed" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "accounts"."sign_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts"."account" ALTER COLUMN "confirmed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts"."session" ADD COLUMN "recovered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts"."email_change" ADD CONSTRAINT "email_change_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "accounts"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."mailed_token" ADD CONSTRAINT "mailed_token_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "accounts"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."mailed_token" ADD CONSTRAINT "mailed_token_sign_up_sign_up_id_fk" FOREIGN KEY ("sign_up") REFERENCES "accounts"."sign_up"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."outbox_mail" ADD CONSTRAINT "outbox_mail_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "accounts"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."queued_mail" ADD CONSTRAINT "queued_mail_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "accounts"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gone_account_age" ON "accounts"."gone_account" USING btree ("until");--> statement-breakpoint
CREATE INDEX "mailed_token_account" ON "accounts"."mailed_token" USING btree ("account","purpose");--> statement-breakpoint
CREATE INDEX "mailed_token_sign_up" ON "accounts"."mailed_token" USING btree ("sign_up");--> statement-breakpoint
CREATE INDEX "mailed_token_email" ON "accounts"."mailed_token" USING btree ("email","purpose");--> statement-breakpoint
CREATE INDEX "mailed_token_age" ON "accounts"."mailed_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_mail_age" ON "accounts"."outbox_mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_mail_account" ON "accounts"."outbox_mail" USING btree ("account");--> statement-breakpoint
CREATE INDEX "outbox_mail_mailbox" ON "accounts"."outbox_mail" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "queued_mail_due" ON "accounts"."queued_mail" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "queued_mail_account" ON "accounts"."queued_mail" USING btree ("account");--> statement-breakpoint
CREATE INDEX "queued_mail_mailbox" ON "accounts"."queued_mail" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "rate_limit_age" ON "accounts"."rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sign_up_email" ON "accounts"."sign_up" USING btree ("email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_up_age" ON "accounts"."sign_up" USING btree ("created_at");