import { describe, expect, it } from "vitest";
import { toParted } from "./short-headlines.ts";

describe("a headline that is too long", () => {
  it("keeps as much of its answer as fits", () => {
    expect(toParted("en", "Yes, on one condition: name the day of your next meeting; the day bone is neither light nor heavy")).toBe(
      "Yes, on one condition: name the day of your next meeting.",
    );
    expect(toParted("zh", "不大会，有个条件：把下次见面的日子定下来，精确到哪天；十七的日骨九钱不轻不重，看你怎么使。")).toBe(
      "不大会，有个条件：把下次见面的日子定下来，精确到哪天。",
    );
  });

  it("takes the first clause of its reason along, rather than say a bare yes or no", () => {
    expect(toParted("en", "Not really: the heart line goes to the index finger, so you must look up to somebody before you can love them for long.")).toBe(
      "Not really: the heart line goes to the index finger.",
    );
    expect(toParted("zh", "先缓缓：感情线伸到食指下，你得先看得起一个人才爱得下去，别的都在其次。")).toBe(
      "先缓缓：感情线伸到食指下，你得先看得起一个人才爱得下去。",
    );
  });

  it("is not parted within a quotation", () => {
    expect(toParted("en", "Towards “stay here: quietly” and nowhere else for now; the lot says that two roads cross")).toBe(
      "Towards “stay here: quietly” and nowhere else for now.",
    );
  });

  it("is left alone where it fits", () => {
    expect(toParted("en", "Yes: go slowly; it will hold.")).toBe("Yes: go slowly; it will hold.");
  });
});
