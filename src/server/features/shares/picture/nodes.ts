import type { Node } from "@takumi-rs/core";
import { families } from "./fonts.ts";

type Style = NonNullable<Node["style"]>;
const fontFamily = `${families.serif}, ${families.han}`;

export const text = (words: string, style: Style): Node => ({ type: "text", text: words, style: { fontFamily, fontWeight: 400, ...style } });
export const box = (children: Node[], style: Style): Node => ({ type: "container", children, style: { display: "flex", ...style } });
/** @param source an SVG without text @param style where it is turned */
export const svg = (source: string, width: number, height: number, style: Style = {}): Node => ({
  type: "image",
  src: source,
  width,
  height,
  style: { width, height, ...style },
});
