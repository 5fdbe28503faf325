import { createContext, useContext } from "react";
import type { AnyKind } from "./kind.ts";

/** The kinds there are, by name; the application puts them here, so that the flow imports none. */
export const KindsContext = createContext<Readonly<Record<string, AnyKind>>>({});

export function useKinds(): readonly AnyKind[] {
  return Object.values(useContext(KindsContext));
}

/** The kind of that name. It is there: the routes are made from the same names. */
export function useKind(name: string): AnyKind {
  const kind = useContext(KindsContext)[name];
  if (!kind) throw new Error(`No kind is named ${name}`);
  return kind;
}

export function summaryPath(kindName: string): string {
  return `/${kindName}-summary`;
}

export function exercisePath(kindName: string, id: string): string {
  return `/${kindName}/${id}`;
}
