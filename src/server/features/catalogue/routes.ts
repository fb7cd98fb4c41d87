import { listModels } from "../../../shared/contract/models.ts";
import { listTopics, templateList } from "../../../shared/contract/topics.ts";
import type { Routes } from "../../kernel/routes.ts";
import { getTemplates, listModelCards, listTopicTabs } from "./service.ts";

const limit = "600/minute";

export const mountCatalogue = ({ serve }: Routes): void => {
  serve(listModels, { limit }, async () => listModelCards());
  serve(listTopics, { limit }, async ({ locale }) => listTopicTabs(locale));
  serve(templateList, { limit }, async ({ locale, request }) => getTemplates(request.module, locale));
};
