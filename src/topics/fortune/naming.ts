import { unheldDeities } from "./data/unheld.ts";
import { offeredDeities } from "./offered.ts";

const asksForLot = /签|求|抽|摇|(?<![朝方面走])向|庙|祠|祈|\b(?:lots?|sticks?|draw|ask|from|shake|temple|oracle|kau cim)\b/i;
const bareMost = { han: 6, latin: 24 };

interface Called {
  id: string;
  called: Record<"zh" | "en", RegExp>;
}
const isCalled =
  (text: string) =>
  ({ called }: Called): boolean =>
    called.zh.test(text) || called.en.test(text);

/** One whose lots are not held, where the words ask for a lot and do more than mention the name: 求车公签, yes; 财神摆哪里, no. */
const findUnheldNamed = (text: string): Called | undefined =>
  asksForLot.test(text) || text.length <= (/\p{Script=Han}/u.test(text) ? bareMost.han : bareMost.latin) ? unheldDeities.find(isCalled(text)) : undefined;

/** Whom these words ask: one of those offered, or one whose lots are not held; undefined where they name nobody. */
export const findNamed = (text: string): Called | undefined => findUnheldNamed(text) ?? offeredDeities.find(isCalled(text));
