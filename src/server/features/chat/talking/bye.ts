import { say } from "./wording/say.ts";

export const sayBye = say({
  zh: [
    "好，改天再聊，这里说过的都留着。",
    "慢走，想起来再来。",
    "去吧，今天说到这儿正好。",
    "回见，夜里要是睡不着，这里也开着。",
    "先放下吧，日子照常过。",
    "再见，有了消息回来说一句就成。",
    "那就散了，茶凉了再续。",
    "路上当心，话先存在这儿。",
    "歇一歇吧，别的回头再想。",
    "下回见，从这里接着说也行，另起一件也行。",
    "保重，我不催你。",
    "到这里也好，门给你留着。",
    "好走，没问完的那些不会自己跑掉。",
  ],
  en: [
    "Goodbye for now; what we’ve said here stays.",
    "Go well, and come back when it stirs again.",
    "Off you go, this is a good place to stop.",
    "See you, and if you can’t sleep, it’s open at night too.",
    "Leave it here for a while; it will keep.",
    "Bye, and drop me a line when there’s news.",
    "Until next time, on this or on something else.",
    "Take care of yourself.",
    "Rest a bit, the rest can wait its turn.",
    "All right, I’ll keep the page marked.",
    "So long, and don’t let it follow you to supper.",
    "Mind how you go.",
    "We can pick up the thread from exactly here.",
  ],
});
