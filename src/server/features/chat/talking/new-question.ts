import { findOpeningWords } from "../../../../topics/opening-words.ts";
import { toTold } from "./told.ts";
import { pickWording } from "./wording/pick-wording.ts";
import type { Say, Ways } from "./wording/say.ts";

const ways: Ways = {
  zh: [
    "好，前一件先放下。新的这件是什么？",
    "翻过去了，你说新的。",
    "行，另起一页。一句话写给我。",
    "换一件，旧的不掺进来。这回问什么？",
    "请讲，我从头听。",
    "桌面收干净了。下一件？",
    "新事新起，写下来就开始。",
    "那就不提前面的了。心里现在是哪桩？",
    "可以，这一问跟上一问两不相干。说吧，关于谁，关于什么？",
    "听你换题。写得越具体，看得越清。",
    "另问一件没问题，只一样：一次一件。",
    "旧卷合上，轮到新的。你问。",
    "来，下一桩心事。",
  ],
  en: [
    "Good, the last one’s put away. What’s the new one?",
    "Turned the page. Go ahead.",
    "A fresh start, then, in one sentence if you can.",
    "Something else it is, and nothing of the old one comes along. What are we asking?",
    "I’m listening from the top.",
    "Table’s clear. Next?",
    "New matter, clean sheet; write it down and we begin.",
    "We’ll say no more of the other. What’s on your mind now?",
    "By all means, the two needn’t know each other. Who or what is it about?",
    "Change away. The plainer you put it, the more there is to see.",
    "Gladly, with one rule: one thing at a time.",
    "The old book’s shut. Your question?",
    "Let’s have the other thing, then.",
  ],
};

/** What the topic opens with, the first time in a chat. */
export const sayNewQuestion: Say = async (request) => {
  const { opening, starters } = (await findOpeningWords(request.topic))[request.locale];
  const isSaid = request.said.some((earlier) => earlier.includes(opening));
  const chips = starters.filter((starter) => !request.said.some((earlier) => earlier.includes(starter))).slice(0, 3);
  return toTold(isSaid ? pickWording([ways[request.locale]], request) : opening, chips);
};
