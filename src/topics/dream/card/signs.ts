import type { SymbolId } from "../lexicon/entries.ts";

const serpent =
  "M4.5 17.5c2.6 2.6 5.3.8 5.3-2.6 0-3.6-2-7 1.2-8.6 3-1.4 4.2 1.4 4.2 4.2 0 3.4.6 5.4 2.6 5.2 1.6-.2 2.2-1.8 2.2-3.6M20 12.1l1.3-2M20 12.1l-1.5-1.8";
const wing = "M3 13.6c2.6-5.2 6.4-5.6 9-1 2.6-4.6 6.4-4.2 9 1M12 12.6v3.2";
const insect =
  "M15.4 13.2a3.4 4.6 0 1 1-6.8 0 3.4 4.6 0 1 1 6.8 0zM12 8.6v9.2M8.8 11.4 5 9.4M8.6 13.8H4.6M9 16.2l-3.6 2.4M15.2 11.4 19 9.4M15.4 13.8h4M15 16.2l3.6 2.4M10.6 8.8 9 5.4M13.4 8.8 15 5.4";
const fish = "M3.6 12c3.6-5 9.4-5 12.8 0-3.4 5-9.2 5-12.8 0zM16.4 12l4-3.4v6.8zM7.6 11.2v.4";
const dog =
  "M8 6.4h8l1.6 6.2c.6 3.6-2.2 7-5.6 7s-6.2-3.4-5.6-7zM8 6.4C5.6 5 3.8 7.2 3.6 11c1.4 1.2 2.8 1 3.4.2M16 6.4c2.4-1.4 4.2.8 4.4 4.6-1.4 1.2-2.8 1-3.4.2M9.8 11v.4M14.2 11v.4M10.8 14.4h2.4M12 14.4v1.4";
const cat = "M5 13V5.4l4 3.2h6l4-3.2V13c0 3.8-3 6.6-7 6.6S5 16.8 5 13zM9.2 12.4v.4M14.8 12.4v.4M10.6 15.6l1.4 1 1.4-1M2.8 13.4 5 14M21.2 13.4 19 14";
const tooth =
  "M7 4.5c-2.6.6-3.4 3.4-2.6 6.2.9 3 1.2 8.8 2.9 8.8 1.6 0 1.3-5.2 4.7-5.2s3.1 5.2 4.7 5.2c1.7 0 2-5.8 2.9-8.8.8-2.8 0-5.6-2.6-6.2C14.8 4 13.6 5.6 12 5.6S9.2 4 7 4.5z";
const eye = "M3 12c3-4.6 6-6.4 9-6.4s6 1.8 9 6.4c-3 4.6-6 6.4-9 6.4S6 16.6 3 12zM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 1 1 5.6 0z";
const heart = "M12 20C6.5 15.6 3.6 12.7 3.6 9.2A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 8.4 1.8c0 3.5-2.9 6.4-8.4 10.8z";
const drop = "M12 3.4c3.4 4.4 5.4 7.6 5.4 10.6a5.4 5.4 0 0 1-10.8 0c0-3 2-6.2 5.4-10.6zM9.4 14.4a2.8 2.8 0 0 0 2 2.6";
const shoe = "M4 7.5h4.4c.4 2.4 2 3.8 4.4 4.4l4.6 1.2c2 .5 2.8 1.8 2.8 4.4H4zM4 14.6h6M11 9.8l1.8-1.4";
const ring = "M18 14.4a6 6 0 1 1-12 0 6 6 0 1 1 12 0zM9.4 8.8 8 5.4 10 3.6h4l2 1.8-1.4 3.4";
const baby = "M20 13a8 8 0 1 1-16 0 8 8 0 1 1 16 0zM12 5c0-2 2.4-2.4 2.8-.8M9.2 12v.6M14.8 12v.6M9.4 16c1.6 1.4 3.6 1.4 5.2 0";
const elder = "M15.2 9a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 1 1 6.4 0zM13.5 4.2a1.5 1.5 0 1 1-3 0 1.5 1.5 0 1 1 3 0zM5.6 20.4c.5-4.6 2.7-6.6 6.4-6.6s5.9 2 6.4 6.6";
const people =
  "M11 8.2a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 1 1 5.6 0zM18.6 8.2a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 1 1 5.6 0zM2.8 19c.4-4 2.2-5.8 5.4-5.8 1.6 0 2.8.4 3.8 1.4 1-1 2.2-1.4 3.8-1.4 3.2 0 5 1.8 5.4 5.8";
