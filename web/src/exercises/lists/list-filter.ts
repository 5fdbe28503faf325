import { type ListState, listStates } from "@salida/contract/exercises.ts";
import { type Topic, topics } from "@salida/rules/topics.ts";
import { useLocation, useNavigate } from "react-router";

/** Which exercises a list shows. */
export interface ListFilter {
  state: ListState;
  context: Topic | undefined;
}

export const noFilter: ListFilter = { state: "all", context: undefined };

/** What the address says of it; what is none of it shows all. */
export function filterIn(search: string): ListFilter {
  const asked = new URLSearchParams(search);
  return {
    state: listStates.find((it) => it === asked.get("state")) ?? noFilter.state,
    context: topics.find((it) => it === asked.get("topic")),
  };
}

/** The same as the end of an address; what else stood there stays. */
export function searchWith({ state, context }: ListFilter, search = ""): string {
  const kept = new URLSearchParams(search);
  for (const [name, value] of [
    ["state", state === noFilter.state ? undefined : state],
    ["topic", context],
  ] as const)
    if (value === undefined) kept.delete(name);
    else kept.set(name, value);
  return kept.size === 0 ? "" : `?${kept}`;
}

/** The filter of the page's address, and how to go to another one: the way back leads through them. */
export function useListFilter(): [filter: ListFilter, show: (filter: ListFilter) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return [filterIn(search), (filter) => void navigate(`${pathname}${searchWith(filter, search)}`)];
}

export function isFiltered({ state, context }: ListFilter): boolean {
  return state !== noFilter.state || context !== undefined;
}
