import { expect, test } from "vitest";
import { topicIds } from "../../topics/topic-ids.ts";
import { paths } from "./paths.ts";
import { parsePlace, toPlaceIn } from "./use-place.ts";

const parse = (address: string) => {
  const { pathname, search } = new URL(address, "http://yarrow.example");
  return parsePlace(pathname, search);
};

test("the index without a topic is for asking", () =>
  expect(parse("/index")).toEqual({ room: "chat", topic: "ask", locale: undefined, msggroup: undefined, isNewChat: false, isTemporary: false }));
test("newChat alone opens a fresh chat for asking", () => expect(parse("/index?type=newChat")).toMatchObject({ topic: "ask", isNewChat: true }));
test("type may come twice, in either order", () => {
  const place = { topic: "tarot", locale: "zh", isNewChat: true };
  expect(parse("/index?type=tarot_zh&type=newChat")).toMatchObject(place);
  expect(parse("/index?type=newChat&type=tarot_zh")).toMatchObject(place);
});
test("type may say that a new chat is temporary; a chat that the address names is what it was begun as", () => {
  expect(parse("/index?type=tarot_zh&type=temporary")).toMatchObject({ topic: "tarot", locale: "zh", isTemporary: true });
  expect(parse("/index?type=temporary")).toMatchObject({ topic: "ask", isTemporary: true });
  expect(parse("/index?type=temporary&msg=1u")).toMatchObject({ msggroup: "1u", isTemporary: false });
  expect(parse(paths.temporary("astro", "en"))).toMatchObject({ topic: "astro", locale: "en", isTemporary: true });
});
test("a topic's wire letter is understood as its key is", () => expect(parse("/index?type=m_en")).toMatchObject({ topic: "tarot", locale: "en" }));
test("an unknown topic falls back to asking, and its language still counts", () =>
  expect(parse("/index?type=runes_en")).toMatchObject({ topic: "ask", locale: "en" }));
test("a chat's id is taken only if it is one", () => {
  expect(parse("/index?type=tarot_zh&msg=1763600000000u-1").msggroup).toBe("1763600000000u-1");
  expect(parse("/index?msg=a/b").msggroup).toBeUndefined();
  expect(parse(`/index?msg=${"x".repeat(129)}`).msggroup).toBeUndefined();
});
test("askDivination is the thread for asking, by path", () => {
  expect(parse("/askDivination/abc")).toMatchObject({ room: "chat", topic: "ask", msggroup: "abc", isNewChat: false });
  expect(parse("/askDivination/abc?type=newChat")).toMatchObject({ msggroup: "abc", isNewChat: true });
});
test("an address that leads nowhere says so", () => {
  for (const address of ["/askDivination/", "/askDivination/%E0%A4%A", "/indexes", "/nowhere"]) expect(parse(address).room).toBe("none");
});
test("a slash at the end changes nothing", () => expect(parse("/history/").room).toBe("history"));

test("every address we write is read as it was meant", () => {
  for (const topic of topicIds) {
    expect(parse(paths.topic(topic, "en"))).toMatchObject({ room: "chat", topic, locale: "en", msggroup: undefined, isNewChat: false });
    expect(parse(paths.newChat(topic, "zh"))).toMatchObject({ room: "chat", topic, locale: "zh", isNewChat: true });
    expect(parse(paths.chat({ topic, locale: "zh", msggroup: "1u" }))).toMatchObject({ room: "chat", topic, locale: "zh", msggroup: "1u" });
    expect(parse(paths.history({ topic }))).toMatchObject({ room: "history", topic });
  }
  expect(parse(paths.horoscope({ sign: "leo" })).room).toBe("horoscope");
  expect(parse(paths.ask("a.b-c_1"))).toMatchObject({ room: "chat", topic: "ask", msggroup: "a.b-c_1" });
});
test("addresses are the specification's, letter for letter", () => {
  expect(paths.newChat("tarot", "zh")).toBe("/index?type=tarot_zh&type=newChat");
  expect(paths.chat({ topic: "purpleStar", locale: "en", msggroup: "7u" })).toBe("/index?type=purpleStar_en&msg=7u");
  expect(paths.horoscope({ sign: "leo", period: undefined, date: "2026-11-22" })).toBe("/horoscope?sign=leo&date=2026-11-22");
  expect(paths.history({ topic: "ask", query: "猫 狗" })).toBe("/history?module=0&query=%E7%8C%AB+%E7%8B%97");
});

test("changing the language changes what names one in the address, and nothing else", () => {
  expect(toPlaceIn("en", "?type=tarot_zh&type=newChat")).toBe("?type=tarot_en&type=newChat");
  expect(toPlaceIn("en", "?type=tarot_zh&msg=1")).toBe("?type=tarot_en&msg=1");
  expect(toPlaceIn("en", "?module=m")).toBe("?module=m");
});