const candle = "M9 20V10.5h6V20M6.5 20h11M12 10.5V9M12 3c1.8 2 2.4 3.2 2.4 4.1a2.4 2.4 0 0 1-4.8 0C9.6 6.2 10.2 5 12 3z";
const stone = "M6 20V9.6a6 6 0 0 1 12 0V20M4 20h16M12 8.6v6M9.6 11h4.8";
const flame = "M12 3.4c.8 3.6 5.2 5.4 5.2 10.4a5.2 5.2 0 0 1-10.4 0c0-2.2 1-3.4 2-4.6.4 1.4 1 2.1 1.8 2.5-.4-3.1.1-6.3 1.4-8.3z";
const knife = "M20 4 9.4 14.6l-2.2-2.2C9 8 13.6 4.8 20 4zM8.6 13.8 4 18.4 5.6 20l4.6-4.6";
const gun = "M3.6 8h15.8v4H13l-1 2.4H8.8L7 19.4H4L5.8 12H3.6zM16 8V6.4";
const key = "M12 8.4a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM10.8 11.2l8.8 8.8M15.4 15.8l2-2M17.8 18.2l2-2";
const lock = "M6 11h12v9H6zM8.4 11V8a3.6 3.6 0 0 1 7.2 0v3M12 14.4v2.4";
const door = "M6 20.5v-17h12v17M4 20.5h16M14.8 12v1";
const window = "M5 4h14v16H5zM12 4v16M5 12h14";
const stairs = "M4 20h4v-4h4v-4h4V8h4";
const bed = "M3.5 19V7M3.5 15.5h17V19M20.5 15.5v-2.4a2.6 2.6 0 0 0-2.6-2.6h-7v5M8.6 12.2a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 1 1 3.2 0z";
const mirror = "M17.5 10a5.5 6.5 0 1 1-11 0 5.5 6.5 0 1 1 11 0zM12 16.5v4M8.6 20.5h6.8M10 8.6l2.4-2.4M10.4 12l4-4";
const pot = "M5 11h14v4.6c0 2.4-1.6 4-4 4H9c-2.4 0-4-1.6-4-4zM3 12.6h2M19 12.6h2M10 8c-.8-1.2.8-1.8 0-3.2M14 8c-.8-1.2.8-1.8 0-3.2";
const bowl = "M6 4h4v7h8.4c0 3-1.6 4.8-4 5.6V20H8.4v-3.6C6.8 15.2 6 13.4 6 11z";
const phone = "M7.5 3h9v18h-9zM10.8 18.2h2.4";
const coin = "M20 12a8 8 0 1 1-16 0 8 8 0 1 1 16 0zM9.6 9.6h4.8v4.8H9.6z";
const letter = "M3.6 6h16.8v12H3.6zM3.6 6.8 12 13.2l8.4-6.4";
const book = "M12 6.4C9.6 4.8 6.8 4.6 4 5.2v13c2.8-.6 5.6-.4 8 1.2 2.4-1.6 5.2-1.8 8-1.2v-13c-2.8-.6-5.6-.4-8 1.2zM12 6.4v13";
const camera = "M4 8h3.6L9 5.6h6L16.4 8H20v11H4zM15.4 13.4a3.4 3.4 0 1 1-6.8 0 3.4 3.4 0 1 1 6.8 0z";
const school = "M3.5 20h17M6 20v-8.4L12 7l6 4.6V20M12 7V3h4v2.4h-4M10.4 20v-4.4h3.2V20";
const cross = "M9 4h6v5h5v6h-5v5H9v-5H4V9h5z";
const clock = "M20 12.4a8 8 0 1 1-16 0 8 8 0 1 1 16 0zM12 7.6v4.8l3.2 2";
const suitcase = "M4 8h16v11.5H4zM9 8V5h6v3M8 8v11.5M16 8v11.5";
const umbrella = "M12 4c5 0 8.6 3.4 9 8H3c.4-4.6 4-8 9-8zM12 2.8V4M12 12v6.4a2 2 0 0 1-4 0";
const crown = "M4 18.5V7.6l4.4 4L12 5.5l3.6 6.1 4.4-4v10.9z";
const egg = "M18 14a6 6.6 0 0 1-12 0c0-4.4 2.8-10 6-10s6 5.6 6 10z";
const mountain = "M2.8 19 9 7.4l3.6 6.4 2.4-3.4L21.2 19zM7.4 10.4 9 11.6l1.4-1.4";
const bridge = "M2.5 15.5h19M4.5 19v-3.5M19.5 19v-3.5M4.5 15.5c2-6.4 13-6.4 15 0M9 15.5v-4.2M12 15.5v-4.8M15 15.5v-4.2";
const road = "M9.4 4 5 20M14.6 4 19 20M12 5v2.4M12 10.4v3M12 16.4V20";
const fall = "M4 5.5h6M14 5.5h6M12 5.5v13.7M7.4 14.6l4.6 4.6 4.6-4.6";
const rain = "M7 13.5h9.6a3.4 3.4 0 0 0 .4-6.8 5 5 0 0 0-9.8-.5 3.7 3.7 0 0 0-.2 7.3zM8 16.6l-1 2.8M12 16.6l-1 2.8M16 16.6l-1 2.8";
const bolt = "M13.4 3 6 13.4h5L9.8 21 18 10.2h-5.4z";
const flake = "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.6 4.6 12 6.8l2.4-2.2M9.6 19.4l2.4-2.2 2.4 2.2";
const crescent = "M18.6 14.8A7.6 7.6 0 1 1 10.4 4.4a6.2 6.2 0 0 0 8.2 10.4z";
const sun =
  "M16 12a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7";
