import type { Transcript as Turns } from "@salida/contract/media.ts";
import { useWords } from "#i18n/room-words.ts";
import { type HeardSentence, heardSentence } from "./heard-sentence.ts";
import { type Evidence, evidenceId, markEvidence } from "./mark-evidence.ts";
import { ProofNumbers } from "./proof-numbers.tsx";
import { soundWords } from "./sound-words.ts";
import { type Player, useSound } from "./use-player.ts";

interface TranscriptProps {
  turns: Turns;
  player: Player;
  /** Sentences to light up, each with the number of its question. */
  evidence?: readonly Evidence[];
}

/** All that was said, turn by turn. The sentence being heard is marked, and each is a button that plays from there. */
export function Transcript({ turns, player, evidence = [] }: TranscriptProps) {
  const say = useWords(soundWords);
  const heard = useSound(player, (sound) =>
    sound && sound.currentTime > 0 && !sound.ended ? heardSentence(turns, sound.currentTime) : undefined,
  );
  return (
    <section>
      <h3 className="text-24">{say("transcript")}</h3>
      <p className="mt-1 text-15 text-muted">{say("transcriptHint")}</p>
      <div lang="en" className="passage mt-4 grid gap-4">
        {turns.map(({ speaker, sentences }) => (
          <div key={sentences[0]?.at}>
            {speaker && <p className="text-15 font-semibold text-listen">{speaker}</p>}
            {sentences.map((sentence) => (
              <Sentence
                key={sentence.at}
                sentence={sentence}
                heard={sentence === heard}
                evidence={evidence}
                onPlay={() => player.playFrom(sentence.at)}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

interface SentenceProps {
  sentence: HeardSentence;
  heard: boolean;
  evidence: readonly Evidence[];
  onPlay: () => void;
}

function Sentence({ sentence, heard, evidence, onPlay }: SentenceProps) {
  const parts = markEvidence(sentence.text, evidence);
  const proves = parts.flatMap(({ questions }) => questions);
  return (
    <button
      type="button"
      id={proves[0] === undefined ? undefined : evidenceId(proves[0])}
      aria-current={heard || undefined}
      className="sentence"
      onClick={onPlay}
    >
      {parts.map(({ start, text, questions }) =>
        questions.length === 0 ? text : <mark key={start}>{text}</mark>,
      )}
      <ProofNumbers questions={proves} />
    </button>
  );
}
