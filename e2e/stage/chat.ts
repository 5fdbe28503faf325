import { expect, type Locator, type Page } from "@playwright/test";
import type { Learner } from "./learner.ts";

/** What an English learner says about travelling; the first has a mistake in it. */
export const said = [
  "Yesterday I go to the beach with my friend.",
  "We travelled by train because it is cheap and quiet.",
  "My favourite place is a small village in the mountains.",
  "Next summer I want to visit Ireland with my sister.",
] as const;

/** The messages of the page's conversation that have something in them. */
export function linesOf(page: Page): Locator {
  return page
    .getByRole("log")
    .getByRole("listitem")
    .filter({ has: page.locator("p[lang=en]") });
}

/** Writes a message where the focus is and sends it. */
export async function sendByKeys(page: Page, line: string): Promise<void> {
  const area = page.getByRole("textbox");
  await expect(area).toBeFocused();
  await page.keyboard.insertText(line);
  await page.keyboard.press("Enter");
  await expect(area).toHaveValue("");
}

/** Sends a message and waits until it is answered whole. */
export async function say(page: Page, line: string): Promise<void> {
  const before = await linesOf(page).count();
  await sendByKeys(page, line);
  await expect(linesOf(page)).toHaveCount(before + 2);
  await expect(linesOf(page).last().locator("time")).toBeVisible();
}

/** Begins a conversation about travelling over HTTP, and opens it with the focus in the text box. */
export async function openChat(
  page: Page,
  learner: Learner,
  audioEnabled = false,
  language = "en",
): Promise<string> {
  const body = { context: "TRAVEL", level: 2, audioEnabled };
  const { id } = await learner.call<{ id: string }>("POST", "/api/v1/user-chats", body);
  await page.goto(`/chat/${id}?lng=${language}`);
  await page.getByRole("textbox").focus();
  return id;
}

interface Kept {
  messages: { sender: string; message: string }[];
}

/** What the server has of what the learner said. */
export async function keptOf(learner: Learner, id: string): Promise<string[]> {
  const { messages } = await learner.call<Kept>("GET", `/api/v1/user-chats/${id}`);
  return messages.filter(({ sender }) => sender === "USER").map(({ message }) => message);
}
