import { useQueryClient } from "@tanstack/react-query";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { toast } from "#ui/toast-store.ts";
import { isAboutCurrentPassword, isAboutNewPassword } from "./about-password.ts";
import { changePassword } from "./change-calls.ts";
import { ChangeSection } from "./change-section.tsx";
import { changeWords } from "./change-words.ts";
import { type NewPassword, useNewPasswordFaults } from "./new-password-faults.ts";
import { NewPasswordFields, UsernameForManagers } from "./new-password-fields.tsx";
import { newPasswordWords } from "./new-password-words.ts";
import { refusalText } from "./refusal-text.ts";
import { SecretField } from "./secret-field.tsx";
import { useUser } from "./session.ts";
import { refreshSessions } from "./sessions-query.ts";
import { useForm } from "./use-form.ts";
import { words } from "./words.ts";

/** The way to another password. */
export function ChangePassword() {
  const of = useWords(changeWords);
  return (
    <ChangeSection
      title={of("passwordTitle")}
      intro={of("passwordIntro")}
      change={of("changePassword")}
      cancel={of("cancel")}
      form={(close) => <PasswordForm onDone={close} />}
    />
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const of = useWords(changeWords);
  const say = useWords(newPasswordWords);
  const { email } = useUser();
  const { errors, submitting, edited, submit } = usePasswordChange(onDone);
  return (
    <form noValidate className="grid max-w-md gap-5" onSubmit={submit}>
      {errors.form && <Notice tone="bad" text={errors.form} />}
      <UsernameForManagers email={email} />
      <SecretField
        ref={takeFocus}
        label={of("currentPassword")}
        name="current"
        autoComplete="current-password"
        error={errors.current}
        disabled={submitting}
        onChange={edited("current")}
      />
      <NewPasswordFields label={say("newPassword")} errors={errors} disabled={submitting} edited={edited} />
      <Button type="submit" busy={submitting} className="justify-self-start">
        {submitting ? of("saving") : of("savePassword")}
      </Button>
    </form>
  );
}

function usePasswordChange(done: () => void) {
  const of = useWords(changeWords);
  const say = useWords(words);
  const faults = useNewPasswordFaults();
  const client = useQueryClient();
  return useForm<keyof NewPassword | "current">(
    (values) => ({ ...(!values.current && { current: say("passwordRequired") }), ...faults(values) }),
    async ({ password, current }) => {
      const { error } = await changePassword(password, current);
      if (error) {
        toast({ tone: "bad", title: of("passwordFailed"), text: refusalText(error) });
        const field = isAboutCurrentPassword(error)
          ? "current"
          : isAboutNewPassword(error)
            ? "password"
            : "form";
        return { [field]: refusalText(error) };
      }
      toast({ tone: "good", title: of("passwordChanged"), text: of("passwordChangedText") });
      void refreshSessions(client);
      return void done();
    },
  );
}
