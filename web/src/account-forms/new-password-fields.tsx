import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import type { NewPassword } from "./new-password-faults.ts";
import { newPasswordWords } from "./new-password-words.ts";
import { SecretField } from "./secret-field.tsx";
import type { FormField } from "./use-form.ts";

interface NewPasswordFieldsProps {
  label: string;
  field: (name: keyof NewPassword) => FormField;
}

/** The two fields in which a password is chosen. */
export function NewPasswordFields({ label, field }: NewPasswordFieldsProps) {
  const say = useWords(newPasswordWords);
  return (
    <>
      <SecretField
        {...field("password")}
        label={label}
        hint={say("passwordHint", { length: config.passwordMinLength })}
        autoComplete="new-password"
      />
      <SecretField {...field("repeated")} label={say("repeatPassword")} autoComplete="new-password" />
    </>
  );
}

/** Tells a password manager whose password it is. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
