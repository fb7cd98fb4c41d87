import type { ReactNode } from "react";
import type { DrawingProps } from "./drawing";

/** The twenty-two majors by slug, each in its own chunk. */
export const majorDrawings: Record<string, () => Promise<{ Drawing: (props: DrawingProps) => ReactNode }>> = {
  fool: () => import("./majors/fool"),
  magician: () => import("./majors/magician"),
  "high-priestess": () => import("./majors/high-priestess"),
  empress: () => import("./majors/empress"),
  emperor: () => import("./majors/emperor"),
  hierophant: () => import("./majors/hierophant"),
  lovers: () => import("./majors/lovers"),
  chariot: () => import("./majors/chariot"),
  strength: () => import("./majors/strength"),
  hermit: () => import("./majors/hermit"),
  "wheel-of-fortune": () => import("./majors/wheel-of-fortune"),
  justice: () => import("./majors/justice"),
  "hanged-man": () => import("./majors/hanged-man"),
  death: () => import("./majors/death"),
  temperance: () => import("./majors/temperance"),
  devil: () => import("./majors/devil"),
  tower: () => import("./majors/tower"),
  star: () => import("./majors/star"),
  moon: () => import("./majors/moon"),
  sun: () => import("./majors/sun"),
  judgement: () => import("./majors/judgement"),
  world: () => import("./majors/world"),
};
