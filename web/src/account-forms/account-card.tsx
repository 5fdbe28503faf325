import type { ReactNode } from "react";
import { Door } from "#ui/door.tsx";
import { PageTitle } from "#ui/page.tsx";

interface AccountCardProps {
  title: string;
  intro?: string | undefined;
  children: ReactNode;
}

/** The frame of the pages before the door: the form on the left, the lit door beside it. */
export function AccountCard({ title, intro, children }: AccountCardProps) {
  return (
    <div className="mx-auto grid w-full max-w-5xl grow grid-cols-1 content-center px-4 py-8 sm:px-8 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:py-12">
      <section className="card content-center p-6 sm:p-10 md:rounded-r-none md:border-r-0">
        <PageTitle title={title} className="text-32 sm:text-44" />
        {intro && <p className="mt-3 text-muted">{intro}</p>}
        {children}
      </section>
      <aside aria-hidden="true" className="on-night relative hidden rounded-l-none md:block md:min-h-104">
        <Door open className="absolute inset-x-0 bottom-0 mx-auto w-full max-w-80" />
      </aside>
    </div>
  );
}
