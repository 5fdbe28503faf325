import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import type { NewPassword } from "./new-password-faults.ts";
import { newPasswordWords } from "./new-password-words.ts";
import { SecretField } from "./secret-field.tsx";

interface NewPasswordFieldsProps {
  label: string;
  errors: Partial<NewPassword>;
  disabled: boolean;
  edited: (field: keyof NewPassword) => () => void;
}

/** The two fields in which a password is chosen. */
export function NewPasswordFields({ label, errors, disabled, edited }: NewPasswordFieldsProps) {
  const say = useWords(newPasswordWords);
  return (
    <>
      <SecretField
        label={label}
        hint={say("passwordHint", { length: config.passwordMinLength })}
        name="password"
        autoComplete="new-password"
        error={errors.password}
        disabled={disabled}
        onChange={edited("password")}
      />
      <SecretField
        label={say("repeatPassword")}
        name="repeated"
        autoComplete="new-password"
        error={errors.repeated}
        disabled={disabled}
        onChange={edited("repeated")}
      />
    </>
  );
}

/** Tells a password manager whose password it is. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
