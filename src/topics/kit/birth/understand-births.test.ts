import { describe, expect, test } from "vitest";
import type { PartialBirth } from "./partial-birth.ts";
import { findPlaceForTests } from "./testing/find-place.ts";
import { understandBirths } from "./understand-births.ts";

const listen = (...messages: string[]) => {
  let known: PartialBirth[] | undefined;
  for (const text of messages) known = understandBirths(text, known, /\p{Script=Han}/u.test(text) ? "zh" : "en", findPlaceForTests) ?? known;
  return known?.map(({ latitude: _, longitude: __, timeZone: ___, ...rest }) => rest);
};

const he = { date: "1990-05-01", time: "15:00", place: "上海", sex: "male" };
const she = { date: "1992-03-03", time: "08:00", place: "北京", sex: "female" };

describe("several births in one message", () => {
  test.each([
    ["他1990年5月1日下午3点上海，她1992年3月3日早上8点北京", [he, she]],
    ["男方：1990年5月1日下午3点，上海；女方：1992年3月3日早上8点，北京", [he, she]],
    ["1990-05-01 15:00 男 上海\n1992-03-03 08:00 女 北京", [he, she]],
    [
      "我1990年5月1日下午3点生，老公1988年2月2日晚上8点生，我们合适吗？",
      [
        { date: "1990-05-01", time: "15:00" },
        { date: "1988-02-02", time: "20:00", sex: "male" },
      ],
    ],
    [
      "I was born 1 May 1990 at 3pm in London, my husband 3 March 1988 at 8 am in Paris",
      [
        { date: "1990-05-01", time: "15:00", place: "London" },
        { date: "1988-03-03", time: "08:00", place: "Paris", sex: "male" },
      ],
    ],
  ])("“%s”", (text, births) => {
    expect(listen(text)).toEqual(births);
  });

  test("one after the other, each with what belongs to them", () => {
    expect(listen("我是1990年5月1日下午3点，男，上海", "她是1992年3月3日早上8点，北京")).toEqual([he, she]);
    expect(listen("she was born on 3 March 1992 and he on 1 May 1990", "he at 3pm", "she at 8 am")).toEqual([
      { date: "1992-03-03", time: "08:00", sex: "female" },
      { date: "1990-05-01", time: "15:00", sex: "male" },
    ]);
  });

  test("a correction goes to the one it names", () => {
    const births = listen("他1990年5月1日下午3点上海，她1992年3月3日早上8点北京", "她是南京不是北京");
    expect(births?.map(({ place }) => place)).toEqual(["上海", "南京"]);
  });

  test.each(["我们合不合？", "结婚好吗", "will we last?"])("“%s” says nothing of anybody’s birth", (text) => {
    expect(understandBirths(text, [he as PartialBirth, she as PartialBirth], "zh", findPlaceForTests)).toBeUndefined();
  });
});
