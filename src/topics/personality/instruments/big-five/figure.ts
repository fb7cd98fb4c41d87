import { defineFigure } from "../../personality-test.ts";
import { toShown } from "../../profile/profile-view.ts";
import { facets, factors, toFactor } from "./items.ts";
import { facetNames, factorNames } from "./names.ts";
import type { BigFiveCast } from "./score.ts";

export const bigFiveFigure = defineFigure<BigFiveCast>({
  toFigure({ order, scales, brackets, facets: percents }, locale) {
    const ranked = facets.toSorted((left, right) => percents[right] - percents[left]);
    const strongest = ranked[0]!;
    const toNamed = (facet: (typeof facets)[number]): string => `${facetNames[locale][facet]} ${toShown(percents[facet])}`;
    return {
      kind: "bars",
      isAxes: false,
      label: factors.map((one) => `${factorNames[locale][one]} ${toShown(scales[one].percent)}`).join(", "),
      note:
        locale === "zh"
          ? "分数是占满分的百分之几，不跟别人比；红线是误差余量；细项各两题，只作参考。英文题出自公有领域的 IPIP"
          : "Percent of the range, not compared with other people; red: margins of error; each facet is two items only. Items: the public-domain IPIP",
      marks: factors.map((one) => ({
        fact: `scale.${one}`,
        sign: one,
        name: factorNames[locale][one],
        percent: scales[one].percent,
        ...brackets[one],
        rank: one === order[0] ? ("first" as const) : one === order[1] ? ("also" as const) : null,
      })),
      further: {
        title: locale === "zh" ? "三十个细项" : "Thirty facets",
        value: locale === "zh" ? `最高${toNamed(strongest)}` : `highest: ${toNamed(strongest)}`,
        groups: factors.map((one) => ({
          name: factorNames[locale][one],
          terms: ranked
            .filter((facet) => toFactor(facet) === one)
            .map((facet) => ({ fact: `facet.${facet}`, name: facetNames[locale][facet], value: String(toShown(percents[facet])) })),
        })),
      },
    };
  },
  toCaption({ order, scales }, locale) {
    const [high, low] = [order[0]!, order.at(-1)!];
    const [top, end] = [toShown(scales[high].percent), toShown(scales[low].percent)];
    return locale === "zh"
      ? { title: "大五人格", note: `最高${factorNames.zh[high]}${top} · 最低${factorNames.zh[low]}${end}` }
      : { title: "Big Five", note: `highest ${factorNames.en[high]} ${top} · lowest ${factorNames.en[low]} ${end}` };
  },
});
