/** What a human check is good for: a proof for one is none for another. */
export type HumanAction = "login" | "signup" | "recover" | "resend";
