import { getAbout } from "../../../shared/contract/about.ts";
import { listModels } from "../../../shared/contract/models.ts";
import { listTopics, templateList } from "../../../shared/contract/topics.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { toAbout } from "./introducing/to-about.ts";
import { createTopicTabs, getTemplates, listModelCards } from "./service.ts";

const limit = "600/minute";

export const mountCatalogue = (kernel: Kernel, { serve }: Routes): void => {
  const listTopicTabs = createTopicTabs(kernel);
  serve(getAbout, { limit }, async () => toAbout(kernel.config));
  serve(listModels, { limit }, async () => listModelCards());
  serve(listTopics, { limit }, ({ locale }) => listTopicTabs(locale));
  serve(templateList, { limit }, async ({ locale, request }) => getTemplates(request.module, locale));
};
