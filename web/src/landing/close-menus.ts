/** The menus of the header close as menus do: on a click elsewhere, and on Escape. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.menu")) {
    document.addEventListener("click", (event) => {
      if (!menu.contains(event.target as Node)) menu.open = false;
    });
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    });
  }
}
