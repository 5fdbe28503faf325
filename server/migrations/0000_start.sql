CREATE SCHEMA "accounts";
--> statement-breakpoint
CREATE TABLE "award" (
	"learner" uuid NOT NULL,
	"exercise" uuid NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "award_learner_exercise_pk" PRIMARY KEY("learner","exercise")
);
--> statement-breakpoint
CREATE TABLE "content" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"level" smallint NOT NULL,
	"title" text NOT NULL,
	"words" integer NOT NULL,
	"items" text[] NOT NULL,
	"body" jsonb NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "day_counter" (
	"learner" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "day_counter_learner_kind_day_pk" PRIMARY KEY("learner","kind","day")
);
--> statement-breakpoint
CREATE TABLE "exercise" (
	"learner" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" uuid NOT NULL,
	"work" uuid NOT NULL,
	"topic" text NOT NULL,
	"level" smallint NOT NULL,
	"asked_topic" text NOT NULL,
	"asked_level" smallint NOT NULL,
	"title" text NOT NULL,
	"origin" text NOT NULL,
	"repeat" boolean NOT NULL,
	"items" text[] NOT NULL,
	"facts" jsonb NOT NULL,
	"state" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"score" smallint,
	"evaluation" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "exercise_learner_id_pk" PRIMARY KEY("learner","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"learner" uuid NOT NULL,
	"key" text NOT NULL,
	"request" "bytea" NOT NULL,
	"made" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_learner_key_pk" PRIMARY KEY("learner","key")
);
--> statement-breakpoint
CREATE TABLE "learner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"level" smallint NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"next_zone" text,
	"next_zone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tally" (
	"learner" uuid NOT NULL,
	"kind" text NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tally_learner_kind_pk" PRIMARY KEY("learner","kind")
);
--> statement-breakpoint
CREATE TABLE "accounts"."account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_sign_in_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts"."outbox_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" uuid,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."pending_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"account" uuid NOT NULL,
	"password_hash" text,
	"metadata" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" uuid NOT NULL,
	"counter" integer DEFAULT 0 NOT NULL,
	"refreshed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"method" text NOT NULL,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "accounts"."spent_check" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_learner_learner_id_fk" FOREIGN KEY ("learner") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_counter" ADD CONSTRAINT "day_counter_learner_learner_id_fk" FOREIGN KEY ("learner") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise" ADD CONSTRAINT "exercise_learner_learner_id_fk" FOREIGN KEY ("learner") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise" ADD CONSTRAINT "exercise_content_content_id_fk" FOREIGN KEY ("content") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_learner_learner_id_fk" FOREIGN KEY ("learner") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tally" ADD CONSTRAINT "tally_learner_learner_id_fk" FOREIGN KEY ("learner") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."outbox_mail" ADD CONSTRAINT "outbox_mail_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "accounts"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."pending_token" ADD CONSTRAINT "pending_token_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "accounts"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."session" ADD CONSTRAINT "session_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "accounts"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_in_stock" ON "content" USING btree ("kind","topic","level","words") WHERE "content"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "content_at_level" ON "content" USING btree ("kind","level") WHERE "content"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "content_work" ON "content" USING btree ("work");--> statement-breakpoint
CREATE INDEX "exercise_page" ON "exercise" USING btree ("learner","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exercise_work" ON "exercise" USING btree ("learner","work");--> statement-breakpoint
CREATE INDEX "exercise_content" ON "exercise" USING btree ("content");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "accounts"."account" USING btree ("email");--> statement-breakpoint
CREATE INDEX "outbox_mail_age" ON "accounts"."outbox_mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pending_token_account" ON "accounts"."pending_token" USING btree ("account");--> statement-breakpoint
CREATE INDEX "pending_token_age" ON "accounts"."pending_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_account" ON "accounts"."session" USING btree ("account");--> statement-breakpoint
CREATE INDEX "spent_check_age" ON "accounts"."spent_check" USING btree ("expires_at");