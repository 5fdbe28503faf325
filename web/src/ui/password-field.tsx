import { type ComponentProps, useState } from "react";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface PasswordFieldProps extends ComponentProps<typeof Field> {
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? "text" : "password"}
      trailing={
        <button
          type="button"
          className="icon-button"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </button>
      }
    />
  );
}
