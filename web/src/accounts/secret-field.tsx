import type { ComponentProps } from "react";
import { useWords } from "#i18n/room-words.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { words } from "./words.ts";

type SecretFieldProps = Omit<ComponentProps<typeof PasswordField>, "showLabel" | "hideLabel">;

/** A password's field, with its eye named in the learner's language. */
export function SecretField(props: SecretFieldProps) {
  const say = useWords(words);
  return <PasswordField showLabel={say("showPassword")} hideLabel={say("hidePassword")} {...props} />;
}
