import { looksLikeEmail, maxPasswordBytes } from "@salida/rules/passwords.ts";
import { Navigate, type NavigateFunction, useNavigate } from "react-router";
import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast-store.ts";
import { AccountCard } from "./account-card.tsx";
import { isWeakPassword, useAuthFailureText } from "./auth-failure.ts";
import type { Arrival } from "./guard.tsx";
import { HumanCheckBox } from "./human-check-box.tsx";
import { signIn, useSession } from "./session.ts";
import { useForm } from "./use-form.ts";
import { type HumanCheck, useHumanCheck } from "./use-human-check.ts";
import { words } from "./words.ts";

type Values = Record<"name" | "email" | "password" | "repeated", string>;

/** Makes an account. */
export function RegisterPage() {
  const say = useWords(words);
  const session = useSession();
  const check = useHumanCheck("signup");
  const { errors, submitting, edited, submit } = useRegister(check, useNavigate());
  if (session.status === "in") return <Navigate to="/dashboard" replace />;
  const eye = { showLabel: say("showPassword"), hideLabel: say("hidePassword"), disabled: submitting };

  return (
    <AccountCard title={say("register")} intro={say("registerIntro")}>
      <form noValidate className="mt-6 grid gap-5" onSubmit={submit} onFocus={check.start}>
        {errors.form && <Notice tone="bad" text={errors.form} />}
        <Field
          label={say("name")}
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
        <PasswordField
          {...eye}
          label={say("password")}
          hint={say("passwordHint", { length: config.passwordMinLength })}
          name="password"
          autoComplete="new-password"
          error={errors.password}
          onChange={edited("password")}
        />
        <PasswordField
          {...eye}
          label={say("repeatPassword")}
          name="repeated"
          autoComplete="new-password"
          error={errors.repeated}
          onChange={edited("repeated")}
        />
        <HumanCheckBox check={check} error={errors.human} disabled={submitting} />
        <Button type="submit" busy={submitting} disabled={submitting} className="w-full">
          {submitting ? say("registering") : say("register")}
        </Button>
      </form>
      <p className="mt-6">
        {say("haveAccount")}{" "}
        <a href="/login" className="link">
          {say("logIn")}
        </a>
      </p>
    </AccountCard>
  );
}

function useRegister(check: HumanCheck, navigate: NavigateFunction) {
  const say = useWords(words);
  const textOf = useAuthFailureText();
  const faults = useRegisterFaults();
  return useForm<keyof Values>(faults, async ({ name, email, password }) => {
    const token = await check.token();
    if (token === null) return { human: say("humanRequired") };
    const answer = signIn.register(name.trim(), email.trim(), password, token);
    const { data, error } = await answer.catch((it: unknown) => ({
      data: { user: null, session: null },
      error: it,
    }));
    if (error || !data.user) {
      check.reset();
      toast({ tone: "bad", title: say("registerFailed"), text: textOf(error) });
      return isWeakPassword(error) ? { password: textOf(error) } : { form: textOf(error) };
    }
    toast({
      tone: "good",
      title: say("registered"),
      ...(!data.session && { text: say("confirmNotice", { email: email.trim() }) }),
    });
    if (!data.session) void navigate("/login", { state: { registered: email.trim() } satisfies Arrival });
    return;
  });
}

function useRegisterFaults() {
  const say = useWords(words);
  const length = config.passwordMinLength;
  return ({ name, email, password, repeated }: Values): Partial<Values> => {
    const faults: Partial<Values> = {};
    if (!name.trim()) faults.name = say("nameRequired");
    if (!email.trim()) faults.email = say("emailRequired");
    else if (!looksLikeEmail(email.trim())) faults.email = say("emailInvalid");
    if (!password) faults.password = say("passwordRequired");
    else if ([...password].length < length) faults.password = say("passwordShort", { length });
    else if (new TextEncoder().encode(password).length > maxPasswordBytes)
      faults.password = say("passwordLong", { bytes: maxPasswordBytes });
    if (password && repeated !== password) faults.repeated = say("passwordsDiffer");
    return faults;
  };
}
