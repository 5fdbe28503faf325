import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import { sendAgainWords } from "./send-again-words.ts";

/** Where mails are, on a server that sends none. */
export function OutboxHint() {
  const say = useWords(sendAgainWords);
  if (!config.outbox) return null;
  return (
    <p className="text-15">
      {say("outboxHint")}{" "}
      <a href="/dev/outbox" className="link">
        {say("outbox")}
      </a>
    </p>
  );
}
