import type { ShareBlock, ShareFact, ShareRecord, ShareSnapshot } from "../../../shared/contract/share.ts";
import { SharedFigure } from "./SharedFigure.tsx";
import { useShareWords } from "./words.ts";

interface Item {
  key: string;
  blocks: ShareBlock[];
}

/** Items that follow each other are one list. */
const toGroups = (blocks: readonly ShareBlock[]): Item[] =>
  blocks.reduce<Item[]>((groups, block) => {
    const last = groups.at(-1);
    if (last && block.kind === "item" && last.blocks[0]?.kind === "item") last.blocks.push(block);
    else groups.push({ key: `${groups.length}`, blocks: [block] });
    return groups;
  }, []);

const Words = ({ blocks }: { blocks: readonly ShareBlock[] }) =>
  toGroups(blocks).map(({ key, blocks: [first, ...rest] }) => {
    if (first?.kind === "item")
      return (
        <ul key={key}>
          {[first, ...rest].map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      );
    if (first?.kind === "verse") return <blockquote key={key}>{first.text}</blockquote>;
    return first?.kind === "heading" ? <h4 key={key}>{first.text}</h4> : <p key={key}>{first?.text}</p>;
  });

/** What a passage rests on, folded. */
const Why = ({ facts }: { facts: readonly ShareFact[] }) => {
  const words = useShareWords();
  return (
    <details className="sp-why">
      <summary>{words.why(facts.length)}</summary>
      <dl>
        {facts.map(({ label, value, note }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note ? <small>{note}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

interface SharedRecordProps {
  record: ShareRecord;
  shareKey: string;
  lang: ShareSnapshot["lang"];
  out: ShareSnapshot["out"];
}

/** A question and its answer, as they were made for strangers: text alone, nothing in it can act. */
export const SharedRecord = ({ record: { asked, photos, figure, headline, passages, isCut }, shareKey, lang, out }: SharedRecordProps) => {
  const words = useShareWords();
  return (
    <section className={figure ? "sp-record has-figure" : "sp-record"}>
      {asked || photos.length > 0 ? (
        <div className="sp-asked">
          {photos.map(({ at, width, height }) => (
            <img key={at} src={`/share/${shareKey}/photo/${at}`} width={width} height={height} alt={words.photo(at + 1)} />
          ))}
          {asked ? (
            <p>
              <span className="vh">{words.you}</span>
              {asked}
            </p>
          ) : null}
        </div>
      ) : null}
      {figure ? <SharedFigure figure={figure} lang={lang} out={out} /> : null}
      <article className="sp-words">
        {headline ? <h1>{headline}</h1> : null}
        {passages.map(({ label, blocks, facts = [] }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot never changes.
          <section key={at} className="sp-passage">
            {label ? <h3>{label}</h3> : null}
            <Words blocks={blocks} />
            {facts.length > 0 ? <Why facts={facts} /> : null}
          </section>
        ))}
        {isCut ? <p className="sp-cut">{words.cut}</p> : null}
      </article>
    </section>
  );
};
