import type { ToText } from "./legal-text.ts";

export const toText: ToText = ({ operator, contact }) => {
  const who = operator ?? "whoever runs this site";
  return {
    title: "User agreement",
    lead: `This is the deal between you and ${who}, kept as short and plain as we could. By using Yarrow you agree to it. If you don’t agree, please don’t use it.`,
    sections: [
      {
        id: "what",
        title: "What this is",
        passages: [
          "Yarrow casts charts, draws cards, throws hexagrams, runs tests, and tells you what came of it. Charts are computed. Draws are sealed before you touch them and can be checked afterwards, so nobody can change them, us included.",
          "The words are written by rule, or by a language model that is given the computed facts. Even where the sums are right, the words can be off or wrong.",
        ],
      },
      {
        id: "entertainment",
        title: "For entertainment only",
        passages: [
          "A reading is not a fact, a forecast or professional advice. For health, medicine, law, money or safety, ask a doctor, a lawyer, a licensed adviser or the emergency services.",
          "Don’t let a reading make a big decision for you or for anyone else. Whoever acts on one answers for it.",
          "If you’re thinking of hurting yourself, please call a local help line or somebody you trust first. When Yarrow hears that, it stops reading and gives you the numbers.",
        ],
      },
      {
        id: "who",
        title: "Who may use it",
        passages: [
          "People of 18 and over. If you’re younger, please don’t use it or sign up.",
          "Before you enter someone else’s birth, name or photo, ask them. A child’s may only be entered by a parent or guardian.",
          "If the law where you are doesn’t allow a service like this, please don’t use it there.",
        ],
      },
      {
        id: "account",
        title: "Your account",
        passages: [
          "You can use Yarrow without an account; then only this browser knows you. Once you sign up, look after your password, mailbox, phone and wallet: whoever holds them is you.",
          "If somebody else is using your account, sign out all other devices under “Account”, change the password, and tell us.",
          "An account is yours alone. It can’t be sold or rented out.",
        ],
      },
      {
        id: "plus",
        title: "Basic and Plus",
        passages: [
          "Basic is free. Plus answers are counted; some are free each day, and you always see how many are left before you use one.",
          "An answer that failed isn’t counted. Nor are words of care, questions back to you, or the questions of a test.",
          "If something costs money, its price, how long it lasts and whether you can have your money back are shown before you pay. Nothing renews by itself.",
        ],
      },
      {
        id: "yours",
        title: "What you write",
        passages: [
          "What you write and upload stays yours. You let us store it, compute with it and show it in order to answer you, and that ends when you delete it.",
          "Anyone with a link you share can read what’s behind it. You can withdraw it at any time; a picture somebody has already saved we can’t call back.",
        ],
      },
      {
        id: "rules",
        title: "Please don’t",
        passages: [
          [
            ["Harm people", "Cheat, frighten, harass or follow anyone, or use a reading to force them."],
            ["Pretend", "Use somebody else’s account, address or number, or pass yourself off as them."],
            ["Break it", "Get round the limits, sign up in bulk, hammer it with programs, or use a hole instead of telling us of it."],
            ["Break the law", "Upload what is unlawful, or other people’s private matters without their leave."],
          ],
          "An account used this way may be closed. Where we can, we’ll say why first, and you can still export what’s yours.",
        ],
      },
      {
        id: "service",
        title: "The service itself",
        passages: [
          "We do our best to keep it running, and don’t promise that it’s always up or always right. Before we stop something you paid for we’ll tell you, and return what’s left as was stated when you paid.",
          "As far as the law allows, we don’t pay for losses from using what is free, and for what you paid for, no more than you paid us in the last twelve months. That doesn’t cover intent, gross negligence, injury, or anything the law doesn’t let us exclude.",
        ],
      },
      {
        id: "changes",
        title: "Changing this",
        passages: [
          "Before we change anything that matters, we’ll say so here and in the app. If you go on using Yarrow, you agree to the new text; if not, you can export and delete.",
          `The law of the place where ${who} is based applies; rules that protect consumers where you live still hold.`,
        ],
      },
      {
        id: "contact",
        title: "Reach us",
        passages: [contact ? `Write to ${contact}.` : "The operator gives an address under “About”."],
      },
    ],
  };
};
