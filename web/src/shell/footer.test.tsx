import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { config } from "#config.ts";
import { Footer } from "./footer.tsx";

vi.mock("#config.ts", () => ({ config: { socialUrl: null } }));
// which look is chosen is the browser's
vi.mock("./theme-switch.tsx", () => ({ ThemeSwitch: () => null }));

afterEach(() => {
  config.socialUrl = null;
  vi.useRealTimers();
});

test("the footer says the year and whose it is", () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1) });

  expect(renderToStaticMarkup(<Footer />)).toContain("© 2031 Salida.");
});

test("the footer leads to the operator's social page where one is set, and nowhere else", () => {
  expect(renderToStaticMarkup(<Footer />)).not.toContain("<a ");
  config.socialUrl = "https://social.example/@salida";

  expect(renderToStaticMarkup(<Footer />)).toContain('href="https://social.example/@salida"');
});
