import { useWords } from "#i18n/room-words.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Door } from "#ui/door.tsx";
import { words } from "./words.ts";

/** What is shown when a page could not be drawn: the status and text where there are any, else the message. */
export function CrashPage({ error }: { error: unknown }) {
  const say = useWords(words);
  return (
    <main className="mx-auto grid max-w-3xl justify-items-start px-4 py-12 sm:px-8">
      <Door className="mb-6 h-32" />
      <h1 lang="en" className="text-32 sm:text-44">
        Unexpected Application Error!
      </h1>
      <p lang="en" className="mt-4 max-w-full overflow-x-auto font-mono text-15">
        {toldOf(error)}
      </p>
      <p className="mt-4 text-muted">{say(navigator.onLine ? "crashedText" : "cutOff")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{say("reload")}</Button>
        <a href="/" className={buttonClass("quiet")}>
          {say("backHome")}
        </a>
      </div>
    </main>
  );
}

function toldOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = "status" in error && typeof error.status === "number" ? `${error.status} ` : "";
  return `${status}${error.message}`;
}
