import type { Print, PrintRequest } from "../kit/sharing/print.ts";
import { getChapter } from "./data/chapters.ts";
import type { TaoTeChingCast } from "./engine.ts";

const lettersMost = 44;
const columnsMost = 5;

/** How the chapter opens: as many of its first clauses as fit a slip, a column each. */
export const toPrint = ({ cast: { chapter } }: PrintRequest<TaoTeChingCast>): Print => {
  const columns: string[] = [];
  for (const clause of getChapter(chapter).clauses) {
    const bare = clause.replace(/[，。；：！？、]$/u, "");
    if (columns.length > 0 && (columns.length === columnsMost || columns.join("").length + bare.length > lettersMost)) break;
    columns.push(bare);
  }
  return { pieces: [{ drawing: { of: "columns", columns }, ratio: 0.72 }], hasLines: true };
};
