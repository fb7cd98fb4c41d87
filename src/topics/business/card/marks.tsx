import { toCapital } from "../../../shared/capital.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { BusinessCast } from "../engine.ts";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

/** What the marks on the elements stand for: the trade, the name, the owner. */
export const Marks = ({ cast: { industry, chinese, owner }, locale, ...tapped }: Tapping & { cast: BusinessCast; locale: Locale }) => {
  const words = cardWords[locale];
  return (
    <div className="bu-marks">
      <Term id="industry" className={`bu-key ${industry ? `bu-${industry.main}` : ""}`} {...tapped}>
        <i className={industry ? "bu-dot bu-dot-full" : "bu-dot"} />
        <span>{words.trade}</span>
        <b>{industry ? toCapital(industry.name[locale]) : words.unknownTrade}</b>
      </Term>
      {chinese ? (
        <Term id="nameElement" className={`bu-key bu-${chinese.mainElement}`} {...tapped}>
          <i className="bu-dot" />
          <span>{words.name}</span>
          <b>{words.elements[chinese.mainElement]}</b>
        </Term>
      ) : null}
      {owner ? (
        <Term id="owner" className="bu-key" {...tapped}>
          <i className="bu-dot bu-dot-twice" />
          <span>{words.owner}</span>
          <b>{owner.useful.map((element) => words.elements[element]).join(locale === "zh" ? "、" : ", ")}</b>
        </Term>
      ) : null}
    </div>
  );
};
