/** Who never signed in on this browser begins with an account; the addresses in the page are everybody else's. */
export function welcome(): void {
  if (document.documentElement.dataset.known !== undefined) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-way-in]")) link.href = "/register";
}
