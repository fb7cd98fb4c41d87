import { Fragment } from "react";
import { Seal } from "../../../../ui/seal/seal.tsx";
import { useLanding } from "../use-landing.ts";

/** The name of the house as a printed title page: upright columns in Chinese, stepped lines in English. */
export const TitlePlate = () => {
  const { plate } = useLanding().words;
  return (
    <div className="title">
      <div className="title-in">
        <h1>
          {plate.lines.map((line) => (
            <Fragment key={line}>
              <span>{line}</span>{" "}
            </Fragment>
          ))}
        </h1>
        <p>
          {plate.notes.map((note) => (
            <Fragment key={note}>
              <span>{note}</span>{" "}
            </Fragment>
          ))}
        </p>
        <Seal size={52} />
      </div>
    </div>
  );
};
