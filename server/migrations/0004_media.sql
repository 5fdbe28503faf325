CREATE TABLE "media" (
	"media_key" text PRIMARY KEY NOT NULL,
	"name" text,
	"size" integer,
	"details" jsonb,
	"maker" uuid,
	"left_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
