import { modelNames } from "../../../shared/constants.ts";
import type { InputField } from "../../../shared/contract/input-field.ts";
import type { TopicTab } from "../../../shared/contract/topics.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { manifest } from "../../../topics/manifest.ts";
import { findOpeningWords } from "../../../topics/opening-words.ts";
import { findTopicId, type TopicId, topicIds } from "../../../topics/topic-ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { readCatalogue } from "./fields/works.ts";

/** The category tabs, in the list's order. What a topic asks for is read in a thread, once: to read it, all of them are loaded. */
export const createTopicTabs = (kernel: Pick<Kernel, "workers">) => {
  let reading: ReturnType<typeof readFields> | null = null;
  const readFields = () => readCatalogue(kernel, "catalogue.fields", {});
  const listFields = (): ReturnType<typeof readFields> => {
    reading ??= readFields().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };

  const toTab = async (id: TopicId, needs: InputField[], locale: Locale): Promise<TopicTab> => {
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
      needs,
      isDraw,
    };
  };
  return async (locale: Locale): Promise<TopicTab[]> => {
    const fields = await listFields();
    return Promise.all(topicIds.map((id) => toTab(id, fields[id], locale)));
  };
};

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
