import { useEffect } from "react";
import { cardWords } from "../../../../../topics/fengshui/card/words.ts";
import type { FengshuiCast } from "../../../../../topics/fengshui/engine.ts";
import { RadioRow } from "../../../../../ui/form/radios.tsx";
import { Instrument } from "../../../../../ui/plate/instrument.tsx";
import { DateFields } from "../../../../kernel/birth/DateFields.tsx";
import type { DeviceProps } from "../devices.ts";
import { useInstrument } from "../use-instrument.ts";
import { toDegrees, toFront } from "./bearing.ts";
import { Compass } from "./Compass.tsx";
import { useCompass } from "./use-compass.ts";
import "./house-dial.css";

type Sex = "male" | "female";
interface Resident {
  date?: string;
  sex?: Sex;
}

const words = {
  zh: {
    title: "罗盘",
    facing: "朝向",
    turn: "房子的朝向：转动罗盘，让正对的一方在上",
    degrees: "度",
    built: "建成",
    builtOf: "哪一年建成",
    year: "年份",
    you: "住的人",
    birth: "住的人哪天出生",
    sex: "住的人是男是女",
    sexes: { male: "男", female: "女" },
    empty: "拖着转，或写度数。",
    compass: { off: "用手机罗盘", on: "停在这里", none: "手机罗盘用不了" },
  },
  en: {
    title: "Compass",
    facing: "Faces",
    turn: "Which way the house faces: turn the dial until that side is up",
    degrees: "degrees",
    built: "Finished",
    builtOf: "Year the house was finished",
    year: "year",
    you: "You",
    birth: "Date of birth of whoever lives there",
    sex: "Sex of whoever lives there",
    sexes: { male: "Male", female: "Female" },
    empty: "Drag it round, or type the degrees.",
    compass: { off: "Use the phone’s", on: "Hold it here", none: "No compass here" },
  },
};

const toResident = (value: unknown): Resident => (typeof value === "object" && value !== null ? value : {});
const isYear = (text: string): boolean => /^\d{4}$/.test(text);

/** The compass one turns to where the house looks; when it was finished and who lives there, if one likes. */
const HouseDial = ({ locale, onChoose }: DeviceProps) => {
  const { given, hand, put, preview, isReady } = useInstrument();
  const say = words[locale];
  const degrees = toDegrees(given.facing);
  const built = String(given.built ?? "");
  const resident = toResident(given.resident);
  const cast = preview?.cast as FengshuiCast | null | undefined;
  const shown = isReady && cast && cast.bearing.degrees === degrees ? cast : null;
  const compass = useCompass((heading) => put({ facing: heading, isMagnetic: true }));
  const isBuilt = built === "" || isYear(built.slice(0, 4));
  const isResident = resident.date !== undefined && resident.sex !== undefined;
  const toInputs = ({ built: year, resident: who, ...rest }: Record<string, unknown>) => ({
    ...rest,
    ...(year !== undefined && isBuilt && { built: year }),
    ...(who !== undefined && isResident && { resident: who }),
  });
  const byHand = toInputs(hand);
  const inputs = JSON.stringify(Object.keys(byHand).length > 0 ? byHand : null);
  const wordless = JSON.stringify(degrees === null ? null : toInputs(given));
  useEffect(() => onChoose(JSON.parse(inputs), JSON.parse(wordless)), [inputs, wordless, onChoose]);
  const turnTo = (facing: number) => {
    if (compass?.state === "on") compass.toggle();
    put({ facing, isMagnetic: undefined });
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 3);
    if (digits === "") put({ facing: undefined, isMagnetic: undefined });
    else if (Number(digits) <= 360) turnTo(Number(digits));
  };
  const putResident = (part: Resident) => {
    const next = { ...resident, ...part };
    put({ resident: next.date === undefined && next.sex === undefined ? undefined : next });
  };
  const card = cardWords[locale];
  const summary = shown ? `${card.title(shown)} · ${card.note(shown)}` : say.empty;
  return (
    <Instrument title={say.title} aside={<span role="status">{degrees === null || shown ? summary : ""}</span>}>
      <div className="house">
        <Compass locale={locale} label={say.turn} degrees={degrees} cast={shown} onTurn={turnTo} />
        <div className="house-fields">
          <div className={degrees === null ? "ins-row is-next" : "ins-row"}>
            <label htmlFor="house-facing">{say.facing}</label>
            <span className="house-value">
              <input
                id="house-facing"
                className="ins-input"
                inputMode="numeric"
                autoComplete="off"
                placeholder="–"
                aria-label={`${say.facing}, ${say.degrees}`}
                value={degrees === null ? "" : Math.round(degrees)}
                onChange={(event) => type(event.target.value)}
              />
              <span aria-hidden="true">°</span>
              <b>{degrees === null ? "" : card.mountain(toFront(degrees).mountain)}</b>
            </span>
            {compass ? (
              <button type="button" className="tx house-compass" disabled={compass.state === "none"} onClick={compass.toggle}>
                {say.compass[compass.state]}
              </button>
            ) : null}
          </div>
          <div className="ins-row">
            <label htmlFor="house-built">{say.built}</label>
            <input
              id="house-built"
              className="ins-input"
              inputMode="numeric"
              autoComplete="off"
              placeholder={say.year}
              aria-label={say.builtOf}
              aria-invalid={!isBuilt}
              value={built}
              onChange={(event) => put({ built: event.target.value.replace(/\D/g, "").slice(0, 4) || undefined })}
            />
          </div>
          <div className="ins-row house-you">
            <span className="ins-name">{say.you}</span>
            <DateFields
              label={say.birth}
              locale={locale}
              min="1900-01-01"
              max={new Date().toISOString().slice(0, 10)}
              value={resident.date ?? ""}
              onChange={(date) => putResident({ date: date || undefined } as Resident)}
            />
            <RadioRow
              look="seg"
              title={say.sex}
              options={(["male", "female"] as const).map((value) => ({ value, label: say.sexes[value] }))}
              value={resident.sex ?? null}
              onChange={(sex) => putResident({ sex })}
            />
          </div>
        </div>
      </div>
    </Instrument>
  );
};
export default HouseDial;
