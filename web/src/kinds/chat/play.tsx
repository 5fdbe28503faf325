import type { chat } from "@salida/contract/kinds/chat.ts";
import { chatLimits } from "@salida/rules/exercise-limits.ts";
import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import type { PlayProps } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { VoiceRecorder } from "#voice/voice-message.tsx";
import type { VoiceAudio } from "#voice/voice-transcript.ts";
import "./chat.css";
import { Conversation } from "./conversation.tsx";
import { heldText, spokenIn, textIn } from "./draft.ts";
import { Ended, Finishing } from "./finishing.tsx";
import { Head } from "./head.tsx";
import { HelpPanel } from "./help-panel.tsx";
import { linesOf } from "./lines.ts";
import { NotSent } from "./not-sent.tsx";
import { playWords } from "./play-words.ts";
import { wishedSpoken, wishSpoken } from "./spoken-wish.ts";
import { useTurns } from "./use-turns.ts";
import { WriteRow } from "./write-row.tsx";

/** A conversation: what was said, and where one says something. On a page of its own it fills a small screen. */
export function ChatPlay(props: PlayProps<typeof chat>) {
  const { exercise, moves, readAgain, setting, failure, draft, keepDraft, held } = props;
  const { partner: name, partnerJob: job, answeredBy: model, transcribedBy, messages, completed } = exercise;
  const say = useWords(playWords);
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => textIn(draft, messages, heldText(held?.body)));
  const [spoken, setSpoken] = useState(() => spokenIn(draft) ?? wishedSpoken() ?? exercise.audioEnabled);
  const [recording, setRecording] = useState(false);
  const [helping, setHelping] = useState(false);
  const { turn, send, speak, takeBack, hear } = useTurns(props);
  const [sending, failed] = [turn?.state === "sending", turn?.state === "failed"];
  const unsettled = sending || failed ? turn?.message : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when it has changed
  useEffect(() => {
    if (!completed) keepDraft({ text, unsettled, spoken });
  }, [text, unsettled, spoken, completed]);

  function sendText() {
    setText("");
    setHelping(false);
    void send({ message: text.trim(), spoken });
  }

  function again() {
    area.current?.focus();
    if (turn) void send(turn);
  }

  async function change() {
    area.current?.focus();
    const back = await takeBack();
    if (back) setText(text ? `${back}\n${text}` : back);
  }

  async function transcribe(audio: VoiceAudio): Promise<string | null | undefined> {
    return (await moves.transcribe({ audio }, { quiet: true }))?.text;
  }

  function add(said: string) {
    setText((now) => (now === "" || /\s$/.test(now) ? `${now}${said}` : `${now} ${said}`));
  }

  return (
    <div className={clsx("card max-w-3xl overflow-hidden", setting === "page" && "chat-open")}>
      <Head
        name={name}
        job={job}
        spoken={spoken}
        onSpoken={(wished) => {
          setSpoken(wished);
          wishSpoken(wished);
        }}
      />
      {model && (
        <p className="border-b border-line px-4 py-2 text-13 text-muted wrap-anywhere">
          {say("byModel", { model })}
        </p>
      )}
      {transcribedBy && !completed && (
        <p className="border-b border-line px-4 py-2 text-13 text-muted wrap-anywhere">
          {say("heardBy", { model: transcribedBy })}
        </p>
      )}
      <Conversation
        lines={linesOf(messages, turn)}
        name={name}
        turn={turn}
        silent={recording}
        readAgain={readAgain}
        onHear={hear}
        notSent={<NotSent why={failure} waits={held !== undefined} onAgain={again} onChange={change} />}
      />
      <div className="chat-foot grid gap-3 border-t border-line p-3 sm:p-4">
        {completed && <Ended readAgain={readAgain} />}
        {recording && (
          <VoiceRecorder
            longestMessage={chatLimits.longestMessage}
            onHear={transcribedBy ? transcribe : undefined}
            onSend={(it) => speak({ ...it, spoken })}
            onClose={() => setRecording(false)}
          />
        )}
        {!completed && (
          <>
            {helping && !recording && (
              <HelpPanel
                help={moves.help}
                model={model}
                onWord={add}
                onSentence={(sentence) => {
                  add(sentence);
                  setHelping(false);
                  area.current?.focus();
                }}
              />
            )}
            <WriteRow
              area={area}
              text={text}
              busy={sending}
              blocked={failed ? say("first") : undefined}
              hidden={recording}
              onChange={setText}
              onSend={sendText}
              onSpeak={() => setRecording(true)}
            />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {!recording && (
                <button
                  type="button"
                  className="link min-h-11 text-15"
                  aria-expanded={helping}
                  onClick={() => setHelping(!helping)}
                >
                  {say("help")}
                </button>
              )}
              <Finishing
                exercise={exercise}
                moves={moves}
                setting={setting}
                failure={failure}
                busy={sending || recording}
              />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
