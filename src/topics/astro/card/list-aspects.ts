import type { ChartAspectType } from "../../kit/sky/chart-aspects.ts";
import type { AstroCast, Point } from "../cast-types.ts";
import type { ShownView } from "./shown-view.ts";

export interface ListedAspect {
  fact: string;
  a: Point;
  b: Point;
  type: ChartAspectType;
  orb: number;
  applying: boolean;
}

/** The aspects of what the wheel shows, the tightest first. */
export const listAspects = (cast: AstroCast, view: ShownView): ListedAspect[] => {
  if (view === "transits")
    return cast.transits.aspects.map((aspect) => ({
      ...aspect,
      fact: `transit.${aspect.a}.${aspect.type}.${aspect.b}`,
    }));
  if (view === "two")
    return (cast.synastry?.aspects ?? []).map((aspect) => ({
      ...aspect,
      fact: `synastry.${aspect.a}.${aspect.type}.${aspect.b}`,
    }));
  return [
    ...cast.aspects.map((aspect) => ({
      ...aspect,
      fact: `aspect.${aspect.a}.${aspect.type}.${aspect.b}`,
    })),
    ...cast.minorAspects.map((aspect) => ({
      ...aspect,
      fact: `quincunx.${aspect.a}.${aspect.b}`,
    })),
  ];
};
