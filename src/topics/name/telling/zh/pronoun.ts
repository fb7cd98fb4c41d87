import type { Sayings } from "../../../kit/telling/rule.ts";
import type { NameView } from "../view.ts";

const isFemale = ({ chinese, english }: NameView): boolean => {
  if (english) return english.origin?.leaning === "female";
  const leanings = chinese!.given.map(({ entry }) => entry?.leaning);
  return leanings.includes("female") && !leanings.includes("male");
};

/** Texts about one person, 他 turned into 她 for a name mostly given to girls; 其他 and 他们 stay. */
export const withPronoun = <Key extends string>(sayings: Sayings<NameView, Key>): Sayings<NameView, Key> =>
  Object.fromEntries(
    Object.entries<Sayings<NameView, Key>[Key]>(sayings).map(([key, say]) => [
      key,
      (view: NameView, of: string): string => {
        const text = typeof say === "string" ? say : say(view, of);
        return isFemale(view) ? text.replaceAll(/(?<!其)他(?![们人])/g, "她") : text;
      },
    ]),
  ) as Sayings<NameView, Key>;
