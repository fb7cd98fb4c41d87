export { ComparePage } from "./ComparePage.tsx";
export { type CompareParts, ComparePartsProvider } from "./parts.ts";
