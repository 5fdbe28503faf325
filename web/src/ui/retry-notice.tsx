import { focusPageTitle } from "./arrival.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface RetryNoticeProps {
  text: string;
  /** What the button says. */
  retry: string;
  onRetry: () => unknown;
  className?: string;
}

/** What could not be loaded, and a way to try again. The notice goes then, so the page's title takes the focus. */
export function RetryNotice({ text, retry, onRetry, className }: RetryNoticeProps) {
  function again() {
    focusPageTitle();
    onRetry();
  }
  return (
    <Notice tone="bad" className={className ?? ""} text={text}>
      <Button look="quiet" onClick={again}>
        {retry}
      </Button>
    </Notice>
  );
}
