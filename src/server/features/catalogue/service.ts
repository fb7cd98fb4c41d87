import { modelNames } from "../../../shared/constants.ts";
import type { TopicTab } from "../../../shared/contract/topics.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { topicNames } from "../../../shared/i18n/topics.ts";
import { findTopicId, isOpenTopic, topicIds, topicModules } from "../../../shared/topic-ids.ts";
import { topics } from "../../../topics/registry.ts";

/** The category tabs, in the list's order; topics still being prepared carry their name alone. */
export const listTopicTabs = (locale: Locale): TopicTab[] =>
  topicIds.map((id) => {
    const topic = isOpenTopic(id) ? topics[id] : null;
    const words = topic?.words[locale];
    return {
      type: id,
      module: topicModules[id],
      displayName: topicNames[locale][id].name,
      brief: topicNames[locale][id].brief,
      img: "",
      key: `topic.${id}`,
      defQuestion: words?.opening ?? "",
      defaultIntroductionQ: words?.starters ?? [],
      needs: topic?.fields ?? [],
      isOpen: topic !== null,
      isDraw: topic?.isDraw ?? false,
    };
  });

/** @throws AppError invalidParameters, topicNotOpen */
export const getTemplates = (module: string, locale: Locale): { opening: string; questions: string[] } => {
  const id = findTopicId(module);
  if (!id) throw new AppError("invalidParameters", { fields: { module: "invalid_value" } });
  if (!isOpenTopic(id)) throw new AppError("topicNotOpen");
  const { opening, starters } = topics[id].words[locale];
  return { opening, questions: starters };
};

const modelWords = {
  "3.5": {
    brief: "Basic",
    waitTime: 1,
    descZh: "短答：一句结论，两条最强的理由。限时免费。",
    descEn: "Short: the answer and its two strongest reasons. Free for now.",
  },
  "4": { brief: "Plus", waitTime: 2, descZh: "全解：逐条讲完，也讲相反的声音。", descEn: "Complete: every part told, the dissenting voice too." },
} as const;

export const listModelCards = () => modelNames.map((name) => ({ name, imageUrl: "", ...modelWords[name] }));
