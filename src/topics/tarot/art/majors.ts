import type { ReactNode } from "react";
import type { DrawingProps } from "./drawing.ts";

/** The twenty-two majors by slug, each in its own chunk. */
export const majorDrawings: Record<string, () => Promise<{ Drawing: (props: DrawingProps) => ReactNode }>> = {
  fool: () => import("./majors/fool.tsx"),
  magician: () => import("./majors/magician.tsx"),
  "high-priestess": () => import("./majors/high-priestess.tsx"),
  empress: () => import("./majors/empress.tsx"),
  emperor: () => import("./majors/emperor.tsx"),
  hierophant: () => import("./majors/hierophant.tsx"),
  lovers: () => import("./majors/lovers.tsx"),
  chariot: () => import("./majors/chariot.tsx"),
  strength: () => import("./majors/strength.tsx"),
  hermit: () => import("./majors/hermit.tsx"),
  "wheel-of-fortune": () => import("./majors/wheel-of-fortune.tsx"),
  justice: () => import("./majors/justice.tsx"),
  "hanged-man": () => import("./majors/hanged-man.tsx"),
  death: () => import("./majors/death.tsx"),
  temperance: () => import("./majors/temperance.tsx"),
  devil: () => import("./majors/devil.tsx"),
  tower: () => import("./majors/tower.tsx"),
  star: () => import("./majors/star.tsx"),
  moon: () => import("./majors/moon.tsx"),
  sun: () => import("./majors/sun.tsx"),
  judgement: () => import("./majors/judgement.tsx"),
  world: () => import("./majors/world.tsx"),
};
