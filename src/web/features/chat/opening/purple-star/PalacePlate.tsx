import { branches } from "../../../../../topics/kit/hexagrams/branches.ts";
import { branchAreas } from "../../../../../topics/purple-star/card/cell.tsx";
import { cardWords } from "../../../../../topics/purple-star/card/words.ts";
import type { PurpleStarCast } from "../../../../../topics/purple-star/cast-types.ts";
import { BirthPlate } from "../../../../kernel/birth/BirthPlate.tsx";
import { useBirths } from "../birth/use-births.ts";
import type { DeviceProps } from "../devices.ts";
import "./palace-plate.css";

const asked = { birth: ["date", "time", "sex"] };

/** Twelve palaces, empty but for their branches, over the wheels that fill them. */
const PalacePlate = (props: DeviceProps) => {
  const { locale } = props;
  const words = cardWords[locale];
  const { births, preview } = useBirths(asked, props);
  const cast = preview?.cast as PurpleStarCast | null | undefined;
  const figure = (
    <div className="palaces">
      {branches.map((branch, place) => {
        const palace = cast?.palaces.find((one) => one.branch === branch);
        const majors = palace?.stars.filter(({ kind }) => kind === "major").map(({ name }) => words.star(name)) ?? [];
        return (
          <div key={branch} className={cast?.soulPalace === branch ? "palace is-soul" : "palace"} style={{ gridArea: branchAreas[place] }}>
            <b>{locale === "zh" || majors.length < 2 ? majors.join(" ") : `${majors[0]} +1`}</b>
            <span>
              {palace ? words.palace(palace.name) : null} <i lang="zh">{branch}</i>
            </span>
          </div>
        );
      })}
      <p className="palace-centre" role="status">
        {cast ? (
          <>
            <b>{words.fiveElements(cast.fiveElementsClass)}</b>
            <span>{words.lunarShort(cast)}</span>
          </>
        ) : null}
      </p>
    </div>
  );
  return <BirthPlate title={words.title} birth={births.birth} locale={locale} figure={figure} />;
};
export default PalacePlate;
