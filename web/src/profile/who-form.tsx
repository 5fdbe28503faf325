import { useRef, useState } from "react";
import { changeShown } from "#account-forms/change-calls.ts";
import { refusalText } from "#account-forms/refusal-text.ts";
import { useWords } from "#i18n/room-words.ts";
import { useUser } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { AvatarPicker } from "./avatar-picker.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { whoWords } from "./who-words.ts";

/** Letters a name may have. */
const longest = 60;

/** How the learner is called and shown: both are kept with the account. */
export function WhoForm() {
  const say = useWords(whoWords);
  const user = useUser();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<string | null>();
  const [missing, setMissing] = useState(false);
  const { save, busy, failed } = useSave();
  const name = typed ?? user.name;
  const avatar = chosen === undefined ? user.avatar : chosen;
  const same = name.trim() === user.name && avatar === user.avatar;

  async function submit() {
    if (busy || same) return;
    setMissing(name.trim() === "");
    if (name.trim() === "") return field.current?.focus();
    if (!(await save(name.trim(), avatar))) return;
    setTyped(undefined);
    setChosen(undefined);
    // The button has nothing more to save, and a disabled one keeps no focus.
    title.current?.focus();
  }

  return (
    <ProfileSection title={say("who")} intro={say("whoIntro")} titleRef={title}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          ref={field}
          label={say("name")}
          name="name"
          autoComplete="name"
          maxLength={longest}
          className="max-w-md"
          value={name}
          error={missing ? say("nameRequired") : undefined}
          onChange={({ target }) => {
            setMissing(false);
            setTyped(target.value);
          }}
        />
        <AvatarPicker name={name.trim() || user.name} value={avatar} disabled={busy} onChoose={setChosen} />
        {failed && <Notice tone="bad" text={failed} />}
        <Button type="submit" busy={busy} disabled={!busy && same} className="justify-self-start">
          {say("save")}
        </Button>
      </form>
    </ProfileSection>
  );
}

/** Saves both, and tells how that went. */
function useSave() {
  const say = useWords(whoWords);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function save(name: string, avatar: string | null): Promise<boolean> {
    setBusy(true);
    setFailed(undefined);
    const { error } = await changeShown(name, avatar);
    setBusy(false);
    if (error) {
      setFailed(`${say("saveFailed")}. ${refusalText(error)}`);
      toast({ tone: "bad", title: say("saveFailed"), text: refusalText(error) });
      return false;
    }
    toast({ tone: "good", title: say("saved") });
    return true;
  }

  return { save, busy, failed };
}
