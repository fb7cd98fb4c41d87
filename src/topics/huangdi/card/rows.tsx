import { bones, type HuangdiCast } from "../cast-types.ts";
import { bodyParts } from "../data/body-places.ts";
import { toPhaseAges, toPhaseAt } from "../phase.ts";
import { listHoursOf } from "../season.ts";
import { type Open, Tap } from "./tap.tsx";
import type { CardWords } from "./words.ts";

type PartProps = Open & { cast: HuangdiCast; words: CardWords };

/** The stretches of life, a bone for each; the present one in cinnabar. */
export const Ages = ({ cast, words, ...open }: PartProps) => (
  <div className="hd-list">
    {bones.map((bone) => {
      const { from, to } = toPhaseAges(bone);
      const isNow = cast.present !== null && toPhaseAt(cast.present.age) === bone;
      return (
        <Tap key={bone} {...open} fact={`phase.${bone}`} className={isNow ? "hd-tap hd-now" : "hd-tap"}>
          <span>{words.ages(from, to)}</span>
          <small>{isNow ? words.now(bone) : words.bone(bone)}</small>
          <b>{words.weight(cast.boneWeight[bone])}</b>
        </Tap>
      );
    })}
  </div>
);

/** The seven places of the body, each with its hours in this season. */
export const Places = ({ cast, words, ...open }: PartProps) => (
  <div className="hd-list">
    {bodyParts.map((part) => (
      <Tap key={part} {...open} fact={`body.${part}`} className={part === cast.part ? "hd-tap hd-now" : "hd-tap"}>
        <span>{words.part(part)}</span>
        <b>{words.hours(listHoursOf(cast.season, part))}</b>
      </Tap>
    ))}
  </div>
);

/** What the place and the weight were found by, and what another rule would give. */
export const Making = ({ cast, words, ...open }: PartProps) => (
  <>
    <div className="hd-list">
      <Tap {...open} fact="season">
        <span>{words.season(cast)}</span>
      </Tap>
      <Tap {...open} fact="hour">
        <span>{words.hour(cast)}</span>
      </Tap>
      {cast.otherSeason ? (
        <Tap {...open} fact="otherSeason">
          <span>{words.otherRule(cast)}</span> <b>{words.part(cast.otherSeason.part)}</b>
        </Tap>
      ) : null}
      {cast.variants.map((variant, at) => (
        <Tap key={variant.reason} {...open} fact={`variant.${at + 1}`}>
          <span>{words.reason(variant.reason)}</span>
          <b>
            {words.part(variant.part)} · {words.weight(variant.total)}
          </b>
        </Tap>
      ))}
    </div>
    <p className="hd-rule">{words.rule}</p>
  </>
);
