import { Navigate, type NavigateFunction, useNavigate } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast-store.ts";
import { isAboutNewPassword } from "./about-password.ts";
import { AccountCard } from "./account-card.tsx";
import { authFailureText } from "./auth-failure.ts";
import { useEmailFault } from "./email-fault.ts";
import type { Arrival } from "./guard.tsx";
import { HumanCheckBox } from "./human-check-box.tsx";
import { type NewPassword, useNewPasswordFaults } from "./new-password-faults.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { registerWords } from "./register-words.ts";
import { rememberSignUp } from "./remembered-sign-ups.ts";
import { askAuth, captcha, useSession } from "./session.ts";
import { useForm } from "./use-form.ts";
import { type HumanCheck, useHumanCheck } from "./use-human-check.ts";
import { words } from "./words.ts";

type Values = Record<"name" | "email", string> & NewPassword;

/** Makes an account. */
export function RegisterPage() {
  const say = useWords(words);
  const of = useWords(registerWords);
  const session = useSession();
  const check = useHumanCheck("signup");
  const { errors, submitting, edited, submit } = useRegister(check, useNavigate());
  if (session.status === "in") return <Navigate to="/dashboard" replace />;

  return (
    <AccountCard title={say("register")} intro={of("registerIntro")}>
      <form noValidate className="mt-6 grid gap-5" onSubmit={submit} onFocus={check.start}>
        {errors.form && <Notice tone="bad" text={errors.form} />}
        <Field
          label={of("name")}
          name="name"
          autoComplete="name"
          maxLength={100}
          error={errors.name}
          disabled={submitting}
          onChange={edited("name")}
        />
        <Field
          label={say("email")}
          name="email"
          type="email"
          autoComplete="email"
          error={errors.email}
          disabled={submitting}
          onChange={edited("email")}
        />
        <NewPasswordFields label={say("password")} errors={errors} disabled={submitting} edited={edited} />
        <HumanCheckBox check={check} error={errors.human} disabled={submitting} />
        <Button type="submit" busy={submitting} disabled={submitting} className="w-full">
          {submitting ? of("registering") : say("register")}
        </Button>
      </form>
      <p className="mt-6">
        {of("haveAccount")}{" "}
        <a href="/login" className="link">
          {say("logIn")}
        </a>
      </p>
    </AccountCard>
  );
}

function useRegister(check: HumanCheck, navigate: NavigateFunction) {
  const say = useWords(words);
  const of = useWords(registerWords);
  const faults = useRegisterFaults();
  return useForm<keyof Values>(faults, async (values) => {
    const token = await check.token();
    if (token === null) return { human: say("humanRequired") };
    const { data, error } = await signUp(values, token);
    if (error || !data?.user) {
      check.reset();
      const text = await textOfRefusal(error);
      toast({ tone: "bad", title: of("registerFailed"), text });
      return isAboutNewPassword(error) ? { password: text } : { form: text };
    }
    const email = values.email.trim();
    toast({
      tone: "good",
      title: of("registered"),
      ...(!data.session && { text: of("registeredText", { email }) }),
    });
    if (data.session) return;
    rememberSignUp(data.user.id);
    void navigate("/login", { state: { registered: email } satisfies Arrival });
    return;
  });
}

function signUp({ name, email, password }: Values, captchaToken: string | undefined) {
  // mails are written in the language the learner signed up in
  const data = { name: name.trim(), language: document.documentElement.lang };
  const emailRedirectTo = `${location.origin}/confirm`;
  return askAuth((auth) =>
    auth.signUp({
      email: email.trim(),
      password,
      options: { data, emailRedirectTo, ...captcha(captchaToken) },
    }),
  );
}

function useRegisterFaults() {
  const of = useWords(registerWords);
  const emailFault = useEmailFault();
  const passwordFaults = useNewPasswordFaults();
  return (values: Values): Partial<Values> => ({
    ...(!values.name.trim() && { name: of("nameRequired") }),
    ...emailFault(values.email),
    ...passwordFaults(values),
  });
}

/** What else can be refused than a log-in is fetched with the first refusal. */
async function textOfRefusal(error: unknown): Promise<string> {
  const textOf = await import("./refusal-text.ts").then(
    (it) => it.refusalText,
    () => authFailureText,
  );
  return textOf(error);
}
