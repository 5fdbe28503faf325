import type { ComponentProps } from "react";
import { useWords } from "#i18n/room-words.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { words } from "./words.ts";

type SecretFieldProps = Omit<ComponentProps<typeof PasswordField>, "showLabel" | "hideLabel" | "label"> & {
  label?: string;
};

/** A password's field, with its eye named in the learner's language; the one they have, unless it says otherwise. */
export function SecretField({ label, ...field }: SecretFieldProps) {
  const say = useWords(words);
  return (
    <PasswordField
      showLabel={say("showPassword")}
      hideLabel={say("hidePassword")}
      label={label ?? say("password")}
      autoComplete="current-password"
      {...field}
    />
  );
}
