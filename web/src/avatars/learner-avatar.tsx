import { lazy, Suspense } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { avatarOf } from "./avatar-names.ts";

const DrawnAvatar = lazy(async () => ({ default: (await import("./drawn-avatar.tsx")).DrawnAvatar }));

interface LearnerAvatarProps {
  /** The learner's name, for who has chosen no drawing. */
  name: string;
  avatar: string | null;
  className?: string;
}

/** The learner as they are shown: by the drawing they chose, which is fetched for it, or by their letter. */
export function LearnerAvatar({ name, avatar, className }: LearnerAvatarProps) {
  const chosen = avatarOf(avatar);
  if (!chosen) return <Avatar name={name} className={className} />;
  return (
    <Suspense fallback={<Avatar name=" " className={className} />}>
      <DrawnAvatar name={chosen} className={className} />
    </Suspense>
  );
}
