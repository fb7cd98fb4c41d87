import type { Locale } from "../../../shared/i18n/locale.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { Fact, FactWords } from "../../kit/fact.ts";
import type { PalmistryCast } from "../cast-types.ts";
import type { PalmistryFact } from "../facts.ts";
import { toPalmistryFacts } from "../facts.ts";
import { factWords as english } from "../telling/en/fact-words.ts";
import { factWords as chinese } from "../telling/zh/fact-words.ts";
import { type CardWords, cardWords, type MeasureName } from "./words.ts";

const say = { zh: chinese, en: english } as unknown as Record<Locale, Record<string, (values: Fact["values"]) => FactWords>>;
const toPercent = (part: number | null): string | null => (part === null ? null : `${Math.round(part * 100)}%`);

/** What was measured for a name, null where nothing was. */
const listMeasures = ({ key, values }: PalmistryFact): readonly (readonly [MeasureName, string | number | null])[] => {
  switch (key) {
    case "shape":
      return [
        ["palm", values.palmRatio],
        ["finger", values.fingerRatio],
      ];
    case "heart":
      return [
        ["length", values.length],
        ["bow", values.bow],
      ];
    case "head":
      return [
        ["length", values.ratio],
        ["slope", values.degrees === null ? null : `${values.degrees}°`],
      ];
    case "life":
      return [
        ["sweep", toPercent(values.ratio)],
        ["endUp", toPercent(values.endUp)],
      ];
    case "start":
      return [["gap", values.gap]];
    case "fate":
      return [
        ["startUp", toPercent(values.startUp)],
        ["endUp", toPercent(values.endUp)],
      ];
    case "sun":
    case "marriage":
      return [["length", values.length]];
    case "lead":
      return [["ratio", values.ratio]];
    case "little":
      return [["reach", toPercent(values.reach)]];
    case "thumb":
      return [
        ["length", values.ratio],
        ["angle", `${values.degrees}°`],
      ];
    case "gap":
      return [["apart", `${values.index}° ${values.middle}° ${values.ring}°`]];
    case "quadrangle":
      return [["gap", values.ratio]];
    default:
      return [];
  }
};

/** Which names stand together, each group led by what it is called after. */
const groups = {
  heart: ["heart", "sign.heart", "marriage", "sign.marriage"],
  head: ["head", "sign.head", "start", "quadrangle"],
  life: ["life", "sign.life"],
  fate: ["fate", "sign.fate", "sun", "sign.sun"],
  fingers: ["lead", "thumb", "little", "gap"],
  shape: ["shape", "hand", "single", "confidence"],
} as const;
type GroupName = keyof typeof groups;

interface MeasuresProps extends Tapping {
  facts: readonly PalmistryFact[];
  /** The fact that the row’s title already names. */
  led: string | null;
  locale: Locale;
}

const toFigures = (fact: PalmistryFact, words: CardWords): string =>
  listMeasures(fact)
    .flatMap(([name, figure]) => (figure === null ? [] : [`${words.measures[name]} ${figure}`]))
    .join(" · ");

/** Every name of a line with the figures it comes from; a tap opens its rule. */
const Measures = ({ facts, led, locale, ...open }: MeasuresProps) => {
  const words = cardWords[locale];
  return (
    <ul className="pm-rows">
      {facts.map((fact) => {
        const { label, value } = say[locale][fact.key]!(fact.values);
        const figures = toFigures(fact, words);
        return (
          <li key={fact.id}>
            <Tap {...open} fact={fact.id} className={`pm-row pm-of-${fact.key}`}>
              <small>{fact.id === led ? (figures === "" ? words.told : words.measured) : label}</small>
              <b>{fact.id === led && figures !== "" ? figures : value}</b>
              {fact.id === led || figures === "" ? null : <i>{figures}</i>}
            </Tap>
          </li>
        );
      })}
    </ul>
  );
};

/** A row a line, then the fingers and the hand itself, with what each is called at its right. */
export const listMeasureRows = (cast: PalmistryCast, locale: Locale, tapping: Tapping) => {
  const words = cardWords[locale];
  const all = toPalmistryFacts(cast);
  return (Object.keys(groups) as GroupName[]).flatMap((key) => {
    const ids: readonly string[] = groups[key];
    const facts = ids.flatMap((id) => all.filter((fact) => fact.id === id));
    const [first] = facts;
    if (!first) return [];
    const { label, value } = say[locale][first.key]!(first.values);
    const led = key === "fingers" ? null : first.id;
    return [
      {
        key,
        title: key === "fingers" ? words.fingers : label,
        value: key === "fingers" ? `${label}: ${value}` : value,
        holds: (factId: string) => ids.includes(factId),
        content: (
          <>
            <Measures facts={facts} led={led} locale={locale} {...tapping} />
            {key === "shape" && cast.measures ? <p className="pm-unit">{words.unit}</p> : null}
          </>
        ),
      },
    ];
  });
};
