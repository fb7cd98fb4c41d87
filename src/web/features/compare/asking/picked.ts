import type { ComparedTopicId } from "../../../../topics/compared.ts";

/** Two at most: a third takes the place of the one picked first. The one that was asked already stays. */
export const withPicked = (picked: readonly ComparedTopicId[], topic: ComparedTopicId, fixed: ComparedTopicId | null): ComparedTopicId[] => {
  if (topic === fixed) return [...picked];
  if (picked.includes(topic)) return picked.filter((one) => one !== topic);
  const free = picked.filter((one) => one !== fixed);
  const kept = free.slice(fixed ? free.length : Math.max(0, free.length - 1));
  return [...(fixed ? [fixed] : []), ...kept, topic];
};
