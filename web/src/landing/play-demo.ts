import { shortcutsOn } from "#ui/shortcuts-switch.ts";

/** The question card in the door: a wrong answer says why and may be tried again, the right one opens the door. */
export function playDemo(card: HTMLElement): void {
  const options = [...card.querySelectorAll<HTMLButtonElement>("[data-option]")];
  const verdict = card.querySelector<HTMLElement>("[data-verdict]");

  function answer(option: HTMLButtonElement): void {
    if (option.getAttribute("aria-disabled")) return;
    const right = option.dataset.right !== undefined;
    option.dataset.state = right ? "right" : "wrong";
    option.setAttribute("aria-disabled", "true");
    for (const sentence of card.querySelectorAll<HTMLElement>("[data-proof]"))
      sentence.classList.toggle("proof", sentence.dataset.proof === option.dataset.option);
    const why = option.parentElement?.querySelector("template")?.content.cloneNode(true);
    if (why) verdict?.replaceChildren(why);
    const onward = card.querySelector<HTMLElement>("[data-onward]");
    if (onward) onward.hidden = false;
    if (!right) return;
    card.parentElement?.classList.add("door-open");
    for (const other of options) other.setAttribute("aria-disabled", "true");
  }

  for (const option of options) option.addEventListener("click", () => answer(option));
  document.addEventListener("keydown", (event) => {
    const option = options[Number(event.key) - 1];
    if (option && !event.defaultPrevented && isForCard(event, card)) answer(option);
  });
}

function isForCard(event: KeyboardEvent, card: HTMLElement): boolean {
  if (!shortcutsOn() || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const target = event.target as Element;
  if (target !== document.body && !card.contains(target)) return false;
  const { top, bottom } = card.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
