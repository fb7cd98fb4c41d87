import { cardWords } from "../../../../../topics/huangdi/card/words.ts";
import type { HuangdiCast } from "../../../../../topics/huangdi/cast-types.ts";
import { BirthPlate } from "../../../../kernel/birth/BirthPlate.tsx";
import type { Column } from "../../../../kernel/birth/birth-draft.ts";
import { useBirths } from "../birth/use-births.ts";
import type { DeviceProps } from "../devices.ts";
import "./bones.css";

const asked = { birth: ["date", "time"] };

/** Four bones to be weighed, each over the wheel that gives it. */
const BonesOnScales = (props: DeviceProps) => {
  const { locale } = props;
  const words = cardWords[locale];
  const { births, preview } = useBirths(asked, props);
  const cast = preview?.cast as HuangdiCast | null | undefined;
  const toHead = (column: Column, isNext: boolean) => (
    <div className={isNext ? "bone is-next" : "bone"}>
      <p>{words.bone(column)}</p>
      <b key={cast?.boneWeight[column]} className={cast ? "is-set" : undefined}>
        {cast ? words.weight(cast.boneWeight[column]) : null}
      </b>
    </div>
  );
  const note = cast ? (
    <>
      <b>{words.weight(cast.boneWeight.total)}</b> · {words.where(cast)} <b>{words.part(cast.part)}</b>
    </>
  ) : null;
  return <BirthPlate title={words.title} birth={births.birth} leaves={["sex"]} locale={locale} toHead={toHead} note={note} />;
};
export default BonesOnScales;