const star = "M12 3l2.1 6.9L21 12l-6.9 2.1L12 21l-2.1-6.9L3 12l6.9-2.1z";
const wave = "M2.8 17.4c3.4 0 4.2-9.6 10.4-9.6 3.2 0 5 2.2 5 4.2 0 1.8-1.4 3-3 3-1.2 0-2-.8-2-1.8M2.8 20.4h18.4";
const boat = "M3.5 14.5h17c-.8 3.4-2.6 5.5-5 5.5h-7c-2.4 0-4.2-2.1-5-5.5zM12 14.5v-11M12 4.5c3.6 1.6 5.4 4 5.8 7.4H12M10 6.4c-2.4 1.8-3.6 3.6-4 5.5h4";
const train = "M6 4h12v12.5H6zM6 11h12M12 4v7M8.6 13.8v.1M15.4 13.8v.1M8 16.5l-2 4M16 16.5l2 4M7.4 18.8h9.2";
const plane = "M10.6 13.4 3.4 15.6v-2l7.2-4.2V4.6a1.4 1.4 0 0 1 2.8 0v4.8l7.2 4.2v2l-7.2-2.2v4.4l2 1.4v1.4L12 19.8l-3.4.8v-1.4l2-1.4z";
const bicycle =
  "M9 15.6a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 1 1 7.2 0zM22.2 15.6a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 1 1 7.2 0zM5.4 15.6 9 8.4h6l3.6 7.2M9 8.4l3 7.2H5.4M12 15.6l3-7.2M8 6.2h2.4M15 8.4V6h2";
