CREATE TABLE "asked" (
	"generation" uuid NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb NOT NULL,
	CONSTRAINT "asked_generation_key_pk" PRIMARY KEY("generation","key")
);
--> statement-breakpoint
CREATE TABLE "authored" (
	"content" uuid PRIMARY KEY NOT NULL,
	"prompts" text[] NOT NULL,
	"model" text NOT NULL,
	"record" jsonb NOT NULL,
	"file" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"level" smallint NOT NULL,
	"slot" smallint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"step" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"brief" jsonb,
	"content" uuid,
	"record" jsonb,
	"fault" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "learner_spend" (
	"learner" uuid NOT NULL,
	"day" date NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "learner_spend_learner_day_pk" PRIMARY KEY("learner","day")
);
--> statement-breakpoint
CREATE TABLE "spend" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting" (
	"learner" uuid NOT NULL,
	"exercise" uuid NOT NULL,
	"generation" uuid NOT NULL,
	"params" jsonb NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "waiting_learner_exercise_pk" PRIMARY KEY("learner","exercise")
);
--> statement-breakpoint
ALTER TABLE "asked" ADD CONSTRAINT "asked_generation_generation_id_fk" FOREIGN KEY ("generation") REFERENCES "public"."generation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authored" ADD CONSTRAINT "authored_content_content_id_fk" FOREIGN KEY ("content") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_content_content_id_fk" FOREIGN KEY ("content") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_spend" ADD CONSTRAINT "learner_spend_learner_learner_id_fk" FOREIGN KEY ("learner") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_generation_generation_id_fk" FOREIGN KEY ("generation") REFERENCES "public"."generation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_learner_exercise_exercise_learner_id_fk" FOREIGN KEY ("learner","exercise") REFERENCES "public"."exercise"("learner","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authored_prompts" ON "authored" USING gin ("prompts");--> statement-breakpoint
CREATE UNIQUE INDEX "generation_open" ON "generation" USING btree ("kind","topic","level","slot") WHERE "generation"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "generation_ended" ON "generation" USING btree ("ended_at") WHERE "generation"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "waiting_generation" ON "waiting" USING btree ("generation");