import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { listNodes, type RingParts } from "./nodes.ts";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

/** The ring laid out as one line, where it would be too small. */
export const Round = ({ cast, locale, ...tapped }: Tapping & { cast: RingParts; locale: Locale }) => (
  <div className="bu-round">
    {listNodes(cast).map(({ element, signs, isTrade, isSecond, isUseful, fact }) => (
      <Term key={element} id={fact} className={`bu-stop bu-${element}`} {...tapped}>
        <i className={["bu-dot", isTrade ? "bu-dot-full" : "", isSecond ? "bu-dot-half" : "", isUseful ? "bu-dot-twice" : ""].join(" ")} lang="zh-Hans">
          <span>{signs}</span>
        </i>
        <b>{cardWords[locale].elements[element]}</b>
      </Term>
    ))}
  </div>
);
