import { afterAll, describe, expect, test } from "vitest";
import { startFakeMailServer } from "../src/server/kernel/post/testing/fake-mail-server.ts";
import { openLoopback, readForm, sendJson } from "../src/server/testing/loopback.ts";
import { startProviders } from "../src/server/testing/providers.ts";
import { dialogOf, goToCode, newEmail, newMobile, openSignIn, signOut, submitOf, waitSignedIn } from "./steps/account.ts";
import { findPort } from "./steps/find-port.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";

const codeIn = (text: string): string => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? "";
const keptIn = ({ page }: Person, key: string) => page.evaluate<string | null>(`localStorage.getItem("${key}")`);

describe("through Google and X", () => {
  let providers: Awaited<ReturnType<typeof startProviders>>;
  const house = openHouse(async () => {
    providers = await startProviders();
    return { ...quickly, PORT: String(await findPort()), ...providers.settings };
  });
  afterAll(() => providers.close());
  const visit = async (): Promise<Person> => {
    const person = await house.visit({ isCalm: true });
    // The address the server knows itself under, which is what Google and X lead back to.
    person.url = person.url.replace("127.0.0.1", "localhost");
    await openSignIn(person);
    return person;
  };
  const leaveFor = ({ page }: Person, name: string) =>
    dialogOf(page)
      .locator(".ways button", { hasText: new RegExp(`^${name}$`) })
      .click();

  test.each(["Google", "X"])("%s opens an account, the same one the next time, and one is back where one left", async (name) => {
    providers.google.set({ sub: "2001", email: "tang@example.com", email_verified: true, name: "小棠" });
    providers.x.set({ id: "77", username: "tang" });
    const person = await visit();
    await leaveFor(person, name);
    await waitSignedIn(person);
    const first = await keptIn(person, "userId");
    await eventually(() => person.page.url()).toContain("type=tarot");
    expect(person.page.url()).not.toMatch(/access_token|code=|state=/);
    await person.page.reload();
    await signOut(person);
    await openSignIn(person);
    await leaveFor(person, name);
    await waitSignedIn(person);
    expect(await keptIn(person, "userId")).toBe(first);
  });

  test("whoever says no there is back at the dialog, which says so, and can go another way", async () => {
    providers.google.set({ sub: "2002", isRefused: true });
    const person = await visit();
    await leaveFor(person, "Google");
    await dialogOf(person.page).getByRole("alert").filter({ hasText: person.words.signIn.loginFailed }).first().waitFor();
    await dialogOf(person.page).locator("input[name=email]").waitFor();
    expect(await keptIn(person, "token")).toBeNull();
  });
});

describe("through a mail server and a text service", () => {
  let mail: Awaited<ReturnType<typeof startFakeMailServer>>;
  let service: Awaited<ReturnType<typeof openLoopback>>;
  const texts: URLSearchParams[] = [];
  const house = openHouse(async () => {
    mail = await startFakeMailServer();
    service = await openLoopback(async (request, response) => {
      texts.push(await readForm(request));
      sendJson(response, 201, { sid: "SM1" });
    });
    return {
      ...quickly,
      ...{ MAIL_URL: `${mail.url}?tls=optional`, MAIL_FROM: "Yarrow <hello@example.com>" },
      ...{ SMS_PROVIDER: "twilio", TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "t", TWILIO_FROM: "+15005550006" },
      TWILIO_BASE_URL: service.url,
    };
  });
  afterAll(async () => {
    await mail.close();
    await service.close();
  });

  test("the code that the mail brings makes the account", async () => {
    const person = await house.visit({ isCalm: true });
    const email = newEmail();
    await openSignIn(person);
    await goToCode(person, email);
    const find = () => mail.seen.find(({ to }) => to.includes(email))?.raw ?? "";
    await eventually(find).toContain("multipart/alternative");
    const subject = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(find())![1]!;
    expect(subject).toMatch(/=\?UTF-8\?/);
    const part = find().split(/text\/plain[\s\S]*?\r?\n\r?\n/)[1]!;
    const text = /base64/i.test(find()) ? Buffer.from(part.split(/\r?\n--/)[0]!, "base64").toString() : part;
    await dialogOf(person.page).locator(".squares input").fill(codeIn(text));
    await submitOf(person.page).click();
    await waitSignedIn(person);
  });

  test("the code that the text brings signs in", async () => {
    const person = await house.visit({ isCalm: true, locale: "en" });
    const mobile = newMobile();
    await openSignIn(person);
    await dialogOf(person.page).getByRole("tab", { name: person.words.signIn.phone, exact: true }).click();
    await dialogOf(person.page).locator("input[name=phone]").fill(mobile);
    await dialogOf(person.page).getByRole("button", { name: person.words.signIn.getCode, exact: true }).click();
    const find = () => texts.find((text) => text.get("To") === `+86${mobile}`)?.get("Body") ?? "";
    await eventually(find).toMatch(/\d{6}/);
    await dialogOf(person.page).locator("input[name=code]").fill(codeIn(find()));
    await submitOf(person.page).click();
    await waitSignedIn(person);
  });
});
