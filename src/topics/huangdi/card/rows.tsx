import type { ReactNode } from "react";
import { bones, type HuangdiCast } from "../cast-types.ts";
import { toPhaseAges, toPhaseAt } from "../phase.ts";
import { type Open, Tap } from "./tap.tsx";
import type { CardWords } from "./words.ts";

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="hd-row">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What the place and the weight were found by, the stretches of life, and what another rule would give. */
export const Rows = ({ cast, words, ...open }: Open & { cast: HuangdiCast; words: CardWords }) => (
  <dl className="hd-rows">
    <Row label={words.rows.place}>
      <Tap {...open} fact="place">
        {words.place(cast)}
      </Tap>
    </Row>
    <Row label={words.rows.by}>
      <Tap {...open} fact="season">
        {words.season(cast)}
      </Tap>
      <Tap {...open} fact="hour">
        {words.hour(cast)}
      </Tap>
    </Row>
    {cast.boneVerse ? (
      <Row label={words.rows.verse}>
        <Tap {...open} fact="verse">
          {words.verse(cast.boneWeight.total)}
        </Tap>
      </Row>
    ) : null}
    <Row label={words.rows.phases}>
      {bones.map((bone) => {
        const { from, to } = toPhaseAges(bone);
        const isNow = cast.present !== null && toPhaseAt(cast.present.age) === bone;
        return (
          <Tap key={bone} {...open} fact={`phase.${bone}`} className={isNow ? "hd-tap hd-now" : "hd-tap"}>
            {words.ages(from, to)} <small>{isNow ? words.now(bone) : words.bone(bone)}</small>
          </Tap>
        );
      })}
    </Row>
    {cast.otherSeason || cast.variants.length > 0 ? (
      <Row label={words.rows.others}>
        {cast.otherSeason ? (
          <Tap {...open} fact="otherSeason">
            {words.otherRule(cast)} <small>{words.part(cast.otherSeason.part)}</small>
          </Tap>
        ) : null}
        {cast.variants.map((variant, at) => (
          <Tap key={variant.reason} {...open} fact={`variant.${at + 1}`}>
            {words.reason(variant.reason)}{" "}
            <small>
              {words.part(variant.part)} · {words.weight(variant.total)}
            </small>
          </Tap>
        ))}
      </Row>
    ) : null}
  </dl>
);
