import { useWords } from "#i18n/room-words.ts";
import { useSession } from "#session/session.ts";
import { Notice } from "#ui/notice.tsx";
import { linkWords } from "./link-words.ts";

/** Says so where following a link would log in somebody else than who is logged in now. */
export function OtherLearnerNotice({ email }: { email: string }) {
  const say = useWords(linkWords);
  const session = useSession();
  if (session.status !== "in") return null;
  const { email: me, newEmail } = session.session.user;
  if ([me, newEmail].some((it) => it?.toLowerCase() === email.toLowerCase())) return null;
  return (
    <Notice
      icon="user"
      text={
        <span className="wrap-anywhere">{say(email ? "otherLearner" : "otherUnknown", { me, email })}</span>
      }
    />
  );
}
