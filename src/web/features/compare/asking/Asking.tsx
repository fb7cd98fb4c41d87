import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useMemo, useRef, useState } from "react";
import { questionMaxLength } from "../../../../shared/constants.ts";
import type { InputField } from "../../../../shared/contract/input-field.ts";
import { type ComparedTopicId, isComparedTopic } from "../../../../topics/compared.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { getModel, usePerson } from "../../../kernel/session.ts";
import { toShortSeal } from "../../../kernel/short-seal.ts";
import { standingReading, topicFields } from "../api.ts";
import type { BirthHandle } from "../parts.ts";
import { useWords } from "../use-words.ts";
import { BirthOnce } from "./BirthOnce.tsx";
import { keepQuestion, readQuestion } from "./kept-question.ts";
import { MethodPicker } from "./MethodPicker.tsx";
import { withPicked } from "./picked.ts";
import type { Standing } from "./to-request.ts";
import { useAsking } from "./use-asking.ts";
import { useSeals } from "./use-seals.ts";
import "./asking.css";

const parts = ["date", "time", "place", "sex"] as const;
const isDraw = (topic: ComparedTopicId): boolean => manifest[topic].isDraw ?? false;
/** What is laid beside a reading at first. */
const besides: Partial<Record<ComparedTopicId, ComparedTopicId>> = { tarot: "zhouYi", birthday: "astro", astro: "birthday", purpleStar: "birthday" };

interface FormProps {
  standing: (Standing & { topic: ComparedTopicId; question: string }) | null;
}

const AskingForm = ({ standing }: FormProps) => {
  const words = useWords();
  const locale = useLocale();
  const id = useId();
  const fixed = standing?.topic ?? null;
  const [question, setQuestion] = useState(() => standing?.question ?? readQuestion());
  const [picked, setPicked] = useState<readonly ComparedTopicId[]>(() => (fixed ? [fixed, besides[fixed] ?? "tarot"] : ["tarot", "zhouYi"]));
  const seals = useSeals(useMemo(() => picked.filter((topic) => topic !== fixed), [picked, fixed]));
  const { ask, isBusy, problem, setProblem } = useAsking();
  const birth = useRef<BirthHandle>(null);
  const { data: topics } = useQuery(topicFields);
  const isBirthKept = fixed !== null && !isDraw(fixed);
  const born = picked.filter((topic) => !isDraw(topic));
  const needsBirth = born.length > 0 && !isBirthKept;
  const fieldOf = (topic: ComparedTopicId): InputField | undefined => topics?.find(({ type }) => type === topic)?.needs.find(({ name }) => name === "birth");
  const needs = parts.filter((part) => born.some((topic) => (fieldOf(topic)?.needs ?? [...parts]).includes(part)));
  const model = getModel();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === "") return setProblem(words.needQuestion);
    if (picked.length < 2) return setProblem(words.needMethods);
    const read = needsBirth ? await birth.current?.read() : { value: null };
    if (!read) return;
    if (born.includes("purpleStar") && read.value && (read.value as { time?: unknown }).time === null) return setProblem(words.hourNeeded);
    await ask({ question: question.trim(), picked, standing, birth: read.value as Record<string, unknown> | null, seals, model, lang: locale }, words.failed);
  };
  return (
    <form className="compare-form" onSubmit={(event) => void submit(event)}>
      {standing ? (
        <blockquote className="compare-asked">
          <small>{words.asked}</small>
          {standing.question}
        </blockquote>
      ) : (
        <>
          <label htmlFor={`${id}question`}>{words.question}</label>
          <textarea
            id={`${id}question`}
            rows={2}
            maxLength={questionMaxLength}
            placeholder={words.placeholder}
            value={question}
            onChange={(event) => {
              setQuestion(event.target.value);
              keepQuestion(event.target.value);
              setProblem(null);
            }}
          />
        </>
      )}
      <MethodPicker
        picked={picked}
        fixed={fixed}
        onPick={(topic) => {
          setPicked(withPicked(picked, topic, fixed));
          setProblem(null);
        }}
      />
      {needsBirth ? <BirthOnce needs={needs} handle={birth} /> : null}
      {isBirthKept && born.length > 1 ? <p className="compare-note">{words.birthKept}</p> : null}
      {problem ? (
        <p className="compare-problem" role="alert">
          {problem}
        </p>
      ) : null}
      <p className="compare-send">
        <button type="submit" className="btn is-primary" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? words.asking : words.ask}
        </button>
        <small>
          {model === "4" ? (standing ? words.usesOne : words.uses) : null}
          {picked.map((topic) => {
            const seal = topic === fixed ? undefined : seals[topic];
            return seal ? <span key={topic}>{words.sealed(manifest[topic].names[locale].name, toShortSeal(seal.commitment))}</span> : null;
          })}
        </small>
      </p>
    </form>
  );
};

const AskingBeside = ({ standing }: { standing: Standing }) => {
  const words = useWords();
  const person = usePerson();
  const { data, isPending, isError, refetch } = useQuery(standingReading(person, standing.msggroup, standing.messageId));
  if (isPending) return <Skeleton height="20rem" />;
  if (isError)
    return (
      <p className="compare-problem" role="alert">
        {words.loadFailed}{" "}
        <button type="button" className="link" onClick={() => void refetch()}>
          {words.again}
        </button>
      </p>
    );
  const { topic = "", question = "" } = data ?? {};
  if (isComparedTopic(topic)) return <AskingForm standing={{ ...standing, topic, question }} />;
  return (
    <>
      <p className="compare-note">{words.standingFailed}</p>
      <AskingForm standing={null} />
    </>
  );
};

/** One question for two crafts, or the question of a reading that stands for one more. */
export const Asking = ({ standing }: { standing: Standing | null }) => (standing ? <AskingBeside standing={standing} /> : <AskingForm standing={null} />);
