import { useQueryClient } from "@tanstack/react-query";
import { isAboutCurrentPassword, isAboutNewPassword } from "#account-forms/about-password.ts";
import { AccountForm } from "#account-forms/account-form.tsx";
import { changePassword } from "#account-forms/change-calls.ts";
import { type NewPassword, useNewPasswordFaults } from "#account-forms/new-password-faults.ts";
import { NewPasswordFields, UsernameForManagers } from "#account-forms/new-password-fields.tsx";
import { newPasswordWords } from "#account-forms/new-password-words.ts";
import { refusalText } from "#account-forms/refusal-text.ts";
import { SecretField } from "#account-forms/secret-field.tsx";
import { useForm } from "#account-forms/use-form.ts";
import { words } from "#account-forms/words.ts";
import { useWords } from "#i18n/room-words.ts";
import { useUser } from "#session/session.ts";
import { takeFocus } from "#ui/take-focus.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import { ChangeSection } from "./change-section.tsx";
import { changeWords } from "./change-words.ts";
import { refreshSessions } from "./sessions-query.ts";

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
  const form = usePasswordChange(onDone);
  return (
    <AccountForm form={form} place="section" send={of("savePassword")} sending={of("saving")}>
      <UsernameForManagers email={email} />
      <SecretField {...form.field("current")} ref={takeFocus} label={of("currentPassword")} />
      <NewPasswordFields label={say("newPassword")} field={form.field} />
    </AccountForm>
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
