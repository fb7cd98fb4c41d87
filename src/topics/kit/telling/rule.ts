/** What a rule found in one chart: the facts it rests on and, where its words differ by case, which case it is. */
export interface Holding {
  /** Ids of the facts; at least one. */
  facts: readonly string[];
  /** "甲", "weak.winter": with the rule's key it names one text. */
  of?: string;
}

/**
 * One thing that may be said of a chart, without words: when it holds and how much it weighs. Its words stand under the same key in each language.
 * `View` is the topic's chart, made ready for asking.
 */
export interface Rule<View, Key extends string = string, Part extends string = string> {
  key: Key;
  /** The part of the reading it belongs to. */
  part: Part;
  /** intro: opens its part and may hold for everyone. dissent, doing, watching: told in those places only. */
  role?: "intro" | "dissent" | "doing" | "watching";
  /** The rarer and the more telling, the heavier; ties keep the order of the list. A function where it depends on the case. */
  weight: number | ((view: View) => number);
  holds(view: View): Holding | null;
}

/** Lets the compiler remember each rule's key, so that a text that is missing in one language does not compile. */
export const defineRules =
  <View, Part extends string>() =>
  <const Key extends string>(rules: readonly Rule<View, Key, Part>[]): readonly Rule<View, Key, Part>[] =>
    rules;

/** The words of a rule: one text, or one made for the case and the chart. Markdown, whole sentences. */
export type Say<View> = string | ((view: View, of: string) => string);
export type Sayings<View, Key extends string> = { readonly [K in Key]: Say<View> };

/** A rule that holds, with what it holds on. */
export interface Found<View, Key extends string = string, Part extends string = string> {
  rule: Rule<View, Key, Part>;
  holding: Holding;
  weight: number;
}

/** All that holds of a chart, the heaviest first. */
export const findRules = <View, Key extends string, Part extends string>(rules: readonly Rule<View, Key, Part>[], view: View): Found<View, Key, Part>[] =>
  rules
    .flatMap((rule) => {
      const holding = rule.holds(view);
      return holding ? [{ rule, holding, weight: typeof rule.weight === "number" ? rule.weight : rule.weight(view) }] : [];
    })
    .sort((one, other) => other.weight - one.weight);

export const sayRule = <View, Key extends string>(sayings: Sayings<View, Key>, { rule, holding }: Found<View, Key>, view: View): string => {
  const say: Say<View> = sayings[rule.key];
  return typeof say === "string" ? say : say(view, holding.of ?? "");
};
