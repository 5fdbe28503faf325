import { Button, type ButtonLook } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** How the button looks that confirms: red unless said otherwise. */
  look?: ButtonLook;
  busy: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Where a dialog puts the focus as it opens; React sets no such attribute by itself. */
function focusFirst(button: HTMLButtonElement | null) {
  button?.setAttribute("autofocus", "");
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel,
  look = "danger",
  busy,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} title={title} text={text} role="alertdialog" closeLabel={cancel} onClose={onCancel}>
      {error && <Notice tone="bad" className="mt-4" text={error} />}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onCancel} ref={focusFirst}>
          {cancel}
        </Button>
        <Button look={look} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
