import type { Page } from "playwright-core";
import { birthMessagesZh as form } from "../../src/web/kernel/birth/messages.zh.ts";
import { profileMessagesZh } from "../../src/web/kernel/profiles/messages.zh.ts";
import type { Person } from "./house.ts";

/** Makes a profile past the form, as this browser's person. */
export const addProfile = async ({ page }: Pick<Person, "page">, fields: Record<string, unknown>): Promise<void> => {
  const whole = { avatar: null, residence: null, birth_place: null, time_zone: "Asia/Shanghai", ...fields };
  const { code } = await page.evaluate<{ code: number }>(`fetch("/personal/add", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Visitor": localStorage.getItem("visitor"), "Idempotency-Key": crypto.randomUUID() },
    body: ${JSON.stringify(JSON.stringify(whole))},
  }).then((response) => response.json())`);
  if (code !== 200) throw new Error(`a profile was refused: ${code}`);
};

interface Born {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** Sets a birth on its wheels, by the clock. */
export const setBirth = async (page: Page, { year, month, day, hour, minute }: Born): Promise<void> => {
  const set = (name: string, value: number) => page.getByRole("spinbutton", { name, exact: true }).fill(String(value));
  await set(form.year, year);
  await set(form.month, month);
  await set(form.day, day);
  await page.locator(".birth-rows").getByText(form.modes.clock, { exact: true }).click();
  await set(form.hour, hour);
  await set(form.minute, minute);
};

/** Everything a birth's form asks for besides the birth. */
export const setName = async (page: Page, label: string, nickname: string, gender: "male" | "female"): Promise<void> => {
  await page.getByLabel(label, { exact: true }).fill(nickname);
  await page.locator(".profile-halves").getByText(profileMessagesZh.fields[gender], { exact: true }).click();
};
