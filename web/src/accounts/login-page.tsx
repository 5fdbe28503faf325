import { lazy, Suspense, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { AccountCard } from "#account-forms/account-card.tsx";
import { AccountForm } from "#account-forms/account-form.tsx";
import { authFailureText, codeOfFailure } from "#account-forms/auth-failure.ts";
import { useEmailFault } from "#account-forms/email-fault.ts";
import { EmailField } from "#account-forms/email-field.tsx";
import { SecretField } from "#account-forms/secret-field.tsx";
import { StateLink } from "#account-forms/state-link.tsx";
import { useForm } from "#account-forms/use-form.ts";
import { words } from "#account-forms/words.ts";
import { config } from "#config.ts";
import { humanWords } from "#human-check/human-words.ts";
import { type HumanCheck, useHumanCheck } from "#human-check/use-human-check.ts";
import { useWords } from "#i18n/room-words.ts";
import { type Arrival, originOf } from "#session/guard.tsx";
import { askAuth, captcha, useSession } from "#session/session.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { toast } from "#ui/toasts/toast-store.ts";

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
  const form = useLogin(check, setRefused);
  if (session.status === "in") return <Navigate to={originOf(state)} replace />;
  const unconfirmed = refused ?? state?.registered;

  return (
    <AccountCard title={say("logIn")} intro={unconfirmed ? undefined : say("logInIntro")}>
      {unconfirmed && (
        <ErrorBoundary resetKey={unconfirmed} fallback={() => null}>
          <Suspense>
            <ConfirmNotice key={unconfirmed} email={unconfirmed} fresh={!refused} />
          </Suspense>
        </ErrorBoundary>
      )}
      <AccountForm form={form} check={check} send={say("logIn")} sending={say("loggingIn")}>
        <EmailField {...form.field("email")} ref={email} defaultValue={state?.registered ?? state?.email} />
        <SecretField {...form.field("password")} />
      </AccountForm>
      <p className="mt-6">
        <StateLink
          to="/forgot-password"
          state={() => ({ email: email.current?.value ?? "" }) satisfies Arrival}
          className="link"
        >
          {say("forgotPassword")}
        </StateLink>
      </p>
      {config.signup && (
        <p className="mt-2">
          {say("noAccount")}{" "}
          <a href="/register" className="link">
            {say("register")}
          </a>
        </p>
      )}
    </AccountCard>
  );
}

function useLogin(check: HumanCheck, unconfirmed: (email: string | undefined) => void) {
  const say = useWords(words);
  const sayHuman = useWords(humanWords);
  const emailFault = useEmailFault();
  return useForm<"email" | "password">(
    ({ email, password }) => ({
      ...emailFault(email),
      ...(!password && { password: say("passwordRequired") }),
    }),
    async ({ email, password }) => {
      const token = await check.token();
      if (token === null) return { human: sayHuman("humanRequired") };
      const { error } = await askAuth((auth) =>
        auth.signInWithPassword({ email: email.trim(), password, options: captcha(token) }),
      );
      if (!error) {
        toast({ tone: "good", title: say("loggedIn") });
        return;
      }
      check.reset();
      // said once, where the mail can be sent again
      if (codeOfFailure(error) === "email_not_confirmed") return void unconfirmed(email.trim());
      unconfirmed(undefined);
      toast({ tone: "bad", title: say("loginFailed"), text: authFailureText(error) });
      return { form: authFailureText(error) };
    },
  );
}
