import { type FormEvent, useEffect, useRef, useState } from "react";

type Errors<F extends string> = Partial<Record<F | "human" | "form", string>>;

export interface FormField {
  name: string;
  error: string | undefined;
  disabled: boolean;
  onChange: () => void;
}

export interface Form<F extends string> {
  errors: Errors<F>;
  submitting: boolean;
  /** What a field needs of its form. What is typed clears its error. */
  field: (name: F) => FormField;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/**
 * A native form: `check` looks at what was typed and answers an error per field; with none, `send` sends it and may
 * answer errors of its own.
 */
export function useForm<F extends string>(
  check: (values: Record<F, string>) => Errors<F>,
  send: (values: Record<F, string>) => Promise<Errors<F> | undefined>,
): Form<F> {
  const [errors, setErrors] = useState<Errors<F>>({});
  const [submitting, setSubmitting] = useState(false);
  const placeFocus = useRef<() => void>(undefined);

  useEffect(() => {
    if (submitting) return;
    placeFocus.current?.();
    placeFocus.current = undefined;
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const form = event.currentTarget;
    const focused = document.activeElement;
    const values = Object.fromEntries(new FormData(form)) as Record<F, string>;
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return void focusFirst(form, found);
    setSubmitting(true);
    const refused = (await send(values)) ?? {};
    // Once the fields are drawn enabled again.
    placeFocus.current = () => focusFirst(form, refused) || focusAgain(focused);
    setSubmitting(false);
    setErrors(refused);
  }

  function field(name: F): FormField {
    const onChange = () => setErrors(({ [name]: _, form: __, ...rest }) => rest as Errors<F>);
    return { name, error: errors[name], disabled: submitting, onChange };
  }

  return { errors, submitting, field, submit };
}

function focusFirst(form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): boolean {
  const first = [...form.elements].find((it) => it instanceof HTMLInputElement && it.name in errors);
  if (first instanceof HTMLElement) first.focus();
  return first !== undefined;
}

/** A field or button that was disabled meanwhile has lost the focus. */
function focusAgain(element: Element | null) {
  if (element instanceof HTMLElement && document.activeElement === document.body) element.focus();
}
