export { toShortSeal } from "../thread/short-seal.ts";
export { SideAnswer } from "./SideAnswer.tsx";
