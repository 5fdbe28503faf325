import { createContext, use } from "react";

/** What whoever shows a result has to say at the foot of its card: where it brought the learner. */
export const ResultFoot = createContext<React.ReactNode>(null);

/** The foot of a result's card; nothing where a result stands alone. */
export function CardFoot() {
  const foot = use(ResultFoot);
  return foot && <div className="basis-full border-t border-on-night/20 pt-6">{foot}</div>;
}
