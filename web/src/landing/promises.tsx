import type { ReactNode } from "react";
import type { LandingWords } from "./words.ts";

export function Promises({ words }: { words: LandingWords["promises"] }): ReactNode {
  return (
    <section className="border-t border-line py-24">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <h2 className="section-title lg:col-span-5">{words.title}</h2>
        <ul className="lg:col-span-7">
          {words.list.map((promise) => (
            <li key={promise.title} className="border-b border-line py-7 first:pt-0 last:border-0 last:pb-0">
              <h3 className="font-display text-24 leading-tight font-bold tracking-tight">{promise.title}</h3>
              <p className="mt-2 max-w-[36rem] text-muted">{promise.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
