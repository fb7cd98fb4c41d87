export { type LetterKind, toLetter } from "./wording/to-letter.ts";
