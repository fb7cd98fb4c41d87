import { defineFigure } from "../../personality-test.ts";
import { styles } from "./items.ts";
import { styleNames } from "./names.ts";
import type { DiscCast } from "./score.ts";

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

export const discFigure = defineFigure<DiscCast>({
  toFigure({ order, scales, brackets, graphs, type }, locale) {
    const first = order[0]!;
    return {
      kind: "bars",
      isAxes: true,
      label: `${type}: ${styles.map((one) => `${one} ${signed(graphs[one].difference)}`).join(", ")}`,
      note:
        locale === "zh"
          ? "条是“最像”减“最不像”，中线为零；红线是误差余量。二十四组里此高则彼低，只在自己身上比。自编题目，与任何机构无关"
          : "Bars: picks as most less picks as least, zero in the middle; red: margins of error. One word’s gain is another’s loss, so compare within yourself only. Our own words, not affiliated",
      marks: styles.map((one) => ({
        fact: `scale.${one}`,
        sign: one,
        name: styleNames[locale][one],
        percent: scales[one].percent,
        ...brackets[one],
        rank: one === order[0] ? ("first" as const) : one === order[1] ? ("also" as const) : null,
      })),
      further: {
        title: locale === "zh" ? "挑了几回" : "How often picked",
        value: locale === "zh" ? `${first} 最像 ${graphs[first].most} 回` : `${first}: most ${graphs[first].most} times`,
        groups: styles.map((one) => {
          const { most, least, difference } = graphs[one];
          return {
            name: `${one} ${styleNames[locale][one]}`,
            terms: [
              {
                fact: `graph.${one}`,
                name: locale === "zh" ? `最像 ${most} · 最不像 ${least}` : `most ${most} · least ${least}`,
                value: signed(difference),
              },
            ],
          };
        }),
      },
    };
  },
  toCaption({ type, order, graphs, ties }, locale) {
    const [first, second] = [order[0]!, order[1]!];
    const note = [first, second].map((one) => `${one} ${signed(graphs[one].difference)}`).join(" · ");
    const near = ties.length > 0;
    return locale === "zh"
      ? { title: `行为四格：${type}`, note: `${note}${near ? " · 没拉开" : ""}` }
      : { title: `Four working styles: ${type}`, note: `${note}${near ? " · too close to call" : ""}` };
  },
});
