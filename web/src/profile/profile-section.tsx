import type { ReactNode, Ref } from "react";

interface ProfileSectionProps {
  title: string;
  intro?: ReactNode;
  /** Of the title, for a focus that has nowhere else to go. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Stands beside the title. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** One thing in a group of the profile: what it is, and what can be done about it. */
export function ProfileSection({ title, intro, titleRef, beside, children }: ProfileSectionProps) {
  return (
    <section className="grid grid-cols-1 gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-40">
          <h3 ref={titleRef} tabIndex={-1} className="text-20 outline-none">
            {title}
          </h3>
          {intro && <p className="mt-1 text-15 wrap-anywhere text-muted">{intro}</p>}
        </div>
        {beside}
      </div>
      {children}
    </section>
  );
}
