CREATE TABLE "room" (
	"learner" uuid NOT NULL,
	"exercise" uuid NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"running_since" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"time_limit" integer NOT NULL,
	"extended" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"riddles" uuid[] NOT NULL,
	CONSTRAINT "room_learner_exercise_pk" PRIMARY KEY("learner","exercise")
);
--> statement-breakpoint
DROP INDEX "content_in_stock";--> statement-breakpoint
DROP INDEX "content_at_level";--> statement-breakpoint
DROP INDEX "exercise_page";--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "in_room" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise" ADD COLUMN "room" uuid;--> statement-breakpoint
ALTER TABLE "exercise" ADD COLUMN "place" smallint;--> statement-breakpoint
ALTER TABLE "tally" ADD COLUMN "lost" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_learner_exercise_exercise_learner_id_fk" FOREIGN KEY ("learner","exercise") REFERENCES "public"."exercise"("learner","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_due" ON "room" USING btree ("due_at") WHERE "room"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "exercise_part" ON "exercise" USING btree ("learner","room","place") WHERE "exercise"."room" is not null;--> statement-breakpoint
CREATE INDEX "content_in_stock" ON "content" USING btree ("kind","topic","level","words") WHERE "content"."retired_at" is null and not "content"."in_room";--> statement-breakpoint
CREATE INDEX "content_at_level" ON "content" USING btree ("kind","level") WHERE "content"."retired_at" is null and not "content"."in_room";--> statement-breakpoint
CREATE INDEX "exercise_page" ON "exercise" USING btree ("learner","kind","id" DESC NULLS LAST) WHERE "exercise"."room" is null;--> statement-breakpoint
-- a heartbeat finds room beside the row it replaces
ALTER TABLE "room" SET (fillfactor = 70);
