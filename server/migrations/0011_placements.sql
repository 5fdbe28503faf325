CREATE TABLE "placement" (
	"learner" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "placement_learner_id_pk" PRIMARY KEY("learner","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "placement_running" ON "placement" USING btree ("learner") WHERE "placement"."finished_at" is null;