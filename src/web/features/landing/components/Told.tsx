import { useEffect } from "react";
import { loadChineseSerif } from "../../../../ui/fonts/load-fonts.ts";
import { paths } from "../../../app/paths.ts";
import type { DrawState } from "../draw/draw-state.ts";
import { type Block, toBlocks } from "../draw/to-blocks.ts";
import type { CardFace } from "../load-face.tsx";
import { useLanding } from "../use-landing.ts";

/** The page gives the headline and the first paragraphs; the rest is in the chat. */
const paragraphsShown = 2;

const toOpening = (text: string, isWhole: boolean): { blocks: Block[]; hasMore: boolean } => {
  const blocks = toBlocks(text);
  const bodies = blocks.filter(({ kind }) => kind !== "headline");
  const last = isWhole ? bodies.at(-1) : bodies[paragraphsShown - 1];
  const end = last ? blocks.indexOf(last) + 1 : blocks.length;
  return { blocks: blocks.slice(0, end), hasMore: end < blocks.length };
};

const Paragraph = ({ kind, text }: Block) => {
  if (kind === "headline") return <h2>{text}</h2>;
  return kind === "verse" ? <blockquote>{text}</blockquote> : <p>{text}</p>;
};

/** The card's name and what it says, as it is being told. */
export const Told = ({ state, face }: { state: DrawState; face: CardFace | null }) => {
  const { locale, words } = useLanding();
  const { phase, card, text, msggroup, helpLines, problem } = state;
  const { blocks, hasMore } = toOpening(text, card === null && text !== "");
  const isRead = hasMore || phase === "done";
  const hasWords = blocks.length > 0;
  useEffect(() => {
    if (hasWords && locale === "zh") loadChineseSerif();
  }, [hasWords, locale]);
  const status = isRead ? words.read : hasWords ? words.reading : words.drawing;
  return (
    <article className="told">
      <p className="vh" role="status">
        {card && face && !hasWords ? `${face.name[locale]} ${card.reversed ? words.reversed : words.upright}` : status}
      </p>
      {card && face ? (
        <p className="told-name">
          <b>{face.name[locale]}</b>
          <span className={card.reversed ? "is-reversed" : undefined}>{card.reversed ? words.reversed : words.upright}</span>
        </p>
      ) : hasWords ? null : (
        <p className="told-wait" aria-hidden="true">
          {words.drawing}
        </p>
      )}
      <div className={hasMore ? "told-words has-more" : "told-words"}>
        {blocks.map((block, at) => (
          <Paragraph key={`${block.kind}${at + 1}`} {...block} />
        ))}
      </div>
      {helpLines.length > 0 ? (
        <ul className="told-help">
          {helpLines.map(({ name, contact, where }) => (
            <li key={name}>
              <b>{contact}</b> {name} <small>{where}</small>
            </li>
          ))}
        </ul>
      ) : null}
      {problem === "broken" ? (
        <p className="problem" role="alert">
          {words.problems.broken}
        </p>
      ) : null}
      {msggroup && hasWords ? (
        <a className="cta" href={paths.chat({ topic: "tarot", locale, msggroup })}>
          {card ? words.readOn : words.talkOn}
        </a>
      ) : null}
    </article>
  );
};
