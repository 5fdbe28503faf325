CREATE TABLE "accounts"."installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "installation_only" CHECK ("accounts"."installation"."only")
);
