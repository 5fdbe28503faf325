import { expect } from "@playwright/test";
import { enterRoom, roomWords } from "#stage/room.ts";
import type { State, There } from "./ways.ts";

export const rooms: readonly State[] = [
  {
    name: "a room before its clock runs",
    open: async ({ page, language }) => void (await enterRoom(page, language)),
  },
  { name: "a room", open: (there) => playing(there) },
  {
    name: "a room whose clock is stopped",
    async open(there) {
      await playing(there);
      await there.page.getByRole("button", { name: roomWords[there.language].pause }).click();
      await expect(there.page.getByRole("button", { name: roomWords[there.language].resume })).toBeVisible();
    },
  },
  {
    name: "a riddle",
    async open(there) {
      await playing(there);
      await there.page.getByRole("button", { name: roomWords[there.language].riddle }).click();
      await expect(there.page.locator("dialog[open]")).toBeVisible();
    },
  },
  {
    name: "the last question before a room is given up",
    async open(there) {
      await playing(there);
      await there.page.getByRole("button", { name: roomWords[there.language].giveUp }).click();
      await expect(there.page.locator("dialog[open]")).toBeVisible();
    },
  },
];

async function playing({ page, language }: There): Promise<void> {
  await enterRoom(page, language);
  await page.getByRole("button", { name: roomWords[language].start }).click();
  await expect(page.getByRole("button", { name: roomWords[language].pause })).toBeVisible();
}
