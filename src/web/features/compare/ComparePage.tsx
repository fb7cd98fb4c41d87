import { useLocation } from "react-router";
import { useHeader } from "../../app/header-slots.tsx";
import { Asking } from "./asking/Asking.tsx";
import { ComparisonList } from "./list/ComparisonList.tsx";
import { Comparison } from "./standing/Comparison.tsx";
import { useWords } from "./use-words.ts";
import "./compare.css";

/** One comparison by its id; else one to be made, with those that were. */
export const ComparePage = () => {
  const words = useWords();
  const query = new URLSearchParams(useLocation().search);
  const [id, chat, answer] = [query.get("id"), query.get("chat"), query.get("answer")];
  useHeader(words.title);
  if (id) return <Comparison key={id} id={id} />;
  return (
    <section className="compare">
      <h1>{words.title}</h1>
      <p className="compare-lead">{words.lead}</p>
      <Asking key={`${chat} ${answer}`} standing={chat && answer ? { msggroup: chat, messageId: answer } : null} />
      <ComparisonList />
    </section>
  );
};
