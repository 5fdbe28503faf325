import { Navigate, type NavigateFunction, useNavigate } from "react-router";
import { isAboutNewPassword } from "#account-forms/about-password.ts";
import { AccountCard } from "#account-forms/account-card.tsx";
import { AccountForm } from "#account-forms/account-form.tsx";
import { authFailureText } from "#account-forms/auth-failure.ts";
import { useEmailFault } from "#account-forms/email-fault.ts";
import { EmailField } from "#account-forms/email-field.tsx";
import { type NewPassword, useNewPasswordFaults } from "#account-forms/new-password-faults.ts";
import { NewPasswordFields } from "#account-forms/new-password-fields.tsx";
import { useForm } from "#account-forms/use-form.ts";
import { words } from "#account-forms/words.ts";
import { config } from "#config.ts";
import { humanWords } from "#human-check/human-words.ts";
import { type HumanCheck, useHumanCheck } from "#human-check/use-human-check.ts";
import { wordsReady } from "#i18n/phrasebooks.ts";
import { useWords } from "#i18n/room-words.ts";
import type { Arrival } from "#session/guard.tsx";
import { askAuth, captcha, useSession } from "#session/session.ts";
import { buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { registerWords } from "./register-words.ts";
import { rememberSignUp } from "./remembered-sign-ups.ts";

type Values = Record<"name" | "email", string> & NewPassword;

/** Makes an account, or says that none are made here. */
export function RegisterPage() {
  const session = useSession();
  if (session.status === "in") return <Navigate to="/dashboard" replace />;
  return config.signup ? <OpenRegister /> : <ClosedRegister />;
}

function ClosedRegister() {
  const say = useWords(words);
  const of = useWords(registerWords);
  return (
    <AccountCard title={say("register")}>
      <div className="mt-6 grid justify-items-start gap-5">
        <Notice text={of("closed")} />
        <a href="/login" className={buttonClass()}>
          {say("logIn")}
        </a>
      </div>
    </AccountCard>
  );
}

function OpenRegister() {
  const say = useWords(words);
  const of = useWords(registerWords);
  const check = useHumanCheck("signup");
  const form = useRegister(check, useNavigate());

  return (
    <AccountCard title={say("register")} intro={of("registerIntro")}>
      <AccountForm form={form} check={check} send={say("register")} sending={of("registering")}>
        <Field {...form.field("name")} label={of("name")} autoComplete="name" maxLength={100} />
        <EmailField {...form.field("email")} />
        <NewPasswordFields label={say("password")} field={form.field} />
      </AccountForm>
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
  const sayHuman = useWords(humanWords);
  const of = useWords(registerWords);
  const faults = useRegisterFaults();
  return useForm<keyof Values>(faults, async (values) => {
    const token = await check.token();
    if (token === null) return { human: sayHuman("humanRequired") };
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
  const textOf = await import("#account-forms/refusal-text.ts")
    // its words are on their way by themselves
    .then((it) => wordsReady().then(() => it.refusalText))
    .catch(() => authFailureText);
  return textOf(error);
}
