import type { ToText } from "./legal-text.ts";

export const toText: ToText = ({ operator, contact, models, voices }) => {
  const who = operator ?? "Whoever runs this site";
  const modelWords =
    models.length > 0
      ? `${models.join(", ")}. When a language model there writes an answer, it is sent this conversation and the computed facts, and for palms and floor plans the photo. Never your email, phone or account name.`
      : "None is connected. Answers are written by this site’s own program, and what you write doesn’t leave the server.";
  const voiceWords =
    voices.length > 0
      ? `${voices.join(", ")}. What you say is sent there to be written down, and answers to be read aloud. Recordings are dropped as soon as that’s done; none is kept.`
      : "None is connected. Speaking and reading aloud are your browser’s own; its maker says how it handles them.";
  return {
    title: "Privacy policy",
    lead: `${who} answers for what follows. The main things first: we don’t sell data, show ads or run trackers, and you can take everything with you, or delete all of it, at any time.`,
    sections: [
      {
        id: "stored",
        title: "What is stored, and how long",
        passages: [
          "All of it is on the operator’s server. Where no time is given, it stays until you delete it.",
          [
            [
              "Chats",
              "Your questions, the answers, titles, likes and dislikes. After a delete there are a few seconds to undo it; then the words are really gone, and only an empty marker is left.",
            ],
            ["Charts and draws", "The birth, digits, random seed and result of a cast. They belong to the chat and go with it."],
            [
              "Births in profiles",
              "Nickname, birth and birthplace are locked with AES-256-GCM before they’re stored, and the key isn’t in the database. A birth you type into a chat is kept with that chat and has no such lock.",
            ],
            ["Photos", "Palms, floor plans and your picture. They’re re-encoded on arrival, so where and how they were taken isn’t kept."],
            ["What Yarrow remembers", "A few lines noted from your chats. You can read, change and delete them, or turn it off."],
            ["Shares", "A copy of the readings you gave out, deleted when you withdraw the link. Births, names and photos stay out unless you tick them."],
            [
              "Account",
              "Email, phone, wallet address, or the number Google or X knows you by. Of a password only an argon2id hash is kept; nobody can read it back.",
            ],
            [
              "Sign-ins",
              "The name of browser and system, when you signed in and when it was last used. They end after 14 days unused, and after 30 in any case.",
            ],
            ["Sign-in records", "When, by what, and whether it worked; account and network address only as codes that can’t be read back. 180 days."],
            ["Letters to you", "Codes and notices, stored locked. 30 days."],
            ["Answers to repeated requests", "So that a resend over a bad line doesn’t count twice. 24 hours."],
            [
              "People without an account",
              "Your browser holds a random secret; the server keeps only its SHA-256 hash. Clear the browser’s data and nobody can open those chats any more, you included.",
            ],
          ],
          "The server’s logs hold no questions, names, births or addresses.",
        ],
      },
      {
        id: "browser",
        title: "In your browser",
        passages: [
          "Your sign-in, the random secret, language, theme and unsent drafts are in the browser’s own storage; signing out takes what’s yours. One cookie counts visits, for 365 days at most, to choose when to ask whether you’d like to sign in.",
          "There are no third-party cookies, statistics or pixels.",
        ],
      },
      {
        id: "why",
        title: "Why",
        passages: [
          "To answer you, to let you find it again, and to go on from another device; to keep accounts safe and stop abuse; and for what the law demands. Not for profiles or ads, and your chats don’t train models.",
          "Your birth, and what you ask about love or your body, may count as sensitive. Whether you give it is up to you; cards, coins and the like work without.",
        ],
      },
      {
        id: "who-sees",
        title: "Who sees it",
        passages: [
          [
            ["Language models", modelWords],
            ["Voices", voiceWords],
            ["Mail and text messages", "Codes go through mail and text services, which see your address and that message."],
            ["Google and X", "Only if you sign in with them. We’re given your number there and your public name, and never post anything."],
            ["The operator’s people", "To mend faults and answer your letters, those with access can see what isn’t locked in the database."],
            ["Whoever has your share link", "Sees what you put in, and nothing else."],
            ["The law", "We hand over what we must and no more, and tell you where that’s allowed."],
          ],
          "If any of these is in another country, what you write goes there; the operator sees to what the law asks for, and says so here.",
        ],
      },
      {
        id: "backups",
        title: "Backups",
        passages: [
          "The built-in database takes a snapshot every so often and keeps the last five, so what you delete leaves them too within hours. An operator with other backups has to say here how long they’re kept.",
        ],
      },
      {
        id: "rights",
        title: "What you can do",
        passages: [
          [
            ["See it and take it", "“Export everything” under “Account”: one ZIP of JSON and pictures. No account needed."],
            ["Correct it", "Your nickname, profiles, what’s remembered and chat titles are yours to change."],
            ["Delete it", "A message, a chat or a profile, at any time."],
            [
              "Delete the account",
              "After seven days the account and all of the above are gone; sign in before that, say so, and nothing happened. Books the law makes us keep are kept without who you were.",
            ],
            ["Object or complain", "Write to us; if that doesn’t help, you can complain to your data protection authority."],
          ],
        ],
      },
      {
        id: "children",
        title: "Children",
        passages: [
          "Yarrow is for people of 18 and over, and we don’t knowingly keep children’s accounts. If you’re a parent or guardian and your child has signed up, write to us; once we’ve checked, it’s deleted.",
        ],
      },
      {
        id: "safety",
        title: "How it’s kept safe",
        passages: [
          "Traffic is encrypted; passwords are sealed in your browser before they’re sent; of sign-ins only hashes are stored; profiles and letters are locked. No care is perfect: if something goes wrong, we’ll tell you and the authorities as the law says.",
        ],
      },
      {
        id: "changes",
        title: "Changes and contact",
        passages: [
          "Before anything that matters changes, we’ll say so here and in the app.",
          contact ? `For anything about privacy, write to ${contact}.` : "The operator gives an address under “About”.",
        ],
      },
    ],
  };
};
