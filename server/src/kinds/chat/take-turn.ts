import type { MoveBody, MoveReply } from "@salida/contract/kind.ts";
import type { chat as contract } from "@salida/contract/kinds/chat.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import type { Fault, MoveTools } from "#exercises/kind.ts";
import type { ChatContent } from "./content.ts";
import { ofLearner, ofPartner, shownMessage } from "./messages.ts";
import type { ChatNeeds } from "./partner.ts";
import { type ChatState, shownCorrections } from "./state.ts";

interface Taking {
  content: ChatContent;
  state: ChatState;
  said: MoveBody<typeof contract, "predict">;
  /** Whether the reply is spoken too. */
  aloud: boolean;
}

/** A turn that was taken, and the conversation after it. */
interface Taken {
  reply: MoveReply<typeof contract, "predict">;
  after: ChatState;
}

/** One turn of a conversation: what the learner says, its mistakes, and what the partner answers. */
export async function takeTurn(
  { partner, correct }: ChatNeeds,
  { content, state, said: { message, audio }, aloud }: Taking,
  tools: MoveTools,
): Promise<Taken | { fault: Fault }> {
  const spoken = audio ? await tools.sounds.keep(audio) : null;
  if (spoken && "fault" in spoken) return { fault: { path: "audio", message: spoken.fault } };
  const [turn, found] = await Promise.all([partner.reply(state.memory, message), correct(message)]);
  const mistakes = turn.own ? found : [];
  for (const sentence of sentencesOf(turn.text)) tools.tell(sentence);
  const utterance = { voice: content.voice, text: turn.text };
  const heard = aloud ? await tools.sounds.speak(utterance, content.level) : undefined;
  const corrections = shownCorrections(mistakes, content.level);
  const said = { ...ofLearner(message, spoken, tools), corrections };
  const answer = ofPartner(turn.text, heard ?? null, tools);
  const after: ChatState = {
    ...state,
    memory: turn.memory,
    messages: [...state.messages, said, answer],
    mistakes: state.mistakes + mistakes.length,
    audioEnabled: aloud,
    leaving: turn.leaving,
  };
  const userMessage = shownMessage(said, tools.addressOf);
  const shown = shownMessage(answer, tools.addressOf);
  return { reply: { ...shown, userMessage, leaving: turn.leaving, completed: turn.over }, after };
}
