type Named = readonly [mark: string, name: string];

/** The first that is found: most browsers name others besides themselves. */
const browsers: readonly Named[] = [
  ["MicroMessenger/", "WeChat"],
  ["Edg/", "Edge"],
  ["EdgA/", "Edge"],
  ["EdgiOS/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["YaBrowser/", "Yandex"],
  ["UCBrowser/", "UC"],
  ["MQQBrowser/", "QQ"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];
const systems: readonly Named[] = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["HarmonyOS", "HarmonyOS"],
  ["Windows", "Windows"],
  ["CrOS", "ChromeOS"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
];

const find = (agent: string, named: readonly Named[]): string => named.find(([mark]) => agent.includes(mark))?.[1] ?? "";

/** Browser and system as a user agent names them, by words of our own alone; "" for what is not known. */
export const toDevice = (agent: string): { browser: string; system: string } => ({ browser: find(agent, browsers), system: find(agent, systems) });
