import { defineRules } from "../../kit/telling/rule.ts";
import type { PalaceName } from "../data/palaces.ts";
import { hardStars, minorStars } from "../data/stars.ts";
import { transformations } from "../data/transformations.ts";
import { fields, type Part, palacesOf, toPatternPart } from "./parts.ts";
import { toTurn } from "./vary.ts";
import type { PalaceView, PlateView } from "./view.ts";

const rules = defineRules<PlateView, Part>();
const palaceOfField = fields.flatMap((part) => palacesOf[part].map((name, index) => ({ part, name, isFirst: index === 0 })));
const starFacts = ({ majors }: PalaceView): string[] => majors.map(({ name }) => `star.${name}`);
/** The minor and the other star told in one breath with the major. */
const besideFacts = ({ toldMinor, toldSmall }: PalaceView): string[] => [toldMinor, toldSmall].flatMap((name) => (name ? [`star.${name}`] : []));

/** The rarest pattern of each part, and the next. */
export const patternRules = (["character", "love", "work", "money", "people"] as const).flatMap((part) =>
  [0, 1].flatMap((at) =>
    rules([
      {
        key: "pattern",
        part,
        weight: ({ patterns }) => {
          const own = patterns.filter(({ name }) => toPatternPart(name) === part)[at];
          return own ? (own.percent < 6 ? 9 - own.percent / 6 : 5.3) : 0;
        },
        holds({ patterns }) {
          const own = patterns.filter(({ name }) => toPatternPart(name) === part)[at];
          // An empty 命宫 is told by its borrowed stars.
          return own && own.name !== "emptySoul" ? { facts: [`pattern.${own.name}`, "palace.命宫", "lunar"], of: own.name } : null;
        },
      },
    ]),
  ),
);

/** 命宫 by its one star, its pair, or what it borrows. */
export const soulRules = rules([
  {
    key: "soulPair",
    part: "character",
    weight: 6.6,
    holds({ palaces: { 命宫: own } }) {
      const [one, other] = own.majors;
      return other && !own.isBorrowed
        ? { facts: ["palace.命宫", "lunar", "decade.命宫", ...starFacts(own), ...besideFacts(own)], of: `${one.name}${other.name}` }
        : null;
    },
  },
  {
    key: "soulEmpty",
    part: "character",
    weight: 6.8,
    holds: ({ palaces: { 命宫: own } }) =>
      own.isBorrowed
        ? {
            facts: ["pattern.emptySoul", "palace.命宫", "lunar", "decade.命宫", ...starFacts(own), ...besideFacts(own)],
            of: own.majors.map(({ name }) => name).join(""),
          }
        : null,
  },
  {
    key: "body",
    part: "character",
    weight: (view) => 3.8 + toTurn(view, "body") * 2.4,
    holds({ cast, palaces }) {
      const own = Object.values(palaces).find(({ branch }) => branch === cast.bodyPalace)!;
      return { facts: ["bodyPalace", `palace.${own.name}`, ...starFacts(own)], of: own.name };
    },
  },
]);

const heavier: Partial<Record<PalaceName, number>> = {
  命宫: 6.4,
  夫妻: 6.4,
  官禄: 6.4,
  财帛: 6.4,
  疾厄: 6.4,
  福德: 4.4,
  迁移: 4.2,
  田宅: 3.6,
  子女: 3.4,
  仆役: 4.4,
  父母: 4.1,
  兄弟: 3.8,
};

/** The first major of a palace, its own or borrowed; 命宫 with a pair or without a star has rules of its own. */
export const majorRules = palaceOfField.flatMap(({ part, name }) =>
  rules([
    {
      key: "major",
      part,
      // Elders and equals come up where something stands with them.
      weight: (view) =>
        heavier[name]! +
        (part === "people" ? (view.palaces[name].transformed.length + view.palaces[name].hard.length) * 0.9 : 0) +
        (heavier[name]! > 6 ? 0 : toTurn(view, `major.${name}`) * 1.2),
      holds({ palaces }) {
        const own = palaces[name];
        if (name === "命宫" && (own.isBorrowed || own.majors.length > 1)) return null;
        return { facts: [`palace.${name}`, `star.${own.majors[0].name}`, `decade.${name}`, ...besideFacts(own)], of: `${name}.${own.majors[0].name}` };
      },
    },
    {
      key: "second",
      part,
      weight: (view) => 2.8 + toTurn(view, `second.${name}`) * 2.2,
      holds({ palaces }) {
        const [, other] = palaces[name].majors;
        return other && name !== "命宫" && !palaces[name].isBorrowed ? { facts: [`palace.${name}`, `star.${other.name}`], of: `${name}.${other.name}` } : null;
      },
    },
  ]),
);

/** The brightest and the darkest step of a major in the palace of a part. */
export const brightnessRules = fields.flatMap((part) =>
  rules([
    {
      key: "dim",
      part,
      weight: (view) => 4 + toTurn(view, `dim.${part}`) * 2,
      holds({ palaces }) {
        const own = palaces[palacesOf[part][0]!];
        const star = own.isBorrowed ? undefined : own.majors.find(({ brightness }) => brightness === "陷");
        return star ? { facts: [`star.${star.name}`], of: `${own.name}.${star.name}` } : null;
      },
    },
    {
      key: "bright",
      part,
      weight: (view) => 3 + toTurn(view, `bright.${part}`) * 2.2,
      holds({ palaces }) {
        const own = palaces[palacesOf[part][0]!];
        const star = own.isBorrowed ? undefined : own.majors.find(({ brightness }) => brightness === "庙");
        return star ? { facts: [`star.${star.name}`], of: `${own.name}.${star.name}` } : null;
      },
    },
  ]),
);

const kindWeights = { 忌: 5.9, 禄: 5.6, 权: 5.1, 科: 4.8 } as const;
export const transformationRules = palaceOfField.flatMap(({ part, name, isFirst }) =>
  transformations.flatMap((kind) =>
    rules([
      {
        key: "transformed",
        part,
        weight: (view) => kindWeights[kind] - (isFirst ? 0 : 0.5) - toTurn(view, `${kind}.${name}`) * (kind === "忌" ? 0.9 : 1.6),
        holds: ({ palaces, cast }) =>
          palaces[name].transformed.includes(kind)
            ? { facts: [`transformation.${kind}`, `star.${cast.transformations[kind]}`, `palace.${name}`], of: `${kind}.${name}` }
            : null,
      },
    ]),
  ),
);

export const minorRules = palaceOfField.flatMap(({ part, name, isFirst }) =>
  minorStars.flatMap((star) =>
    rules([
      {
        key: "minor",
        part,
        weight: (view) => (hardStars.includes(star) ? 4.2 : 3.8) - (isFirst ? 0 : 1) + toTurn(view, `${star}.${name}`) * 2,
        holds: ({ palaces }) =>
          palaces[name].minors.includes(star) && palaces[name].toldMinor !== star ? { facts: [`star.${star}`, `palace.${name}`], of: `${star}.${name}` } : null,
      },
    ]),
  ),
);
