import { useEffect } from "react";
import { loadChineseSerif } from "../../../../ui/fonts/load-fonts.ts";
import { paths } from "../../../app/paths.ts";
import type { DrawState } from "../draw/draw-state.ts";
import { type Block, toBlocks } from "../draw/to-blocks.ts";
import type { CardFace } from "../load-face.tsx";
import { useLanding } from "../use-landing.ts";

interface ToldProps {
  state: DrawState;
  face: CardFace | null;
}

/** What fits the page's frame, headline included; the rest is in the chat. */
const blocksShown = 4;

const Paragraph = ({ kind, text }: Block) => {
  if (kind === "headline") return <h2>{text}</h2>;
  return kind === "verse" ? <blockquote>{text}</blockquote> : <p>{text}</p>;
};

/** Under the card: what it is called, and which way up it fell. */
export const DrawnName = ({ state: { card, text }, face }: ToldProps) => {
  const { locale, words } = useLanding();
  if (!card && text !== "") return null;
  if (!card || !face) return <p className="drawn-name is-waiting">{words.drawing}</p>;
  return (
    <p className="drawn-name">
      <b>{face.name[locale]}</b> <span className={card.reversed ? "is-reversed" : undefined}>{card.reversed ? words.reversed : words.upright}</span>
    </p>
  );
};

interface OpeningProps extends ToldProps {
  /** What the person wrote, or "". */
  asked: string;
}

/** The opening of the reading as it is being told: beside the card on a wide screen, where the title stood, and under it on a phone. */
export const Told = ({ state, face, asked }: OpeningProps) => {
  const { locale, words } = useLanding();
  const { phase, card, text, msggroup, helpLines, problem } = state;
  const all = toBlocks(text);
  // An answer without a card speaks of something graver, and is given whole.
  const isWhole = card === null;
  const blocks = isWhole ? all : all.slice(0, blocksShown);
  const isRead = phase === "done" || blocks.length < all.length;
  const hasWords = blocks.length > 0;
  useEffect(() => {
    if (hasWords && locale === "zh") loadChineseSerif();
  }, [hasWords, locale]);
  const turned = card && face ? `${face.name[locale]} ${card.reversed ? words.reversed : words.upright}` : words.drawing;
  return (
    <article className={isWhole ? "told is-whole" : "told"}>
      <p className="vh" role="status">
        {isRead ? words.read : hasWords ? words.reading : turned}
      </p>
      <div className="told-words">
        {asked ? <p className="told-asked">{asked}</p> : null}
        {blocks.map((block) => (
          <Paragraph key={block.nth} {...block} />
        ))}
        {helpLines.length > 0 ? (
          <ul className="told-help">
            {helpLines.map(({ name, contact, where }) => (
              <li key={name}>
                <b>{contact}</b> {name} <small>{where}</small>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {problem === "broken" ? (
        <p className="problem" role="alert">
          {words.problems.broken}
        </p>
      ) : null}
      {msggroup && hasWords ? (
        <a className="cta" href={paths.chat({ topic: "tarot", locale, msggroup })}>
          {isWhole ? words.talkOn : words.readOn}
        </a>
      ) : null}
    </article>
  );
};
