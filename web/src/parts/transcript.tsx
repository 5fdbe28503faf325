import type { Transcript as Turns } from "@salida/contract/media.ts";
import { useWords } from "#i18n/room-words.ts";
import { soundWords } from "#sound/sound-words.ts";
import { type Player, useSound } from "#sound/use-player.ts";
import { type HeardSentence, heardSentence } from "./heard-sentence.ts";
import {
  bySentence,
  type Evidence,
  type EvidenceSentence,
  evidenceId,
  markEvidence,
} from "./mark-evidence.ts";
import { ProofNumbers } from "./proof-numbers.tsx";
import "./parts.css";

interface TranscriptProps {
  turns: Turns;
  player: Player;
  /** Proofs to light up, each with the number of its question. */
  evidence?: readonly Evidence[];
}

/** All that was said, turn by turn. The sentence being heard is marked, and each is a button that plays from there. */
export function Transcript({ turns, player, evidence = [] }: TranscriptProps) {
  const say = useWords(soundWords);
  const heard = useSound(player, (sound) =>
    sound && sound.currentTime > 0 && !sound.ended ? heardSentence(turns, sound.currentTime) : undefined,
  );
  const proofs = bySentence(evidence);
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
                proofs={proofs}
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
  proofs: readonly EvidenceSentence[];
  onPlay: () => void;
}

function Sentence({ sentence, heard, proofs, onPlay }: SentenceProps) {
  const parts = markEvidence(sentence.text, proofs);
  const proves = parts.flatMap(({ questions }) => questions);
  const begins = proofs.some(
    (proof) => proof.first && proof.question === proves[0] && sentence.text.includes(proof.sentence),
  );
  return (
    <button
      type="button"
      id={begins && proves[0] !== undefined ? evidenceId(proves[0]) : undefined}
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
