import { lazy, Suspense, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast-store.ts";
import { AccountCard } from "./account-card.tsx";
import { authFailureText, codeOfFailure } from "./auth-failure.ts";
import { useEmailFault } from "./email-fault.ts";
import { type Arrival, originOf } from "./guard.tsx";
import { HumanCheckBox } from "./human-check-box.tsx";
import { SecretField } from "./secret-field.tsx";
import { askAuth, captcha, useSession } from "./session.ts";
import { StateLink } from "./state-link.tsx";
import { useForm } from "./use-form.ts";
import { type HumanCheck, useHumanCheck } from "./use-human-check.ts";
import { words } from "./words.ts";

const ConfirmNotice = lazy(() =>
  import("./confirm-notice.tsx").then((it) => ({ default: it.ConfirmNotice })),
);

/** Signs in with e-mail and password. */
export function LoginPage() {
  const say = useWords(words);
  const { state } = useLocation() as { state: Arrival | null };
  const session = useSession();
  const check = useHumanCheck("login");
  const email = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const { errors, submitting, edited, submit } = useLogin(check, setRefused);
  if (session.status === "in") return <Navigate to={originOf(state)} replace />;
  const unconfirmed = refused ?? state?.registered;

  return (
    <AccountCard title={say("logIn")} intro={say("logInIntro")}>
      {unconfirmed && (
        <ErrorBoundary resetKey={unconfirmed} fallback={() => null}>
          <Suspense>
            <ConfirmNotice key={unconfirmed} email={unconfirmed} fresh={!refused} />
          </Suspense>
        </ErrorBoundary>
      )}
      <form noValidate className="mt-6 grid gap-5" onSubmit={submit} onFocus={check.start}>
        {errors.form && <Notice tone="bad" text={errors.form} />}
        <Field
          ref={email}
          label={say("email")}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={state?.registered ?? state?.email}
          error={errors.email}
          disabled={submitting}
          onChange={edited("email")}
        />
        <SecretField
          label={say("password")}
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
        <StateLink
          to="/forgot-password"
          state={() => ({ email: email.current?.value ?? "" }) satisfies Arrival}
          className="link"
        >
          {say("forgotPassword")}
        </StateLink>
      </p>
      <p className="mt-2">
        {say("noAccount")}{" "}
        <a href="/register" className="link">
          {say("register")}
        </a>
      </p>
    </AccountCard>
  );
}

function useLogin(check: HumanCheck, unconfirmed: (email: string | undefined) => void) {
  const say = useWords(words);
  const emailFault = useEmailFault();
  return useForm<"email" | "password">(
    ({ email, password }) => ({
      ...emailFault(email),
      ...(!password && { password: say("passwordRequired") }),
    }),
    async ({ email, password }) => {
      const token = await check.token();
      if (token === null) return { human: say("humanRequired") };
      const { error } = await askAuth((auth) =>
        auth.signInWithPassword({ email: email.trim(), password, options: captcha(token) }),
      );
      if (!error) {
        toast({ tone: "good", title: say("loggedIn") });
        return;
      }
      check.reset();
      unconfirmed(codeOfFailure(error) === "email_not_confirmed" ? email.trim() : undefined);
      toast({ tone: "bad", title: say("loginFailed"), text: authFailureText(error) });
      return { form: authFailureText(error) };
    },
  );
}
