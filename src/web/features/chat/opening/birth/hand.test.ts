import { describe, expect, it } from "vitest";
import { toDraft } from "../../../../kernel/birth/birth-draft.ts";
import { type Hand, layWords, toInputs, toNewWords } from "./hand.ts";

const draft = toDraft({ date: "1991-05-01", sex: "male" });
const hand: Hand = { births: { birth: draft }, others: { name: "Li Bai" }, taken: "1990年5月1日" };

describe("what a hand has set", () => {
  it("stands over the words that were there before; those that come after are heard", () => {
    expect(toNewWords("1990年5月1日", hand)).toBe("");
    expect(toNewWords("1990年5月1日，上海", hand)).toBe("，上海");
    expect(toNewWords("上海", hand)).toBe("上海");
  });

  it("goes to the topic by its fields, and nothing goes that was not set", () => {
    expect(toInputs(hand)).toEqual({ name: "Li Bai", birth: { calendar: "solar", date: "1991-05-01", sex: "male" } });
    expect(toInputs({ ...hand, births: { birth: { ...toDraft({}), solar: { year: 1990, month: 0, leap: false, day: 0 } } } }).birth).toEqual({
      calendar: "solar",
      dateParts: { year: 1990 },
    });
  });

  it("is added to by new words, and kept as it stands where they add nothing", () => {
    const typing = { ...draft, placeText: "上" };
    expect(layWords(typing, { calendar: "solar", date: "1991-05-01", sex: "male" })).toBe(typing);
    expect(layWords({ ...draft, timeMode: "clock" }, { calendar: "solar", date: "1991-05-01", sex: "male", time: "13:45" })).toMatchObject({
      time: "13:45",
      sex: "male",
      timeMode: "clock",
    });
    expect(layWords(undefined, undefined)).toEqual(toDraft({}));
  });
});
