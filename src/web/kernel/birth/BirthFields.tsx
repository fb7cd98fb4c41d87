import { BirthRows, type BirthRowsProps } from "./BirthRows.tsx";
import { BirthWheels } from "./BirthWheels.tsx";
import { CalendarSwitch } from "./CalendarSwitch.tsx";
import { useBirthWords } from "./use-birth-words.ts";

/** All that is asked of one birth, as a sheet in a form. */
export const BirthFields = (props: BirthRowsProps) => {
  const words = useBirthWords();
  const { draft, needs, locale, problems, onChange } = props;
  return (
    <div className="birth-sheet">
      <div className="birth-row">
        <span className="birth-label">{words.date}</span>
        <CalendarSwitch draft={draft} onChange={onChange} />
      </div>
      <BirthWheels draft={draft} needs={needs} locale={locale} problems={problems} hasTime onChange={onChange} />
      <BirthRows {...props} />
    </div>
  );
};
