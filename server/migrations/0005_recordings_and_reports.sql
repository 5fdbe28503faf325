CREATE TABLE "loose_media" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording" (
	"learner" uuid NOT NULL,
	"exercise" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "recording_learner_exercise_name_pk" PRIMARY KEY("learner","exercise","name")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"learner" uuid NOT NULL,
	"content" uuid NOT NULL,
	"item" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_learner_content_item_pk" PRIMARY KEY("learner","content","item")
);
--> statement-breakpoint
CREATE TABLE "withdrawn" (
	"content" uuid NOT NULL,
	"item" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawn_content_item_pk" PRIMARY KEY("content","item")
);
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_learner_learner_id_fk" FOREIGN KEY ("learner") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_learner_learner_id_fk" FOREIGN KEY ("learner") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_content_content_id_fk" FOREIGN KEY ("content") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn" ADD CONSTRAINT "withdrawn_content_content_id_fk" FOREIGN KEY ("content") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loose_media_age" ON "loose_media" USING btree ("since");--> statement-breakpoint
CREATE INDEX "report_item" ON "report" USING btree ("content","item");