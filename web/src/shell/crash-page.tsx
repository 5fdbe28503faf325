import { useWords } from "#i18n/room-words.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Door } from "#ui/door.tsx";
import { PageTitle } from "#ui/page.tsx";
import { words } from "./words.ts";

/** In a page's place: what could not be drawn, or could not be fetched, and the way on. */
export function CrashPage({ error }: { error: unknown }) {
  const say = useWords(words);
  return (
    <div className="mx-auto grid w-full max-w-3xl justify-items-start px-4 py-12 sm:px-8">
      <Door className="mb-6 h-32" />
      {isNotFetched(error) ? <NotFetched /> : <Crashed error={error} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{say("reload")}</Button>
        <a href="/" className={buttonClass("quiet")}>
          {say("backHome")}
        </a>
      </div>
    </div>
  );
}

/** Nothing is broken: the page's code could not be had. */
function NotFetched() {
  const say = useWords(words);
  return (
    <>
      <PageTitle title={say("notFetched")} />
      <p className="mt-4 text-muted">{say(navigator.onLine ? "outdated" : "cutOff")}</p>
    </>
  );
}

/** The status and text where there are any, else the message. */
function Crashed({ error }: { error: unknown }) {
  const say = useWords(words);
  return (
    <>
      <PageTitle title="Unexpected Application Error!" lang="en" />
      <p lang="en" className="mt-4 max-w-full overflow-x-auto font-mono text-15">
        {toldOf(error)}
      </p>
      <p className="mt-4 text-muted">{say("crashedText")}</p>
    </>
  );
}

/** Of a module that the page itself named first, each browser says it in its own words. */
function isNotFetched(error: unknown): boolean {
  if (error instanceof Error && error.name === "NotFetched") return true;
  return error instanceof TypeError && /import(ed|ing)?\b.*\bmodule|module script/i.test(error.message);
}

function toldOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = "status" in error && typeof error.status === "number" ? `${error.status} ` : "";
  return `${status}${error.message}`;
}
