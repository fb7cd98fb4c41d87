/** The twelve 节 that open the months. */
const names: Readonly<Record<string, string>> = {
  小寒: "Slight Cold",
  立春: "Start of Spring",
  惊蛰: "Waking of Insects",
  清明: "Clear and Bright",
  立夏: "Start of Summer",
  芒种: "Grain in Ear",
  小暑: "Slight Heat",
  立秋: "Start of Autumn",
  白露: "White Dew",
  寒露: "Cold Dew",
  立冬: "Start of Winter",
  大雪: "Great Snow",
};

export const toTermName = (term: string): string => `${names[term] ?? ""} (${term})`;
