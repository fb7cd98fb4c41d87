import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { type BusinessView, toScoreFact } from "./view.ts";

const rule = defineRules<BusinessView, Part>();

const tradeRules = rule([
  { key: "tradeWhy", part: "trade", weight: 6, holds: ({ industry }) => (industry ? { facts: ["industry"], of: industry.id } : null) },
  {
    key: "fit",
    part: "trade",
    weight: 7,
    holds: ({ industry, chinese }) => (industry && chinese ? { facts: ["fit", "nameElement"], of: `${chinese.mainElement}.${industry.main}` } : null),
  },
  {
    key: "second",
    part: "trade",
    weight: 4,
    holds: ({ industry, brand }) => (industry?.second ? { facts: ["industry"], of: `${industry.second}.${industry.id}.${brand}` } : null),
  },
  { key: "custom", part: "trade", weight: 3, holds: ({ industry, brand }) => (industry ? { facts: ["industry"], of: `${industry.group}.${brand}` } : null) },
  {
    key: "carrier",
    part: "trade",
    weight: 5,
    holds: ({ core, industry }) => {
      const found = industry && core.find(({ element }) => element === industry.main);
      return found ? { facts: [`char.${found.place}`, "industry"], of: found.char } : null;
    },
  },
  {
    key: "mixed",
    part: "trade",
    weight: 4.5,
    holds: ({ chinese, core }) =>
      chinese && new Set(core.map(({ element }) => element)).size > 1 ? { facts: ["nameElement"], of: core.map(({ element }) => element).join(".") } : null,
  },
  {
    key: "letterTrade",
    part: "trade",
    weight: 6.5,
    holds: ({ latin, chinese, industry }) => (latin && !chinese && industry ? { facts: ["letters", "industry"], of: `${industry.main}.${latin.name}` } : null),
  },
  { key: "unborn", part: "trade", weight: 1.5, holds: ({ owner, industry }) => (!owner && industry ? { facts: ["industry"], of: industry.id } : null) },
  { key: "undated", part: "sign", weight: 1.4, holds: ({ cast, industry }) => (!cast.opening && industry ? { facts: ["industry"], of: industry.id } : null) },
  {
    key: "noTrade",
    part: "trade",
    weight: 5,
    holds: ({ industry, chinese }) => (!industry && chinese ? { facts: ["industry", "nameElement"], of: chinese.mainElement } : null),
  },
]);

const ownerRules = rule([
  {
    key: "standing",
    part: "owner",
    weight: 8,
    holds: ({ owner, industry }) => (owner && industry ? { facts: ["owner", "ownerTrade"], of: `${owner.standing}.${industry.main}` } : null),
  },
  {
    key: "relation",
    part: "owner",
    weight: 7,
    holds: ({ owner, industry }) => (owner && industry ? { facts: ["ownerTrade"], of: `${owner.relation}.${owner.level}` } : null),
  },
  {
    key: "ownerName",
    part: "owner",
    weight: 6,
    holds: ({ owner, chinese, core }) =>
      owner && chinese
        ? {
            facts: ["ownerName"],
            of: `${core
              .filter(({ element }) => owner.useful.includes(element))
              .map(({ char }) => char)
              .join("")}.${owner.useful.join(".")}`,
          }
        : null,
  },
  {
    key: "ownerSecond",
    part: "owner",
    weight: 5,
    holds: ({ owner, industry }) =>
      owner?.secondStanding && industry?.second ? { facts: ["ownerTrade"], of: `${owner.secondStanding}.${industry.second}.${industry.id}` } : null,
  },
  { key: "ownerWeights", part: "owner", weight: 4, holds: ({ owner }) => (owner ? { facts: ["owner"], of: Object.values(owner.percent).join(".") } : null) },
]);

const openingRules = rule([
  { key: "bestDay", part: "opening", weight: 9, holds: ({ days: [day] }) => (day ? { facts: ["day.1"], of: `${day.duty}.${day.date}` } : null) },
  {
    key: "bestHours",
    part: "opening",
    weight: 7,
    holds: ({ days: [day] }) => (day?.hours[0] ? { facts: ["day.1"], of: `${day.hours[0].branch}.${day.date}` } : null),
  },
  { key: "secondDay", part: "opening", weight: 6, holds: ({ days: [, day] }) => (day ? { facts: ["day.2"], of: `${day.duty}.${day.date}` } : null) },
  {
    key: "range",
    part: "opening",
    weight: 4,
    holds: ({ cast }) => (cast.opening ? { facts: ["opening"], of: `${cast.opening.from}.${cast.opening.rankedCount}` } : null),
  },
  {
    key: "lost",
    part: "opening",
    weight: 5,
    holds: ({ cast, owner }) =>
      owner && cast.opening && cast.opening.lostToOwner > 0 ? { facts: ["opening", "owner"], of: `${cast.opening.lostToOwner}.${cast.opening.from}` } : null,
  },
  { key: "dayClash", part: "opening", weight: 3, holds: ({ days: [day] }) => (day ? { facts: ["day.1"], of: `${day.clash.branch}.${day.date}` } : null) },
]);

