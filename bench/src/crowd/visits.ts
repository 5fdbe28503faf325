import { password } from "../learner.ts";
import { chats } from "./chats.ts";
import { type Doing, look, say } from "./doing.ts";
import { describe, practise } from "./exercises.ts";
import { enter, type Member, type Opened } from "./learners.ts";
import { review } from "./reviews.ts";
import { playRoom } from "./room-visits.ts";

/** What the step is called that renews a learner's tokens. */
export const renewal = "renew tokens";
/** Milliseconds after which they are renewed whatever else: they are good for 900 s. */
const fresh = 600_000;

/** What a visit is for, and how many of a hundred are. */
const purposes: readonly (readonly [share: number, of: (member: Member) => Doing])[] = [
  [30, (member) => practise(member, "user-readings")],
  [24, (member) => practise(member, "user-listenings")],
  [14, (member) => practise(member, "user-completable-listenings")],
  [12, chats],
  [4, describe],
  [10, review],
  [6, playRoom],
];

/** One visit after the other, without an end. Tokens whose renewal was not answered have to be renewed before all else. */
export function* visits(member: Member, renewsFirst: boolean): Doing {
  if (renewsFirst) yield* renew(member);
  for (;;) {
    yield* arrive(member);
    yield* purposeOf(member)(member);
  }
}

function* arrive(member: Member): Doing {
  const { random } = member;
  if (random.chance(0.03)) yield* signIn(member);
  else if (performance.now() - member.signedAt > fresh || random.chance(0.25)) yield* renew(member);
  yield* look("today", "/api/v1/user-today");
  yield* look("stats", "/api/v1/user-stats");
}

function purposeOf({ random }: Member): (member: Member) => Doing {
  let drawn = random.between(0, 100);
  for (const [share, of] of purposes) {
    if (drawn < share) return of;
    drawn -= share;
  }
  return review;
}

function* signIn(member: Member): Doing {
  const body = { email: member.email, password };
  enter(member, yield* say<Opened>("sign in", "/auth/v1/token?grant_type=password", body));
}

function* renew(member: Member): Doing {
  const body = { refresh_token: member.refreshToken };
  enter(member, yield* say<Opened>(renewal, "/auth/v1/token?grant_type=refresh_token", body));
}
