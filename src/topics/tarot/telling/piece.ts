import type { Paragraph } from "../../kit/reading.ts";

/** A stretch of a paragraph. `spare` pieces may be left out when a reading grows too long, the highest first; `extra` ones come in when it is too short. */
export interface Piece {
  text: string;
  facts: string[];
  spare?: number;
  extra?: number;
}

export interface Draft {
  label: string;
  part: Paragraph["part"];
  pieces: Piece[];
}
