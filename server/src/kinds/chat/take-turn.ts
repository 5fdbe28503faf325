import type { MoveBody, MoveReply } from "@salida/contract/kind.ts";
import type { chat as contract } from "@salida/contract/kinds/chat.ts";
import type { Fault, MoveTools } from "#exercises/kind.ts";
import { noteTry } from "#kinds/tries.ts";
import type { ChatContent } from "./content.ts";
import { ofLearner, ofPartner, shownMessage } from "./messages.ts";
import type { ChatNeeds, PartnerTurn } from "./partner.ts";
import { type ChatState, keptCorrections, type TalkSoFar, underWay } from "./state.ts";

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
  /** Of a talk: messages that were no answer, and were not sent before. */
  mistakes: number;
}

/** One turn of a conversation: what the learner says, its mistakes, and what the partner answers. */
export async function takeTurn(
  { partner, correct }: ChatNeeds,
  { content, state, said: { message, audio }, aloud }: Taking,
  tools: MoveTools,
): Promise<Taken | { fault: Fault }> {
  const spoken = audio ? await tools.sounds.keep(audio) : null;
  if (spoken && "fault" in spoken) return { fault: { path: "audio", message: spoken.fault } };
  const level = state.talk?.level ?? content.level;
  const [turn, found] = await Promise.all([partner.reply(state.memory, message, tools), correct(message)]);
  const wrong = turn.own ? found : [];
  const utterance = { voice: content.voice, text: turn.text };
  const heard = aloud ? await tools.sounds.speak(utterance, level) : undefined;
  const said = { ...ofLearner(message, spoken, tools), corrections: keptCorrections(wrong) };
  const answer = ofPartner(turn.text, heard ?? null, tools);
  const { talk, mistakes } = afterMessage(state.talk, turn, message);
  const after: ChatState = {
    ...state,
    memory: turn.memory,
    messages: [...state.messages, said, answer],
    mistakes: state.mistakes + wrong.length,
    audioEnabled: aloud,
    leaving: turn.leaving,
    ...(talk && { talk }),
  };
  const userMessage = shownMessage(turn.over ? said : underWay(said, level), tools.addressOf);
  const shown = shownMessage(answer, tools.addressOf);
  return {
    reply: { ...shown, userMessage, leaving: turn.leaving, completed: turn.over, left: talk?.left ?? null },
    after,
    mistakes,
  };
}

/** How a talk stands after a message, and whether that cost something. */
function afterMessage(talk: TalkSoFar | undefined, { talk: now }: PartnerTurn, message: string) {
  if (!talk || !now) return { talk, mistakes: 0 };
  const noted = now.amiss ? noteTry(talk.tried, message) : { tried: talk.tried, mistakes: 0 };
  return { talk: { ...talk, left: now.left, tried: noted.tried }, mistakes: noted.mistakes };
}
