import type { Offer } from "@salida/contract/exercises.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { codeOf } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import type { AnyKind } from "./kind.ts";
import { exercisePath } from "./kinds-context.ts";
import { isAsAsked, offerOf, offersQuery } from "./offers-query.ts";
import { useCreateExercise } from "./queries.ts";
import { words } from "./words.ts";

/** Making an exercise at one press, and what is told before a second. */
export interface Making {
  /** Creates what was asked for; where it would be something else, tells that, and creates it when pressed again. */
  press: (topic: Topic) => void;
  /** What was pressed while it is being made. */
  busy: Topic | undefined;
  /** What would be given instead of what was pressed. */
  instead: Offer | undefined;
  error: string | undefined;
  /** Forgets what was told and what failed. */
  reset: () => void;
}

/** Makes exercises of a kind at a level, and goes to them. */
export function useMaking(kind: AnyKind, level: Level): Making {
  const say = useWords(words);
  const textOf = useProblemText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = useCreateExercise(kind);
  const [instead, setInstead] = useState<Offer>();

  const making = useMutation({
    /** Answers the exercise's id, or what it would be where that has to be told first. */
    async mutationFn(topic: Topic): Promise<string | Offer> {
      if (instead?.context !== topic || !instead.given) {
        const offers = await client.query(offersQuery(kind, level));
        const offer = offerOf(offers, topic);
        if (!isAsAsked(offer, level)) return offer;
      }
      return create.mutateAsync({ context: topic, level });
    },
    onMutate: (topic) => setInstead((told) => (told?.context === topic ? told : undefined)),
    onSuccess(made) {
      if (typeof made === "string") void navigate(exercisePath(kind.contract.name, made));
      else setInstead(made);
    },
    onError(error) {
      const title = codeOf(error) === "limit_reached" ? say("limitReached") : say("createFailed");
      toast({ tone: "bad", title, text: textOf(error) });
    },
  });

  return {
    press: (topic) => {
      if (!making.isPending) making.mutate(topic);
    },
    busy: making.isPending ? making.variables : undefined,
    instead,
    error: making.error ? `${say("createFailed")}. ${textOf(making.error)}` : undefined,
    reset() {
      making.reset();
      setInstead(undefined);
    },
  };
}
