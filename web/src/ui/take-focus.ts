/** Focuses what was just put on the page; for a `ref`. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
