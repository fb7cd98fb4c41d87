import type { HexagramCast } from "./hexagram-cast.ts";
import type { RulingText } from "./ruling.ts";
import { getChineseTelling } from "./tellings.ts";

/** How far one ruling text says go ahead, −2 … 2; read from its own words by the author of the Chinese tellings. */
export const toLeanOf = ({ primary, changed }: HexagramCast, { of, place }: RulingText): number => {
  const telling = getChineseTelling((of === "primary" ? primary : (changed ?? primary)).number);
  if (place === "judgment") return telling.lean;
  return place === "all" ? (telling.all?.lean ?? telling.lean) : (telling.lines[place - 1]?.lean ?? telling.lean);
};

/**
 * The cast's lean, −2 … 2: the first ruling text counts twice, each further one once, rounded away from the open middle.
 * 井 with 九三 alone moving leans as 九三 does.
 */
export const toLean = (cast: HexagramCast): number => {
  const leans = cast.ruling.map((text) => toLeanOf(cast, text));
  const sum = leans.reduce((total, lean, index) => total + lean * (index === 0 ? 2 : 1), 0);
  const mean = sum / (leans.length + 1);
  return Math.sign(mean) * Math.round(Math.abs(mean));
};
