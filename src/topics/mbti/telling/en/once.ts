import type { OnceKey } from "../../once.ts";

/** Asked once only, where the axis is in doubt or the answer goes against its letter. */
export const once: Readonly<Record<OnceKey, string>> = {
  "friday.E": "On the Friday after a packed week you chose dinner with people. That one’s answered by the body, and yours asked for voices.",
  "friday.I": "On the Friday after a packed week you chose home and a shut door. That one’s answered by the body, and yours asked for quiet.",
  "film.S": "Asked about last night’s film, you told it in order. It’s easy on the teller, and the listener may find the meaning.",
  "film.N": "Asked about last night’s film, you told what it was about. Someone who hasn’t seen it mightn’t know who died.",
  "flatshare.T": "Three in a flat, and you drew up a rota, the same for each. Somebody works till midnight that week, and the rota doesn’t know them.",
  "flatshare.F": "Three in a flat, and you went by who’s busy and who hates frying. It’s to be talked over as you go, and it’s always you who talks it over.",
  "dueDate.J": "Due on Friday, spread over days, done by Wednesday. The Thursday you won has probably been filled again.",
  "dueDate.P": "Due on Friday, done on Thursday night in one go. The glee of that night wasn’t to be had earlier.",
  "talker.E": "Of two portraits you took the talker who meets friends in every street. A day without talk goes stale: you didn’t doubt that.",
  "talker.I": "Of two portraits you took the one with the silent phone and four old friends. A day without talk lacks nothing: you didn’t doubt that.",
  "mender.S": "Of two menders you took the one who looks, touches and turns. “That’s what worked last time”: you’ve said it too.",
  "mender.N": "Of two menders you took the one whose sketch keeps growing. It’s still broken, and you’re wondering if one needs it.",
  "contract.T": "Reading a friend’s contract, you took the one who rings seven holes and hands it back. The tea went cold, and the affection was in the holes.",
  "contract.F": "Reading a friend’s contract, you took the one who first asks how much they want it. You saw the holes as well, only after the friend.",
  "calendar.J": "Of two calendars you took the one in three colours, gone over on Sunday. Where you’ll be on the fifteenth you could very likely say.",
  "calendar.P": "Of two calendars you took the heap of paper slips. Where you’ll be at the weekend you’d like to know too.",
};
