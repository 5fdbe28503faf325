import type { ComponentProps } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Field } from "#ui/field.tsx";
import { words } from "./words.ts";

/** The field for an address. */
export function EmailField({
  label,
  ...field
}: Omit<ComponentProps<typeof Field>, "label"> & { label?: string }) {
  const say = useWords(words);
  return <Field label={label ?? say("email")} type="email" autoComplete="email" {...field} />;
}
