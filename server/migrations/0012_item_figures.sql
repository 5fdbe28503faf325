CREATE TABLE "item_figure" (
	"content" uuid NOT NULL,
	"item" text NOT NULL,
	"option" smallint NOT NULL,
	"first_tries" integer NOT NULL,
	"by_strong" integer NOT NULL,
	CONSTRAINT "item_figure_content_item_option_pk" PRIMARY KEY("content","item","option")
);
--> statement-breakpoint
CREATE TABLE "uncounted" (
	"learner" uuid NOT NULL,
	"exercise" uuid NOT NULL,
	CONSTRAINT "uncounted_learner_exercise_pk" PRIMARY KEY("learner","exercise")
);
--> statement-breakpoint
ALTER TABLE "withdrawn" ADD COLUMN "reason" text DEFAULT 'reports' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_figure" ADD CONSTRAINT "item_figure_content_content_id_fk" FOREIGN KEY ("content") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uncounted" ADD CONSTRAINT "uncounted_learner_exercise_exercise_learner_id_fk" FOREIGN KEY ("learner","exercise") REFERENCES "public"."exercise"("learner","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "uncounted" ("learner", "exercise") SELECT "learner", "id" FROM "exercise" WHERE "completed_at" IS NOT NULL AND "items" <> '{}';
