import type { CSSProperties } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Element } from "../../kit/hexagrams/elements.ts";
import type { BusinessCast } from "../engine.ts";
import "./ring.css";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

/** Clockwise from the top, each feeding the next. */
const order: readonly Element[] = ["fire", "earth", "metal", "water", "wood"];
const width = 260;
const height = 236;
const centre = { x: 130, y: 124 };
const orbit = 84;
const radius = 29;

const toPoint = (angle: number, distance = orbit) => ({ x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle) });
const toAngle = (place: number): number => ((place * 72 - 90) * Math.PI) / 180;
const toText = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const toArrow = (place: number): string => {
  const tip = toAngle(place + 1) - (radius + 6) / orbit;
  return `M${toText(toPoint(tip - 0.075, orbit + 4))}L${toText(toPoint(tip))}L${toText(toPoint(tip - 0.075, orbit - 4))}`;
};

/** The five elements on their ring: the trade's sealed, the name's with its signs inside, the owner's useful ones ringed twice. */
export const Ring = ({ cast, locale, ...tapped }: Tapping & { cast: BusinessCast; locale: Locale }) => {
  const words = cardWords[locale];
  const { industry, chinese, owner } = cast;
  const nodes = order.map((element, place) => ({
    element,
    ...toPoint(toAngle(place)),
    signs:
      chinese?.elements
        .filter((one) => one.element === element)
        .map(({ char }) => char)
        .join("") ?? "",
    isTrade: industry?.main === element,
    isSecond: industry?.second === element,
    isUseful: owner?.useful.includes(element) === true,
  }));
  const toFact = (isTrade: boolean, signs: string, isUseful: boolean): string =>
    isTrade ? "industry" : signs !== "" ? "nameElement" : isUseful ? "owner" : "industry";
  const style = ({ x, y }: { x: number; y: number }): CSSProperties => ({
    left: `${(((x - radius) / width) * 100).toFixed(2)}%`,
    top: `${(((y - radius) / height) * 100).toFixed(2)}%`,
    width: `${((radius * 200) / width).toFixed(2)}%`,
    height: `${((radius * 200) / height).toFixed(2)}%`,
  });
  return (
    <figure className="bu-ring" aria-label={words.ring(cast)}>
      <div className="bu-field">
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <circle className="bu-orbit" cx={centre.x} cy={centre.y} r={orbit} />
          {nodes.map(({ element }, place) => (
            <path key={element} className="bu-orbit" d={toArrow(place)} />
          ))}
          {nodes.map(({ element, x, y, isTrade, isSecond, isUseful }) => (
            <g key={element} className={`bu-node bu-${element}`}>
              <circle className={isTrade ? "bu-sealed" : isSecond ? "bu-half" : undefined} cx={x} cy={y} r={radius} />
              {isUseful ? <circle className="bu-double" cx={x} cy={y} r={radius - 4} /> : null}
            </g>
          ))}
        </svg>
        {nodes.map(({ element, signs, isTrade, isUseful, ...at }) => (
          <Term key={element} id={toFact(isTrade, signs, isUseful)} className={isTrade ? "bu-on" : `bu-at bu-${element}`} style={style(at)} {...tapped}>
            <b>{words.elements[element]}</b>
            <small lang="zh-Hans">{signs}</small>
          </Term>
        ))}
      </div>
      <figcaption>
        <Term id="industry" className="bu-key" {...tapped}>
          <i className="bu-dot bu-dot-trade" />
          {industry ? `${words.trade} ${industry.name[locale]}` : `${words.trade} ${words.unknownTrade}`}
        </Term>
        {chinese ? (
          <Term id="nameElement" className="bu-key" {...tapped}>
            <i className="bu-dot" />
            {`${words.name} ${words.elements[chinese.mainElement]}`}
          </Term>
        ) : null}
        {owner ? (
          <Term id="owner" className="bu-key" {...tapped}>
            <i className="bu-dot bu-dot-twice" />
            {`${words.owner} ${owner.useful.map((element) => words.elements[element]).join(locale === "zh" ? "、" : ", ")}`}
          </Term>
        ) : null}
      </figcaption>
    </figure>
  );
};