const tree = "M12 21v-9M12 15c-4 0-6.6-2.4-6.6-5.6S8 3.4 12 3.4s6.6 2.8 6.6 6-2.6 5.6-6.6 5.6zM12 13.4l2.4-2.2";
const flower =
  "M14 10a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM12 8c-1.6-1.2-1.6-4 0-4.8 1.6.8 1.6 3.6 0 4.8zM13.9 9.4c.6-1.9 3.3-2.8 4.6-1.5-.2 1.8-2.7 3-4.6 1.5zM13.2 11.6c2-.1 3.7 2.2 2.8 3.8-1.8.4-3.7-1.8-2.8-3.8zM10.8 11.6c.9 2-1 4.2-2.8 3.8-.9-1.6.8-3.9 2.8-3.8zM10.1 9.4C8.2 10.9 5.7 9.7 5.5 7.9c1.3-1.3 4-.4 4.6 1.5zM12 12v9";

const horse =
  "M7 20.500c-.4-3 .4-5 2-7-2 .6-3.6 2-4.6 1L4 12.400C5.6 9 8 6 11 5.400L12 3l1.6 2.200c4 1 5.4 4.6 5.4 8 0 3-.6 5-1 7.300M10.4 8.600v.4M13.6 5.200c1.4 2.4 1.8 5 1.4 8";
const ox =
  "M7.6 8.400C5.2 8.4 4 6.6 4.4 4M16.4 8.400c2.4 0 3.6-1.8 3.2-4.400M7.6 8.400h8.800l-.8 6c1.6.8 1.4 5.6-3.6 5.600s-5.2-4.8-3.6-5.600zM7.6 10 4.4 11M16.4 10l3.2 1M10.6 17v.2M13.4 17v.2M10.2 11.400v.4M13.8 11.400v.4";
const pig =
  "M19 13a7 6.6 0 1 1-14 0 7 6.6 0 1 1 14 0zM6.4 9 5 4.6 9 7M17.6 9 19 4.6 15 7M14.8 14.600a2.8 2 0 1 1-5.6 0 2.8 2 0 1 1 5.6 0zM11 14.600v.2M13 14.600v.2M8.8 10.800v.4M15.2 10.800v.4";
const rabbit =
  "M17 15.400a5 4.8 0 1 1-10 0 5 4.8 0 1 1 10 0zM9.6 11C7 8 6.6 3.6 8.4 3.400c1.8-.2 3 3.6 2.8 7M14.4 11c2.6-3 3-7.4 1.2-7.6-1.8-.2-3 3.6-2.8 7M10 14.600v.4M14 14.600v.4M11.2 17l.8.8.8-.8";
const mouse =
  "M5 17.600c0-4.4 3-7.6 7-7.6 3.4 0 5.6 2.4 7.4 5.8-1 1.4-2.6 1.8-4 1.800zM9.8 10.400a2.4 2.4 0 1 1 4-1.400M16 13.800v.4M5 17.600c-2 0-2.4 2.4-.4 2.800h9";
const bear =
  "M18.5 13.400a6.5 6.2 0 1 1-13 0 6.5 6.2 0 1 1 13 0zM6.8 9.400A2.6 2.6 0 1 1 10 6.900M17.2 9.400A2.6 2.6 0 1 0 14 6.900M9.6 12v.4M14.4 12v.4M13.6 15.200a1.6 1.2 0 1 1-3.2 0 1.6 1.2 0 1 1 3.2 0z";
const dragon =
  "M3.5 19c3.5 1 5.5-1 5-4s-3-4.5-1-7.5 6-3.5 8-1.500L19 5.500l-1 2.5 2.5 1.8-1.5 2.2-4.5-.6c-1.5 1.6.5 3.1.2 5.6-.2 1.8-1.7 3-3.7 3.400M14.8 8v.3M12 5.6 11.4 3M14 5 14.4 2.600M8 11.5 5.6 11M8.6 15 6 15.6";
const turtle =
  "M18 13.500a6.5 5 0 1 1-13 0 6.5 5 0 1 1 13 0zM17.6 12c2-1.8 4-.6 3.4 1.2-.4 1-1.8 1.4-3 1.200M8 9.5 6.4 7.400M15 9.500l1.6-2.100M8 17.500l-1.4 2M15 17.500l1.4 2M9 11.500h5M9 15.500h5M11.5 8.500v10";
