import { useLanding } from "../use-landing.ts";

/**
 * What a chat model does when it is asked to draw: gpt-4o, 750 calls over three kinds of question, one of the 22 Major Arcana each; of its cards for love
 * 99.2 % were The Lovers (vocus.cc/article/689ebfcefd8978000151d36c). A shuffled pack of 22 gives any one card in 1 of 22 draws.
 */
const shares = { model: 99.2, shuffled: 4.5 } as const;

export const Guess = () => {
  const { guess } = useLanding().words.fair;
  return (
    <div className="guess">
      <div>
        <h3>{guess.heading}</h3>
        <p className="guess-told">{guess.told}</p>
        <p className="guess-told">{guess.ours}</p>
      </div>
      <figure>
        <figcaption>{guess.caption}</figcaption>
        <dl>
          {(["model", "shuffled"] as const).map((who) => (
            <div key={who}>
              <dt>{guess.who[who]}</dt>
              <dd>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <path className="guess-line" d="M0 4H100" />
                  <rect className={`is-${who}`} width={shares[who]} height="8" />
                </svg>
                <b>{guess.share(shares[who])}</b>
              </dd>
            </div>
          ))}
        </dl>
        <p className="guess-source">{guess.source}</p>
      </figure>
    </div>
  );
};
