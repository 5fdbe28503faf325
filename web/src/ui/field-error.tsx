import { Icon } from "./icon.tsx";

/** What is wrong with a field, under it. */
export function FieldError({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="mt-1 flex items-start gap-1.5 text-15 text-bad">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