const hair = "M6.4 20.500C4.4 12 6 4 12 4s7.6 8 5.6 16.500M9 20.500c-1.4-4-1-7 0-9 2 0 4.4-.8 5.6-2.5 1.4 2.5 1.8 7 .4 11.5";
const lift = "M5 3.500h14v17H5zM12 8v12.500M5 8h14M9.4 6.600l1-1.6 1 1.600M12.8 5l1 1.6 1-1.6";
const parent =
  "M12 7a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM3 20c.4-5 2.4-7.6 6-7.6 2.2 0 3.8 1 4.8 2.900M18.8 13.200a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 1 1 4.4 0zM12.6 20c.3-2.7 1.6-4 4-4s3.7 1.3 4 4";
const mask =
  "M3 10.500c3-1.8 6-1.8 9 0 3-1.8 6-1.8 9 0 0 3.5-1.8 5.5-4.5 5.5-2.2 0-3.5-1.2-4.5-3-1 1.8-2.3 3-4.5 3C4.8 16 3 14 3 10.500zM6.5 12.600h2.600M14.9 12.600h2.6";
const quake = "M3 11.5 12 4.500l9 7M5.6 9.800V19.500h12.800V9.800M12.6 4.8 11 9.400l2.6 2-2.2 3.2 1.8 4.9";
const apple =
  "M12 8c-1.8-1.6-6.4-1.4-6.8 3.600C4.9 16 8 20.5 10 20.500c.9 0 1.2-.5 2-.5s1.1.5 2 .5c2 0 5.1-4.5 4.8-8.900C18.4 6.6 13.8 6.4 12 8zM12 8c0-2 .8-3.6 2.6-4.6";
const swimmer = "M17.8 8a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM3.5 15.5 9 8.400l3.6 1.2 2.6 4.400M3 17.600c2-2 4-2 6 0s4 2 6 0 4-2 6 0";
const drown = "M9 13.500V8.800M9 8.8 7 6.600M9 8.800V5M9 8.800l2.2-2.400M3 15.600c2-2.2 4-2.2 6 0s4 2.2 6 0 4-2.2 6 0M6 19.800c1.7-1.6 3.3-1.6 5 0s3.3 1.6 5 0";
const cave = "M2.8 20C4 12 7.4 5.5 12 5.500S20 12 21.2 20zM8 20c0-4 1.6-7 4-7s4 3 4 7";

const list = <const Ids extends readonly SymbolId[]>(...ids: Ids): readonly SymbolId[] => ids;

