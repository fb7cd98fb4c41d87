import type { ReactNode } from "react";
import { type Place, place } from "./place.ts";

/** One mark of the pen: a path, moved if it has a place. */
export interface MarkProps {
  d: string;
  at?: Place | undefined;
}

const mark = (className: string) =>
  function Mark({ d, at }: MarkProps): ReactNode {
    return <path className={className} d={at ? place(d, at) : d} />;
  };

/** A form: outlined, and filled with paper over what is behind it. */
export const Shape = mark("l1 bg");
/** The same with the inner pen, for what is small. */
export const Small = mark("l2 bg");
export const Line = mark("l1");
export const Fine = mark("l2");
export const Tone = mark("l3");
/** Solid ink, for spots. */
export const Ink = mark("lf");
export const Red = mark("cfill");
export const RedLine = mark("c1");
export const Gold = mark("gf");
export const GoldLine = mark("g1");

/** Lines inside a cinnabar form. */
export const OnRed = mark("con");
/** A form of gold metal. */
export const GoldShape = mark("g1 bg");
/** Clears the engraving round a form before the form is drawn. */
export const Halo = mark("halo");
