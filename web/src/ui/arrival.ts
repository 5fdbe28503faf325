let left: { focus: Element | null } | undefined;

/** Says that another page is coming: the next title shown takes the focus. */
export function announceArrival() {
  left = { focus: document.activeElement };
}

/** A title that leaves with the focus on it, a loading page's for one, gives it to the next title. */
export function passFocusOn(title: HTMLElement | null) {
  if (title && document.activeElement === title) announceArrival();
}

/** Focuses a page's title once after an arrival, unless the learner has gone elsewhere meanwhile. */
export function takeFocusOnArrival(title: HTMLElement | null) {
  if (!left || !title) return;
  const { activeElement } = document;
  const stayed = activeElement === left.focus || activeElement === document.body || !activeElement;
  left = undefined;
  if (stayed) title.focus({ preventScroll: true });
}

/** Focuses the page's title: what had the focus is about to go. */
export function focusPageTitle() {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
