import { defineRules } from "../../kit/telling/rule.ts";
import { homeParts, type Part, parts, toHousePart } from "./parts.ts";
import { type PersonalBody, toldBodies } from "./told.ts";
import { toTurn } from "./vary.ts";
import { bodyFact, findRising, findSign, onlyHeld, type SkyView, tellsHouse, toSignOf } from "./view.ts";

const rules = defineRules<SkyView, Part>();
const houseFact = ({ cast }: SkyView, body: PersonalBody): string[] => (cast.bodies[body].house === null ? [] : [`house.${cast.bodies[body].house}`]);

const toSignRule = <const Key extends string>(key: Key, body: Exclude<PersonalBody, "moon">, weight: number, part: Part = homeParts[body]) =>
  rules([
    {
      key,
      part,
      weight: (view) => weight + toTurn(view, key) * 0.5,
      holds: (view) => ({
        facts: onlyHeld(view, [`body.${body}`, ...(tellsHouse(view, body) ? houseFact(view, body) : [])]),
        of: tellsHouse(view, body) ? `${toSignOf(view, body)}.${view.cast.bodies[body].house}` : toSignOf(view, body),
      }),
    },
  ]);

export const signRules = [
  ...toSignRule("sunSign", "sun", 7.2),
  ...toSignRule("mercurySign", "mercury", 6.6),
  ...toSignRule("venusSign", "venus", 6.8),
  ...toSignRule("marsSign", "mars", 6.2),
  ...toSignRule("jupiterSign", "jupiter", 6.5),
  ...toSignRule("saturnSign", "saturn", 6),
  ...rules([
    {
      key: "moonSign",
      part: "moon",
      weight: 7.2,
      holds(view) {
        const sign = findSign(view, "moon");
        if (!sign) return null;
        const tells = tellsHouse(view, "moon");
        return {
          facts: onlyHeld(view, [bodyFact(view, "moon"), ...(tells ? houseFact(view, "moon") : [])]),
          of: tells ? `${sign}.${view.cast.bodies.moon.house}` : sign,
        };
      },
    },
    {
      key: "moonCrosses",
      part: "moon",
      weight: 7.2,
      holds: (view) => {
        const signs = view.cast.moonRange?.signs ?? [];
        return signs.length > 1 ? { facts: ["moonRange"], of: `${signs[0]}.${signs.at(-1)}` } : null;
      },
    },
    {
      key: "risingSign",
      part: "rising",
      weight: 7,
      holds(view) {
        const sign = findRising(view);
        return sign ? { facts: onlyHeld(view, ["angle.ascendant"]), of: sign } : null;
      },
    },
    {
      key: "chartRuler",
      part: "rising",
      weight: (view) => 6.2 + toTurn(view, "chartRuler") * 0.5,
      holds(view) {
        const ruler = view.cast.chartRuler;
        const house = ruler && view.cast.bodies[ruler].house;
        return ruler && house && view.ids.has("chartRuler")
          ? { facts: onlyHeld(view, ["chartRuler", `body.${ruler}`, `house.${house}`]), of: `${house}` }
          : null;
      },
    },
    {
      key: "nodeSign",
      part: "growth",
      weight: (view) => 4.6 + toTurn(view, "nodeSign"),
      holds: (view) => ({ facts: onlyHeld(view, ["body.trueNode", "body.meanNode"]), of: view.cast.bodies.trueNode.sign }),
    },
    {
      key: "phase",
      part: "moon",
      weight: (view) => 4.8 + toTurn(view, "phase"),
      holds: (view) => (view.cast.isTimeUnknown ? null : { facts: onlyHeld(view, ["phase"]), of: view.cast.moonPhase.name }),
    },
  ]),
];

/** A body told where its house belongs. */
export const houseRules = parts.flatMap((part) =>
  toldBodies.flatMap((body) =>
    rules([
      {
        key: "inHouse",
        part,
        weight: (view) => (body === "uranus" || body === "neptune" || body === "pluto" ? 4.6 : 5.6) + toTurn(view, `inHouse.${body}`),
        holds(view) {
          const { house } = view.cast.bodies[body];
          if (house === null || toHousePart(house) !== part) return null;
          const isWithSign = homeParts[body] === part && body !== "uranus" && body !== "neptune" && body !== "pluto";
          return isWithSign ? null : { facts: onlyHeld(view, [bodyFact(view, body), `house.${house}`]), of: `${body}.${house}` };
        },
      },
    ]),
  ),
);

