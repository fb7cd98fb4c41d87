import { expect, test } from "vitest";
import { locales } from "../../../../shared/i18n/locale.ts";
import { type Given, type LetterKind, letterKinds, toLetter } from "./to-letter.ts";

const given = (rest: Partial<Given> = {}): Given => ({ locale: "zh", to: "lin@example.com", channel: "mail", key: "k", expiresMs: null, ...rest });
const values = { name: "小河", minutes: "10", way: "google", shown: "lin@example.com", day: "2026-12-01" };
const cases = letterKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));
const codeOf = (kind: LetterKind) => (kind.startsWith("code.") ? { code: "482913" } : {});

test.each(cases)("%s in %s is a mail whose page and text say the same", (kind, locale) => {
  const { subject, text, html } = toLetter(kind, given({ locale, values, ...codeOf(kind) }));
  expect(subject).not.toBe("");
  for (const word of text.split("\n").filter((line) => line && !line.includes("“"))) expect(html!.replaceAll("&#39;", "'")).toContain(word);
  expect(`${subject}${text}${html}`).not.toMatch(/undefined|NaN|您|Oops/);
});

test.each(cases)("%s in %s fits into one text, and a code stands first", (kind, locale) => {
  for (const way of ["email", "phone", "evm", "google", "x", "passkey"]) {
    const { text, subject, html } = toLetter(kind, given({ locale, channel: "text", to: "+8613800138000", values: { ...values, way }, ...codeOf(kind) }));
    expect([...text].length).toBeLessThanOrEqual(locale === "zh" ? 70 : 160);
    // One mark outside of the old telephone alphabet halves what a text holds.
    if (locale === "en") expect(text).toMatch(/^[\w .,:;?!'()-]+$/);
    if (kind.startsWith("code.")) expect(text.startsWith("482913 ")).toBe(true);
    expect([subject, html]).toEqual(["", null]);
  }
});

test("check 53: a name of several lines cannot add a head or a paragraph, and markup in it stays text", () => {
  const name = "小河\r\nBcc: all@example.com\u2028<img src=//x.example/p.png>";
  const { subject, text, html } = toLetter("notice.added", given({ values: { ...values, name, shown: "a\r\nSubject: b <b>" } }));
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text.split("\n")[0]).toBe("小河 Bcc: all@example.com <img src=//x.example/p.png>，你好：");
  expect(html).toContain("&lt;img src=//x.example/p.png&gt;");
  expect(html).not.toMatch(/<img|<b>/);
});

test("a mail fetches nothing from anywhere", () => {
  for (const [kind, locale] of cases) expect(toLetter(kind, given({ locale, values, ...codeOf(kind) })).html).not.toMatch(/https?:|url\(|<img|<link|src=/);
});

test("a text service that words by template gets the code and its minutes by name", () => {
  expect(toLetter("code.login", given({ channel: "text", code: "000123" })).values).toMatchObject({ code: "000123", minutes: "10" });
});
