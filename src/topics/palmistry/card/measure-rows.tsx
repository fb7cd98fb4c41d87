import type { Locale } from "../../../shared/i18n/locale.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { Fact, FactWords } from "../../kit/fact.ts";
import type { PalmistryCast } from "../cast-types.ts";
import type { PalmistryFact } from "../facts.ts";
import { toPalmistryFacts } from "../facts.ts";
import { factWords as english } from "../telling/en/fact-words.ts";
import { factWords as chinese } from "../telling/zh/fact-words.ts";

const say = { zh: chinese, en: english } as unknown as Record<Locale, Record<string, (values: Fact["values"]) => FactWords>>;
const toPercent = (part: number): string => `${Math.round(part * 100)}%`;

/** The figures behind a name; empty where nothing was measured. */
const toFigures = ({ key, values }: PalmistryFact): string => {
  switch (key) {
    case "shape":
      return values.palmRatio === null ? "" : `${values.palmRatio} · ${values.fingerRatio}`;
    case "heart":
      return values.length === null ? "" : String(values.length);
    case "head":
      return values.ratio === null ? "" : `${values.ratio} · ${values.degrees}°`;
    case "life":
      return values.ratio === null ? "" : toPercent(values.ratio);
    case "start":
      return values.gap === null ? "" : String(values.gap);
    case "fate":
      return values.startUp === null || values.endUp === null ? "" : `${toPercent(values.startUp)}–${toPercent(values.endUp)}`;
    case "sun":
    case "marriage":
      return values.length === null ? "" : String(values.length);
    case "lead":
      return values.ratio === null ? "" : String(values.ratio);
    case "little":
      return toPercent(values.reach);
    case "thumb":
      return `${values.ratio} · ${values.degrees}°`;
    case "gap":
      return `${values.index}° ${values.middle}° ${values.ring}°`;
    default:
      return "";
  }
};

const order = ["shape", "single", "heart", "head", "life", "start", "fate", "sun", "marriage", "lead", "thumb", "little", "gap", "confidence"];

/** In the order of the hand; what was seen on a line stands under it. */
const listRows = (cast: PalmistryCast): PalmistryFact[] => {
  const facts = toPalmistryFacts(cast);
  return order.flatMap((key) =>
    facts.filter((fact) => fact.key === key || fact.id === `sign.${key}`).sort((one, other) => Number(one.key === "sign") - Number(other.key === "sign")),
  );
};

/** Every name of the hand with the figures it comes from; a tap opens its rule. */
export const MeasureRows = ({ cast, locale, ...open }: { cast: PalmistryCast; locale: Locale } & Tapping) => (
  <ul className="pm-rows">
    {listRows(cast).map((fact) => {
      const { label, value } = say[locale][fact.key]!(fact.values);
      return (
        <li key={fact.id}>
          <Tap {...open} fact={fact.id} className={`pm-row pm-of-${fact.key}`}>
            <small>{label}</small>
            <b>{value}</b>
            <i>{toFigures(fact)}</i>
          </Tap>
        </li>
      );
    })}
  </ul>
);
