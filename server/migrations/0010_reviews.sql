CREATE TABLE "review_card" (
	"learner" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ref" text NOT NULL,
	"face" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"memory" jsonb,
	"interval" integer DEFAULT 0 NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_card_learner_id_pk" PRIMARY KEY("learner","id")
);
--> statement-breakpoint
CREATE TABLE "review_log" (
	"learner" uuid NOT NULL,
	"card" uuid NOT NULL,
	"version" integer NOT NULL,
	"rating" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_log_learner_card_version_pk" PRIMARY KEY("learner","card","version")
);
--> statement-breakpoint
ALTER TABLE "review_card" ADD CONSTRAINT "review_card_learner_learner_id_fk" FOREIGN KEY ("learner") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_learner_card_review_card_learner_id_fk" FOREIGN KEY ("learner","card") REFERENCES "public"."review_card"("learner","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_card_ref" ON "review_card" USING btree ("learner","ref");--> statement-breakpoint
CREATE INDEX "review_card_due" ON "review_card" USING btree ("learner","due");