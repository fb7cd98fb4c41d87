import { dailyPlusUses } from "../../../../shared/constants.ts";
import { useLanding } from "../use-landing.ts";
import { Band } from "./Band.tsx";

export const Free = () => {
  const { heading, note, basic, plus, close } = useLanding().words.free;
  const rows = [
    { name: "Basic", note: basic.note, price: basic.price },
    { name: "Plus", note: plus.note, price: plus.price(dailyPlusUses.visitor) },
  ];
  return (
    <Band id="free" heading={heading} note={note}>
      <dl className="free">
        {rows.map((row) => (
          <div key={row.name}>
            <dt className={row.name === "Plus" ? "is-plus" : undefined}>{row.name}</dt>
            <dd>{row.note}</dd>
            <dd className="price">{row.price}</dd>
          </div>
        ))}
      </dl>
      <p className="free-close">{close}</p>
    </Band>
  );
};
