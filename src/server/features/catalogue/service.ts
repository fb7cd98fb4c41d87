import { modelNames } from "../../../shared/constants.ts";
import type { TopicTab } from "../../../shared/contract/topics.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { manifest } from "../../../topics/manifest.ts";
import { findOpeningWords } from "../../../topics/opening-words.ts";
import { registry } from "../../../topics/registry.ts";
import { findTopicId, topicIds } from "../../../topics/topic-ids.ts";

/** The category tabs, in the list's order. No topic is loaded for it. */
export const listTopicTabs = (locale: Locale): Promise<TopicTab[]> =>
  Promise.all(
    topicIds.map(async (id) => {
      const { letter, names, isDraw = false } = manifest[id];
      const { name, brief } = names[locale];
      const { opening, starters } = (await findOpeningWords(id))[locale];
      return {
        type: id,
        module: letter,
        displayName: name,
        brief,
        img: "",
        key: `topic.${id}`,
        defQuestion: opening,
        defaultIntroductionQ: starters,
        needs: await registry[id].fields(),
        isDraw,
      };
    }),
  );

/** @throws AppError invalidParameters */
export const getTemplates = async (module: string, locale: Locale): Promise<{ opening: string; questions: string[] }> => {
  const id = findTopicId(module);
  if (!id) throw new AppError("invalidParameters", { fields: { module: "invalid_value" } });
  const { opening, starters } = (await findOpeningWords(id))[locale];
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
