import { chat as contract } from "@salida/contract/kinds/chat.ts";
import type { Spoken } from "@salida/contract/media.ts";
import { chatLimits } from "@salida/rules/exercise-limits.ts";
import { type AnyKind, kind, type MoveTools, type Played } from "#exercises/kind.ts";
import { missedSentences } from "#kinds/missed.ts";
import { remarksOn, shownRemarks, type Written } from "#kinds/remarks.ts";
import { ChatContent } from "./content.ts";
import { evaluateChat } from "./evaluate-chat.ts";
import { hear } from "./hear.ts";
import { ofPartner, shownMessage } from "./messages.ts";
import type { ChatNeeds } from "./partner.ts";
import { type ChatState, messagesSent, underWay } from "./state.ts";
import { takeTurn } from "./take-turn.ts";

/** A conversation. Each message of the learner is a turn; finishing it, or its last message, completes it. */
export function openChat(needs: ChatNeeds): AnyKind {
  return kind<typeof contract, ChatContent, ChatState>({
    contract,
    content: ChatContent,
    alwaysNew: true,

    begin(content, params, _past, tools) {
      const { topic, talk } = content;
      const level = talk ? params.level : content.level;
      const { text, memory } = needs.partner.open({ topic, level, seed: tools.newId(), talk });
      const messages = [ofPartner(text, null, tools)];
      const partner = talk?.name ?? needs.partner.personaOf(topic).name;
      const begun = { memory, messages, mistakes: 0, audioEnabled: params.audioEnabled, partner };
      return {
        state: talk ? { ...begun, talk: { level, left: talk.asks.length + 1, tried: [] } } : begun,
        items: [],
        facts: { messageCount: 1 },
      };
    },

    present({ content, state, addressOf, completed }) {
      return {
        partner: state.partner ?? needs.partner.personaOf(content.topic).name,
        partnerJob: content.talk?.job ?? null,
        // a talk of a story has its own lines
        answeredBy: content.talk || completed ? null : (needs.partner.model ?? null),
        transcribedBy: completed ? null : (needs.transcriber?.name ?? null),
        messages: read(content, state, completed).map((message) => shownMessage(message, addressOf)),
        audioEnabled: state.audioEnabled,
        messagesLeft: completed ? 0 : (state.talk?.left ?? chatLimits.mostMessages - messagesSent(state)),
        canFinish: !completed && canFinish(state),
        leaving: !completed && state.leaving === true,
        // a talk of a story is judged by nobody
        ...shownRemarks(content.talk ? undefined : needs.judge, state.remarks, completed),
      };
    },

    missed: ({ state }) => corrected(state),

    moves: {
      predict: ({ content, state }, said, tools, { query: { audioEnabled: aloud } }) =>
        predict(needs, { content, state, said, aloud }, tools),

      async evaluate({ state }, _body, { now }) {
        if (!canFinish(state)) return { refusal: "not_yet" };
        const evaluation = await evaluateChat(needs, state, now());
        return { reply: evaluation, state, evaluation };
      },

      hear: ({ content, state }, _body, tools, { params: { messageId } }) =>
        hear({ content, state, messageId }, tools),

      transcribe: ({ state }, { audio }, { asker }) => transcribe(needs, { state, audio, asker }),

      help: ({ content, state }, { text }, { asker }) => help(needs, { content, state, text, asker }),

      remark: (played, _body, { asker }) => lookAgain(needs, played, asker),
    },
  });
}

async function predict(needs: ChatNeeds, asked: Parameters<typeof takeTurn>[1], tools: MoveTools) {
  const turn = await takeTurn(needs, asked, tools);
  if ("fault" in turn) return turn;
  const { reply, after, mistakes } = turn;
  const facts = { messageCount: after.messages.length };
  const evaluation = reply.completed && (await evaluateChat(needs, after, tools.now()));
  return { reply, state: after, facts, mistakes, ...(evaluation && { evaluation }) };
}

interface Recorded {
  state: ChatState;
  audio: Spoken;
  asker: string;
}

async function transcribe({ transcriber }: ChatNeeds, { state, audio, asker }: Recorded) {
  const heard = await transcriber?.hear(audio, asker);
  if (heard && "fault" in heard) return { fault: { path: "audio", message: heard.fault } };
  return { reply: { text: heard?.text ?? null }, state };
}

interface HelpAsked {
  content: ChatContent;
  state: ChatState;
  text: string;
  asker: string;
}

async function help({ partner }: ChatNeeds, { content, state, text: spanish, asker }: HelpAsked) {
  const level = levelOf(content, state);
  return { reply: await partner.help({ spanish, level, asker }), state };
}

/** The messages as they are read: all that was found in them at the end, in peace. */
function read(content: ChatContent, state: ChatState, completed: boolean) {
  return completed
    ? state.messages
    : state.messages.map((message) => underWay(message, levelOf(content, state)));
}

/** The learner's own level in a talk of a room, whose story may be at another. */
function levelOf(content: ChatContent, { talk }: ChatState) {
  return talk?.level ?? content.level;
}

function corrected({ messages }: ChatState) {
  return messages.flatMap(({ message, corrections }) => missedSentences(message, corrections));
}

async function lookAgain({ judge }: ChatNeeds, played: Played<ChatContent, ChatState>, asker: string) {
  const { state } = played;
  const remarks = await remarksOn(judge, state.remarks, writtenIn(played), asker);
  return remarks ? { reply: remarks, state: { ...state, remarks } } : { refusal: "not_yet" as const };
}

/** All that the learner wrote in a conversation that is over; nothing of a talk of a story, which nobody looks at twice. */
function writtenIn({ content, state, completed }: Played<ChatContent, ChatState>): Written | undefined {
  if (!completed || content.talk) return undefined;
  const said = state.messages.filter(({ sender }) => sender === "USER");
  const texts = said.map(({ message, corrections }) => ({ text: message, found: corrections }));
  return { what: "a learner's messages in a conversation", texts, level: content.level };
}

/** A talk in a room is over by its last answer alone. */
function canFinish(state: ChatState): boolean {
  return state.talk === undefined && messagesSent(state) >= chatLimits.leastMessages;
}
