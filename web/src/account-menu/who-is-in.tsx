import { LearnerAvatar } from "#avatars/learner-avatar.tsx";
import { useUser } from "#session/session.ts";

/** Who is signed in, at the top of a menu. */
export function WhoIsIn() {
  const { email, name, avatar } = useUser();
  return (
    <div className="menu-label flex items-center gap-3">
      <LearnerAvatar name={name} avatar={avatar} className="size-10" />
      <p className="min-w-0 leading-snug">
        <span className="block font-semibold text-ink">{name}</span>
        {email}
      </p>
    </div>
  );
}
