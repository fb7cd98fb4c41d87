/** The five elements have one fixed color each. */
export type ElementColor = "wood" | "fire" | "earth" | "metal" | "water";

/** One scale as it is drawn. */
export interface Mark {
  /** The fact a tap opens. */
  fact: string;
  /** What stands at the mark: a number, two letters, a character. */
  sign: string;
  /** What the scale is called, in a word. */
  name: string;
  /** 0 … 100. */
  percent: number;
  low: number;
  high: number;
  /** first: the filled mark. also: the ringed one (a wing, an auxiliary). */
  rank: "first" | "also" | null;
  color?: ElementColor;
}

/** Further findings under the figure, each open to a tap. */
export interface Further {
  title: string;
  /** What they come to in a few words. */
  value: string;
  groups: readonly { name: string; terms: readonly { fact: string; name: string; value: string }[] }[];
}

interface Labelled {
  /** Read out for those who do not see it. */
  label: string;
  further?: Further;
  /** What the drawing shows and what it is not. */
  note: string;
}

/** A circle of scales with hairlines between some of them and an arc from the first to its neighbor. */
export interface WheelFigure extends Labelled {
  kind: "wheel";
  marks: readonly Mark[];
  /** Places joined by hairlines, clockwise from the top. */
  lines: readonly (readonly [number, number])[];
  /** The neighbors joined by an arc, by place; null for none. */
  arc: readonly [number, number] | null;
}

/** A web of axes from the middle. */
export interface RadarFigure extends Labelled {
  kind: "radar";
  marks: readonly Mark[];
}

/** One bar a scale, or one an axis with its other end named; the bracket is the margin of error. */
export interface BarsFigure extends Labelled {
  kind: "bars";
  marks: readonly Mark[];
  /** Axes have a middle line. */
  isAxes: boolean;
}

/** A square of two axes with a dot in it and four named corners. */
export interface FieldFigure extends Labelled {
  kind: "field";
  /** 0 the left or the upper end, 100 the right or the lower. */
  across: { percent: number; low: number; high: number };
  down: { percent: number; low: number; high: number };
  ends: { left: Mark; right: Mark; top: Mark; bottom: Mark };
  /** From the upper left, clockwise. */
  corners: readonly { name: string; isOwn: boolean }[];
  marks: readonly Mark[];
}

export type Figure = WheelFigure | RadarFigure | BarsFigure | FieldFigure;
