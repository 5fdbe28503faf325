import { type ReactNode, useId } from "react";

interface ProfileGroupProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Things on the profile that belong together: what they are about beside them, or above on a small screen. */
export function ProfileGroup({ title, text, children }: ProfileGroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="lg:pt-6">
        <h2 id={id} className="text-24">
          {title}
        </h2>
        <p className="mt-1.5 text-15 text-muted">{text}</p>
      </div>
      <div className="card divide-y divide-line">{children}</div>
    </section>
  );
}