/** Only an adverse trade is a flaw of the owner’s part; any other part is one below 85. */
const flaw = <const Key extends string>(key: Key, of: string) =>
  ({
    key,
    part: "sign",
    role: "dissent",
    weight: 8,
    holds: (view: BusinessView) => {
      const [worst] = view.weak;
      return worst?.key === of && worst.value < (of === "owner" ? 45 : 85)
        ? { facts: [toScoreFact(view, worst.key)], of: `${worst.key}.${worst.value}` }
        : null;
    },
  }) as const;

const closingRules = rule([
  flaw("flawNumbers", "numbers"),
  flaw("flawSound", "sound"),
  flaw("flawLength", "length"),
  flaw("flawElement", "element"),
  flaw("flawLetters", "letters"),
  flaw("flawEase", "ease"),
  flaw("flawClash", "clash"),
  flaw("flawOwner", "owner"),
  {
    key: "apart",
    part: "sign",
    role: "dissent",
    weight: 7,
    holds: (view) => {
      const [best] = view.strong;
      const [worst] = view.weak;
      return best && worst && best.value - worst.value >= 40
        ? { facts: [toScoreFact(view, best.key), toScoreFact(view, worst.key)], of: `${best.key}.${worst.key}.${view.brand}` }
        : null;
    },
  },
  {
    key: "smooth",
    part: "sign",
    role: "dissent",
    weight: 3,
    holds: (view) => ({ facts: ["score", toScoreFact(view, view.weak[0]!.key)], of: `${view.weak[0]!.key}.${view.brand}` }),
  },
  {
    key: "counting",
    part: "sign",
    role: "dissent",
    weight: 2.5,
    holds: ({ chinese, latin, brand }) => ({ facts: [chinese ? "number.core" : "letters"], of: `${chinese?.coreNumber.strokes ?? latin?.sum}.${brand}` }),
  },
  {
    key: "doGroup",
    part: "sign",
    role: "doing",
    weight: 4,
    holds: ({ industry, brand }) => (industry ? { facts: ["industry", "score"], of: `${industry.group}.${brand}` } : null),
  },
  { key: "doSay", part: "sign", role: "doing", weight: 3, holds: ({ brand, chinese }) => ({ facts: [chinese ? "sound" : "beats"], of: brand }) },
  { key: "doSign", part: "sign", role: "doing", weight: 3, holds: ({ brand }) => ({ facts: ["length"], of: brand }) },
  {
    key: "doOpen",
    part: "sign",
    role: "doing",
    weight: 5,
    holds: ({ days: [day], brand }) => (day ? { facts: ["day.1"], of: `${day.date}.${brand}` } : null),
  },
  {
    key: "watchSound",
    part: "sign",
    role: "watching",
    weight: 3,
    holds: ({ chinese, brand }) => (chinese ? { facts: ["sound"], of: `${chinese.sound.tones.join("")}.${brand}` } : null),
  },
  {
    key: "watchLetters",
    part: "sign",
    role: "watching",
    weight: 3,
    holds: ({ latin, chinese, brand }) => (latin && !chinese ? { facts: ["beats"], of: brand } : null),
  },
  {
    key: "watchTrade",
    part: "sign",
    role: "watching",
    weight: 2.5,
    holds: ({ industry, brand }) => (industry ? { facts: ["industry"], of: `${industry.main}.${brand}` } : null),
  },
  {
    key: "watchOwner",
    part: "sign",
    role: "watching",
    weight: 4,
    holds: ({ owner, industry }) => (owner && industry ? { facts: ["ownerTrade", "owner"], of: `${owner.relation}.${owner.standing}.${industry.id}` } : null),
  },
]);

export const allTradeRules = [...tradeRules, ...ownerRules, ...openingRules, ...closingRules];
