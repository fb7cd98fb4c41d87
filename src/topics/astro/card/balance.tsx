import "./balance.css";
import { bodyGlyphs } from "../../kit/sky/glyphs/body-glyphs.ts";
import { SkyGlyph } from "../../kit/sky/glyphs/sky-glyph.tsx";
import { bodies } from "../../kit/sky/names.ts";
import { elementOf, modeOf, modes, signs, skyElements } from "../../kit/sky/signs.ts";
import type { Part } from "./part.ts";
import { Term } from "./term.tsx";

const ten = bodies.slice(0, 10);

/** Four elements by three modes: each cell is one sign, with the planets that stand in it. */
export const Balance = ({ cast, words, ...tapping }: Part) => (
  <section className="as-section">
    <div className="as-head">
      <h4>{words.balanceTitle}</h4>
      <p>{words.balanceNote}</p>
    </div>
    <table className="as-balance">
      <thead>
        <tr>
          <td />
          {modes.map((mode) => (
            <th key={mode} scope="col">
              <Term fact="balance.modes" {...tapping}>
                {words.modes[mode]} <b>{cast.modes[mode]}</b>
              </Term>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {skyElements.map((element) => (
          <tr key={element}>
            <th scope="row">
              <Term fact="balance.elements" className={`as-${element}`} {...tapping}>
                {words.elements[element]} <b>{cast.elements[element]}</b>
              </Term>
            </th>
            {modes.map((mode) => {
              const sign = signs.find((one) => elementOf(one) === element && modeOf(one) === mode)!;
              const within = ten.filter((body) => cast.bodies[body].sign === sign);
              return (
                <td key={mode}>
                  {within.map((body) => (
                    <span key={body}>
                      <span className="vh">{words.bodies[body]} </span>
                      <SkyGlyph path={bodyGlyphs[body]} size={18} />
                    </span>
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
