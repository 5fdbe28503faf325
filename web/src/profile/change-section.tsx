import { type ReactNode, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ProfileSection } from "./profile-section.tsx";

interface ChangeSectionProps {
  title: string;
  intro?: ReactNode;
  /** What the button says that opens the form, and closes it. */
  change: string;
  cancel: string;
  /** Stands below, whether or not the form is open. */
  after?: ReactNode;
  form: (close: () => void) => ReactNode;
}

/** Something on the profile that a form changes. The form comes when it is asked for, and gives the focus back. */
export function ChangeSection({ title, intro, change, cancel, after, form }: ChangeSectionProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  const button = (
    <Button ref={opener} look="quiet" aria-expanded={open} onClick={() => (open ? close() : setOpen(true))}>
      {open ? cancel : change}
    </Button>
  );
  return (
    <ProfileSection title={title} intro={intro} beside={button}>
      {open && form(close)}
      {after}
    </ProfileSection>
  );
}
