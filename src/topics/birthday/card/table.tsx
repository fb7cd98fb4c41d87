import "./table.css";
import type { ReactNode } from "react";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { toBranch, toStem } from "../../kit/calendar/sexagenary.ts";
import { toElement } from "../../kit/hexagrams/branches.ts";
import { type PillarName, pillarNames } from "../../kit/pillars/four-pillars.ts";
import { isYangStem, toStemElement } from "../../kit/pillars/stem-nature.ts";
import type { BirthdayCast } from "../engine.ts";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

type RowName = keyof CardWords["rows"];

/** What one takes in at a glance, and what one looks up. */
export const figureRows = ["tenGod", "stem", "branch", "hidden"] as const satisfies readonly RowName[];
export const furtherRows = ["lifeStage", "selfStage", "nayin", "void"] as const satisfies readonly RowName[];

interface TableProps extends Tapping {
  cast: BirthdayCast;
  words: CardWords;
  rows: readonly RowName[];
}

/** The four pillars, year first; the day's column is washed. */
export const Table = ({ cast, words, rows, ...tapping }: TableProps) => {
  const cells: Record<RowName, (name: PillarName) => ReactNode> = {
    tenGod: (name) => words.tenGod(cast.tenGods[name]!),
    stem(name) {
      const stem = toStem(cast.pillars[name]!);
      const note = words.stemNote(stem, toStemElement(stem), isYangStem(stem));
      return (
        <span className={`bz-big bz-${toStemElement(stem)}`}>
          <b lang="zh">{stem}</b>
          {note.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
      );
    },
    branch(name) {
      const branch = toBranch(cast.pillars[name]!);
      const note = words.branchNote(branch);
      return (
        <span className={`bz-big bz-${toElement(branch)}`}>
          <b lang="zh">{branch}</b>
          {note.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
      );
    },
    hidden: (name) =>
      cast.hiddenStems[name]!.map((stem, place) => (
        <span key={stem} className="bz-hidden">
          <b lang="zh" className={`bz-${toStemElement(stem)}`}>
            {stem}
          </b>{" "}
          <span>{words.tenGod(cast.hiddenTenGods[name]![place]!)}</span>
        </span>
      )),
    lifeStage: (name) => words.stage(cast.lifeStages[name]!),
    selfStage: (name) => words.stage(cast.selfStages[name]!),
    nayin: (name) => words.nayin(cast.nayin[name]!),
    void: (name) => words.voids(cast.voids[name]!),
  };
  const isGlance = rows === figureRows;
  return (
    <table className={isGlance ? "bz-table bz-glance" : "bz-table"}>
      <thead>
        <tr>
          <td />
          {pillarNames.map((name) => (
            <th key={name} scope="col" className={name === "day" ? "bz-me" : undefined}>
              <Term fact={cast.pillars[name] === null ? "unknownTime" : `pillar.${name}`} {...tapping}>
                {words.pillars[name]}
              </Term>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className={`bz-row-${row}`}>
            <th scope="row">
              {isGlance ? (
                <span className="vh">{words.rows[row]}</span>
              ) : (
                <Term fact={`${row}.day`} className="bz-row-name" {...tapping}>
                  {words.rows[row]}
                </Term>
              )}
            </th>
            {pillarNames.map((name) => (
              <td key={name} className={name === "day" ? "bz-me" : undefined}>
                {cast.pillars[name] === null ? (
                  <span className="bz-none" role="img" aria-label={words.unknownHour}>
                    —
                  </span>
                ) : (
                  <Term fact={`${row}.${name}`} {...tapping}>
                    {cells[row](name)}
                  </Term>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
