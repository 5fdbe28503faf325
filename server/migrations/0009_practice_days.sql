CREATE TABLE "practice_day" (
	"learner" uuid NOT NULL,
	"day" date NOT NULL,
	"completed" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "practice_day_learner_day_pk" PRIMARY KEY("learner","day")
);
--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "daily_goal" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_day" ADD CONSTRAINT "practice_day_learner_learner_id_fk" FOREIGN KEY ("learner") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "practice_day" ("learner", "day", "completed", "points")
  SELECT "award"."learner", ("award"."created_at" AT TIME ZONE "learner"."time_zone")::date, count(*), sum("award"."points")
    FROM "award" JOIN "learner" ON "learner"."id" = "award"."learner" GROUP BY 1, 2;
