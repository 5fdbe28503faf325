import { looksLikeEmail } from "@salida/rules/passwords.ts";
import { Navigate, useLocation } from "react-router";
import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast-store.ts";
import { AccountCard } from "./account-card.tsx";
import { useAuthFailureText } from "./auth-failure.ts";
import { type Arrival, originOf } from "./guard.tsx";
import { HumanCheckBox } from "./human-check-box.tsx";
import { signIn, useSession } from "./session.ts";
import { useForm } from "./use-form.ts";
import { useHumanCheck } from "./use-human-check.ts";
import { words } from "./words.ts";

/** Signs in with e-mail and password. */
export function LoginPage() {
  const say = useWords(words);
  const { state } = useLocation() as { state: Arrival | null };
  const session = useSession();
  const check = useHumanCheck("login");
  const { errors, submitting, edited, submit } = useLogin(check);
  if (session.status === "in") return <Navigate to={originOf(state)} replace />;

  return (
    <AccountCard title={say("logIn")} intro={say("logInIntro")}>
      {state?.registered && <ConfirmNotice email={state.registered} />}
      <form noValidate className="mt-6 grid gap-5" onSubmit={submit} onFocus={check.start}>
        {errors.form && <Notice tone="bad" text={errors.form} />}
        <Field
          label={say("email")}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={state?.registered}
          error={errors.email}
          disabled={submitting}
          onChange={edited("email")}
        />
        <PasswordField
          label={say("password")}
          showLabel={say("showPassword")}
          hideLabel={say("hidePassword")}
          name="password"
          autoComplete="current-password"
          error={errors.password}
          disabled={submitting}
          onChange={edited("password")}
        />
        <HumanCheckBox check={check} error={errors.human} disabled={submitting} />
        <Button type="submit" busy={submitting} disabled={submitting} className="w-full">
          {submitting ? say("loggingIn") : say("logIn")}
        </Button>
      </form>
      <p className="mt-6">
        {say("noAccount")}{" "}
        <a href="/register" className="link">
          {say("register")}
        </a>
      </p>
    </AccountCard>
  );
}

function useLogin(check: ReturnType<typeof useHumanCheck>) {
  const say = useWords(words);
  const textOf = useAuthFailureText();
  return useForm<"email" | "password">(
    ({ email, password }) => ({
      ...(!email.trim()
        ? { email: say("emailRequired") }
        : !looksLikeEmail(email.trim()) && { email: say("emailInvalid") }),
      ...(!password && { password: say("passwordRequired") }),
    }),
    async ({ email, password }) => {
      const token = await check.token();
      if (token === null) return { human: say("humanRequired") };
      const { error } = await signIn
        .withPassword(email.trim(), password, token)
        .catch((it) => ({ error: it }));
      if (!error) {
        toast({ tone: "good", title: say("loggedIn") });
        return;
      }
      check.reset();
      toast({ tone: "bad", title: say("loginFailed"), text: textOf(error) });
      return { form: textOf(error) };
    },
  );
}

function ConfirmNotice({ email }: { email: string }) {
  const say = useWords(words);
  return (
    <Notice
      tone="good"
      icon="mail"
      className="mt-6"
      text={
        <>
          <strong>{say("confirmNoticeTitle")}</strong>
          <br />
          {say("confirmNotice", { email })}
        </>
      }
    >
      {config.outbox && (
        <p className="text-15">
          {say("outboxHint")}{" "}
          <a href="/dev/outbox" className="link">
            {say("outbox")}
          </a>
        </p>
      )}
    </Notice>
  );
}
