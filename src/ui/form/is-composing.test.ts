import { expect, test } from "vitest";
import { isComposing } from "./is-composing.ts";

const enter = { key: "Enter", keyCode: 13, isComposing: false };

test("a plain Enter is the person's own", () => expect(isComposing(enter)).toBe(false));
test("an Enter inside a composition belongs to the input method", () => expect(isComposing({ ...enter, isComposing: true })).toBe(true));
test("key code 229 belongs to the input method whatever the key is called", () => expect(isComposing({ ...enter, keyCode: 229 })).toBe(true));
test("the key Process belongs to the input method", () => expect(isComposing({ key: "Process", keyCode: 0, isComposing: false })).toBe(true));
test("the Enter that WebKit reports just after a composition still belongs to it", () => expect(isComposing(enter, 1000, 1030)).toBe(true));
test("an Enter well after the composition is the person's own", () => expect(isComposing(enter, 1000, 1060)).toBe(false));
test("a letter just after a composition is not held back", () => expect(isComposing({ key: "a", keyCode: 65, isComposing: false }, 1000, 1010)).toBe(false));