const balanceOf = ({ cast: { elements, modes } }: SkyView): string[] => [
  ...(["fire", "earth", "air", "water"] as const).flatMap((one) => (elements[one] === 0 ? [`least.${one}`] : elements[one] >= 5 ? [`most.${one}`] : [])),
  ...(["cardinal", "fixed", "mutable"] as const).flatMap((one) => (modes[one] <= 1 ? [`least.${one}`] : modes[one] >= 6 ? [`most.${one}`] : [])),
];
const isElement = (of: string): boolean => /fire|earth|air|water/.test(of);

const crowd = 4;
const countIn = ({ cast: { bodies } }: SkyView, house: number): number => toldBodies.filter((body) => bodies[body].house === house).length;
const sides = { above: [7, 8, 9, 10, 11, 12], below: [1, 2, 3, 4, 5, 6], east: [10, 11, 12, 1, 2, 3], west: [4, 5, 6, 7, 8, 9] } as const;
const mostOnSide = 8;

export const shapeRules = [
  ...([0, 1] as const).flatMap((at) =>
    rules([
      {
        key: "balance",
        part: at === 0 ? "sun" : "growth",
        weight: (view) => 5.2 + toTurn(view, `balance.${at}`),
        holds(view) {
          const of = balanceOf(view)[at];
          return of ? { facts: onlyHeld(view, [isElement(of) ? "balance.elements" : "balance.modes"]), of } : null;
        },
      },
      {
        key: "figure",
        part: at === 0 ? "sun" : "growth",
        weight: ({ patterns }) => (patterns[at]?.type === "stellium" || patterns[at]?.type === "tSquare" ? 6.4 : 7.8),
        holds({ patterns }) {
          const own = patterns[at];
          return own ? { facts: [own.id], of: `${at}.${own.type}.${own.apex ?? own.element ?? own.mode ?? own.sign ?? ""}` } : null;
        },
      },
    ]),
  ),
  ...rules([
    {
      key: "hemisphere",
      part: "rising",
      weight: 5.4,
      holds(view) {
        if (!view.isTimed) return null;
        const counts = Object.entries(sides).map(([side, houses]) => ({ side, count: houses.reduce((sum, house) => sum + countIn(view, house), 0) }));
        const most = counts.find(({ count }) => count >= mostOnSide);
        return most ? { facts: onlyHeld(view, ["balance.hemispheres"]), of: `${most.side}.${most.count}` } : null;
      },
    },
  ]),
  ...parts.flatMap((part) =>
    rules([
      {
        key: "crowded",
        part,
        weight: 7.4,
        holds(view) {
          if (!view.isTimed) return null;
          const house = view.houses.map((one) => one.house).find((one) => toHousePart(one) === part && countIn(view, one) >= crowd);
          return house ? { facts: onlyHeld(view, [`house.${house}`]), of: `${house}` } : null;
        },
      },
    ]),
  ),
];

const stateBodies = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
export const stateRules = stateBodies.flatMap((body) =>
  rules([
    {
      key: "dignity",
      part: homeParts[body],
      weight: (view) => 4.9 + toTurn(view, `dignity.${body}`),
      holds(view) {
        const found = view.cast.dignities.find((one) => one.body === body);
        return found && view.ids.has(`dignity.${body}`)
          ? { facts: onlyHeld(view, [`dignity.${body}`, bodyFact(view, body)]), of: `${body}.${found.dignity}` }
          : null;
      },
    },
    {
      key: "retrograde",
      part: homeParts[body],
      weight: 6.4,
      holds: (view) =>
        (body === "mercury" || body === "venus" || body === "mars") && view.cast.bodies[body].retrograde ? { facts: [`body.${body}`], of: body } : null,
    },
  ]),
);
