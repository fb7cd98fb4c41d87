import { useState } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { drawApi } from "../draw/api.ts";
import type { Checked, Seen } from "../draw/check-draw.ts";
import type { Draw } from "../draw/create-draw.ts";
import { useDraw } from "../use-draw.ts";
import { useFace } from "../use-face.ts";
import { useLanding } from "../use-landing.ts";
import { Band } from "./Band.tsx";
import { Guess } from "./Guess.tsx";

type Checking = "not yet" | "underway" | "failed" | Checked;

/** The opened draw, worked through again in the page: what was shown before, and what comes out now. */
const Result = ({ seen, checked }: { seen: Seen; checked: Checked }) => {
  const { locale, words } = useLanding();
  const face = useFace(checked.card);
  const { fair } = words;
  const card = `${face?.name[locale] ?? checked.card.slug} ${checked.card.reversed ? words.reversed : words.upright}`;
  const rows = [
    { term: fair.seed, value: checked.seed, isRight: null },
    { term: fair.castId, value: checked.castId, isRight: null },
    { term: fair.seal, value: seen.commitment, isRight: checked.isSealRight },
    { term: fair.nonce, value: seen.nonce, isRight: checked.isNonceRight },
    { term: fair.again, value: card, isRight: checked.isCardRight },
  ];
  return (
    <dl className="proof" aria-live="polite">
      {rows.map(({ term, value, isRight }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          <dd className={isRight === false ? "is-wrong" : "is-right"}>
            {isRight === null ? null : (
              <>
                <Icon name={isRight ? "check" : "close"} size={16} />
                {isRight ? fair.right : fair.wrong}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};

export const Fairness = ({ draw }: { draw: Draw }) => {
  const { fair } = useLanding().words;
  const { seal, nonce, card } = useDraw(draw);
  const [checking, setChecking] = useState<Checking>("not yet");
  const seen = seal && nonce && card ? { commitment: seal.commitment, nonce, card } : null;
  const check = async (castId: string, against: Seen) => {
    setChecking("underway");
    try {
      const [opened, { checkDraw }] = await Promise.all([drawApi.reveal(castId), import("../draw/check-draw.ts")]);
      setChecking(checkDraw(opened, against));
    } catch {
      setChecking("failed");
    }
  };
  return (
    <Band id="fair" heading={fair.heading} note={fair.note}>
      <ol className="fair">
        {fair.steps.map(([name, told]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{told}</p>
          </li>
        ))}
      </ol>
      {seen && seal ? (
        typeof checking === "object" ? (
          <Result seen={seen} checked={checking} />
        ) : (
          <p className="fair-try">
            <button
              type="button"
              className="btn"
              aria-disabled={checking === "underway"}
              onClick={() => checking !== "underway" && void check(seal.castId, seen)}
            >
              {checking === "underway" ? fair.running : fair.run}
            </button>
            {checking === "failed" ? <span role="alert">{fair.failed}</span> : null}
          </p>
        )
      ) : (
        <p className="fair-try">{fair.none}</p>
      )}
      <Guess />
    </Band>
  );
};
