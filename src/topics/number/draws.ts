export { hexagramDraws as draws } from "../kit/hexagrams/draws.ts";
