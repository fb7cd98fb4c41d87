import { expect, test } from "vitest";
import { hear } from "../../../../topics/kit/hearing/hear.ts";
import { type HeardByModel, mergeHeard } from "./merge-heard.ts";

const builtin = hear({ topic: "tarot", locale: "en", state: "told", recent: [], text: "I want to kill myself" });
const byModel: HeardByModel = { act: "ask", risk: null, matter: "ex", who: "ex", kind: "yesNo", isDreaded: false };

test("a model never lowers a danger, and raises one", () => {
  expect(builtin.risk).toBe("self");
  expect(mergeHeard(builtin, byModel).risk).toBe("self");
  expect(mergeHeard({ ...builtin, risk: null }, { ...byModel, risk: "harmed" }).risk).toBe("harmed");
  expect(mergeHeard({ ...builtin, risk: "medical" }, { ...byModel, risk: "stake" }).risk).toBe("medical");
});

test("its act and frame stand; an act that asks nothing has none", () => {
  expect(mergeHeard(builtin, byModel)).toMatchObject({ act: "ask", frame: { matter: "ex", who: "ex", kind: "yesNo" } });
  expect(mergeHeard(builtin, { ...byModel, act: "thank" }).frame).toMatchObject({ matter: null, who: null, kind: null });
});
