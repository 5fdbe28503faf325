import { expect } from "@playwright/test";
import { settled } from "#stage/settled.ts";
import { failing, finished, go, of, type State, signedIn } from "./ways.ts";

/** The pages of the signed-in with what opens on them. */
export const inside: readonly State[] = [
  {
    name: "the question for a level",
    async open(there) {
      await signedIn(there, "/dashboard", null);
      await expect(there.page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "the dashboard of the first day",
    open: async (there) => void (await signedIn(there, "/dashboard")),
  },
  {
    name: "the dashboard of who has done something",
    async open(there) {
      await finished(there, "reading");
      await go(there, "/dashboard");
    },
  },
  {
    name: "the goal",
    async open(there) {
      await signedIn(there, "/dashboard");
      await there.page.getByRole("button", { name: of(there, "Change goal", "Cambiar objetivo") }).click();
      await expect(there.page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a dashboard whose figures do not come",
    open: (there) => failing(there, "user-stats", "/dashboard"),
  },
  { name: "the catalogue", open: async (there) => void (await signedIn(there, "/exercises")) },
  { name: "the profile", open: async (there) => void (await signedIn(there, "/profile")) },
  {
    name: "a new address on the profile",
    async open(there) {
      await signedIn(there, "/profile");
      const name = of(there, "Change e-mail", "Cambiar el correo");
      await there.page.getByRole("main").getByRole("button", { name, exact: true }).click();
    },
  },
  {
    name: "the last question before an account is deleted",
    async open(there) {
      await signedIn(there, "/profile");
      const name = of(there, "Delete account", "Eliminar cuenta");
      await there.page.getByRole("main").getByRole("button", { name, exact: true }).click();
      await expect(there.page.getByRole("alertdialog")).toBeVisible();
    },
  },
  { name: "nowhere, signed in", open: async (there) => void (await signedIn(there, "/nowhere")) },
  {
    name: "no connection",
    async open(there) {
      await signedIn(there, "/exercises");
      await settled(there.page);
      await there.page.context().setOffline(true);
      await expect(there.page.getByText(of(there, /You're offline/, /Estás sin conexión/))).toBeVisible();
    },
  },
];