/** Signs of their own, 24 × 24 in one line, each for the images it can stand for. */
export const signs: readonly (readonly [path: string, ids: readonly SymbolId[]])[] = [
  [serpent, list("snake", "eel", "lizard", "caterpillar", "maggot", "silkworm", "centipede", "snail")],
  [wing, list("bird", "eagle", "crow", "magpie", "swallow", "sparrow", "owl", "pigeon", "peacock", "chicken", "duck", "goose", "crane", "swan", "parrot")],
  [wing, list("seagull", "nest", "feather", "bat", "wings", "flying")],
  [insect, list("butterfly", "moth", "bee", "ant", "spider", "cockroach", "mosquito", "fly", "cricket", "cicada", "dragonfly", "firefly", "scorpion")],
  [insect, list("locust", "louse", "bugs", "crab")],
  [fish, list("fish", "goldfish", "carp", "shark", "whale", "dolphin", "octopus", "jellyfish", "shrimp", "shell")],
  [dog, list("dog", "puppy", "wolf")],
  [cat, list("cat", "kitten", "tiger", "lion", "leopard", "fox")],
  [tooth, list("teeth")],
  [eye, list("eye", "watched")],
  [heart, list("heart", "lover", "crush", "firstLove", "kissing", "husband", "wife")],
  [drop, list("blood", "tears", "sweat", "urine", "crying", "leak", "drinkingWater")],
  [shoe, list("shoes", "highHeels", "slippers", "barefoot", "foot")],
  [ring, list("ring", "jewels", "wedding", "bride", "groom")],
  [baby, list("baby", "child", "son", "daughter", "birth", "pregnancy", "youngerSelf")],
  [elder, list("grandmother", "oldWoman")],
  [people, list("crowd", "friend", "oldFriend", "classmate", "twins", "inLaws", "reunion")],
  [candle, list("candle", "lantern", "departed", "ancestors", "incense", "funeral")],
  [stone, list("grave", "ownDeath", "othersDeath", "coffin", "corpse")],
  [flame, list("fire", "stove", "smoke", "ash", "volcano")],
  [knife, list("knife", "sword", "stabbing", "murder")],
  [gun, list("gun", "gunfire", "war", "soldier")],
  [key, list("key", "lockedOut")],
  [lock, list("lock", "password", "prison", "prisoner", "trapped", "cage")],
  [door, list("door", "gate", "hiddenRoom", "knocking", "threshold")],
  [window, list("window", "curtain")],
  [stairs, list("stairs", "climbing", "ladder", "promotion")],
  [bed, list("bed", "bedroom", "pillow", "quilt", "sleeping", "falseWaking", "paralysis")],
  [mirror, list("mirror")],
  [pot, list("pot", "kitchen", "cooking", "soup", "hotpot")],
  [bowl, list("toilet", "noToilet")],
  [phone, list("phone", "phoneCall", "message")],
  [coin, list("money", "coins", "debt", "redEnvelope", "lotteryTicket", "wallet")],
  [letter, list("letter", "invitation", "parcel")],
  [book, list("book", "notebook", "library", "homework")],
  [camera, list("camera", "photo")],
  [school, list("school", "classroom", "university")],
  [cross, list("hospital", "doctor", "nurse", "surgery", "ambulance", "illness")],
  [clock, list("clock", "watch", "late", "missedRide", "timeTravel")],
  [suitcase, list("suitcase", "packing", "movingHouse", "travelling")],
  [umbrella, list("umbrella")],
  [crown, list("crown", "king", "trophy")],
  [egg, list("egg")],
  [mountain, list("mountain", "cliff", "valley")],
  [bridge, list("bridge")],
  [road, list("road", "path", "crossroads", "motorway", "lostWay", "street")],
  [fall, list("falling", "pit", "sinking")],
  [rain, list("rain", "storm", "hail")],
  [bolt, list("lightning", "thunder", "electricShock")],
  [flake, list("snow", "ice", "frost", "cold", "winter")],
  [crescent, list("moon", "night", "eclipse", "darkness")],
  [sun, list("sun", "light", "dawn", "summer", "heat")],
  [star, list("star", "meteor", "galaxy", "planet")],
  [wave, list("wave", "tsunami", "flood", "tide")],
  [boat, list("boat", "ship", "raft")],
  [train, list("train", "metro", "bus", "station", "rails")],
  [plane, list("plane", "airport", "planeCrash")],
  [bicycle, list("bicycle", "motorcycle")],
  [tree, list("tree", "forest", "witheredTree", "willow", "pine", "orchard")],
  [flower, list("flower", "rose", "lotus", "peony", "plumBlossom", "cherryBlossom", "chrysanthemum", "bouquet")],
  [horse, list("horse", "donkey", "camel", "deer")],
  [ox, list("cow", "goat", "sheep")],
  [pig, list("pig")],
  [rabbit, list("rabbit")],
  [mouse, list("mouse")],
  [bear, list("bear", "panda")],
  [dragon, list("dragon", "phoenix", "dinosaur")],
  [turtle, list("turtle")],
  [hair, list("hair", "haircut", "baldness")],
  [lift, list("elevator")],
  [parent, list("mother", "father")],
  [mask, list("thief", "robbery", "kidnapping")],
  [quake, list("earthquake", "collapse")],
  [apple, list("fruit", "apple", "peach", "pear", "orange")],
  [swimmer, list("swimming", "swimmingPool")],
  [drown, list("drowning")],
  [cave, list("cave", "tunnel")],
];
