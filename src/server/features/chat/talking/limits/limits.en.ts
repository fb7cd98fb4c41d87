import type { LimitWords } from "./limit-words.ts";

export const limitsEn: LimitWords = {
  medical: {
    headlines: [
      "Your doctor can speak to that; a cast can’t",
      "A cast sees the worry, never the illness",
      "The illness is the doctor’s; the load we can see",
      "This reads how you bear it, not the body",
    ],
    ways: [
      "A cast can’t see into a body; the one who can speak to this is the doctor who’s examined you. The days of waiting are the worst of it, and imagining the worst isn’t weakness. If you like, we can look at how you’re carrying it.",
      "I won’t answer that with cards, since the answer sits with the doctor who’s read the scans. The fear is real, and searching symptoms alone only makes it colder. We could ask another thing instead: what’s holding you up.",
      "Where an illness is heading is for the doctors who’ve tested you to say. That you asked at all tells me you’ve borne it for some time. I can look with you at which stretch weighs most.",
      "Whatever turned up, it would be no medical record; please put this very sentence to your doctor. Anyone with something wrong knows the nights are longer than the days. Shall we see what’s kept you on your feet?",
      "Cards have no eyes for organs or lab sheets, and your doctor has both in front of them. You’re worried for yourself and acting cheerful for everyone else, which tires a person twice. I can speak to that tiredness, if you tap below.",
      "A straight answer in medicine comes from a doctor who signs to it. Three written questions taken into the surgery do more than a hundred turns in the head. If you’d first like to sort out where the panic sits, we can.",
      "What you’re asking is settled by tests, and the person to ask is the doctor who ordered them. While it hangs there, even a meal feels borrowed. We might look only at you, and how you’ve come through so far.",
      "I can’t tell well from ill; the doctor at the other end of a stethoscope can. Hearing results with company is a different thing from hearing them alone. Let’s look, if you want, at who might come, and whom you’re sparing.",
      "With bodies I put the cards away and ask you to trust the doctor who’s seen you. It may not be an answer you need most, but someone to hear the fear out. Afterwards we can see where it presses.",
      "Whether and how to treat it is for your doctor and not for me. Going to work and cooking supper with that on your shoulders is hard going. That hardness we can lay out and look at.",
    ],
    fits: {
      medicine: [
        "Doses and stopping are for the doctor who prescribed them; a deck has no standing there.",
        "I don’t touch medicines: put that question as it stands to the doctor who wrote the prescription, and keep to the dose until you’ve asked.",
        "A prescription goes by your blood and your reactions, which the prescribing doctor has on file and I don’t.",
        "Before any tablet changes, ring the prescribing doctor or a pharmacist; a cast isn’t qualified to comment.",
      ],
      operation: [
        "About an operation, ask the surgeon, the doctor who’s seen your scans; charts and almanacs have no place in theatre.",
        "The risks of surgery are on the consent form, and the doctors who’ll do it are the ones to explain it.",
        "Whether, when and with whom: go through those with the doctors on the team, because I name no days and foretell no outcome.",
        "What happens under the knife depends on the surgeon and your test results, so ask that doctor.",
      ],
      pregnancy: [
        "What’s happening in the womb shows on a scan, to a midwife or a doctor, and never on a card.",
        "Please take a pregnancy question to your midwife or doctor; one line on a lab report outweighs a whole deck.",
        "I can’t see the baby, and the doctor doing your checks can; if anything feels wrong, go in.",
        "A test and a doctor can tell you about a pregnancy, and a cast can’t.",
      ],
      dying: [
        "How long someone in that bed has is a question for the doctors on the ward, and a card shouldn’t be asked it.",
        "The doctors and nurses who see them each day can talk with you about time; a deck has never met them.",
        "At this point the honest voices are the doctor in charge and the palliative nurses, and I’ve no number to give.",
        "The day you want to know, I don’t know, and the doctors can only speak in broad terms; still, theirs is the word to go by.",
      ],
      result: [
        "What the report says is for pathology to find and your doctor to read out.",
        "Only the biopsy settles what it is, and the one to ask is the doctor who took it.",
        "Until the results are back nobody knows, and after that it’s the doctor’s to explain.",
        "What that lump or that number means, the doctor who ordered the test can tell you and I can’t.",
      ],
    },
  },
  death: {
    headlines: [
      "The day of a death stands in no chart",
      "A chart counts nobody’s years",
      "This reads the fear and gives no date",
      "Nobody knows that day, nor does a cast",
    ],
    ways: [
      "A chart that names a death is a fraud, and mine won’t try; if it’s your health that frightens you, see a doctor. People mostly come to this after something has shaken them. Would you like to say what brought it up?",
      "Nobody knows that day, however fine the instrument, and odd symptoms are for a physician. With the lamp out the thought gets louder. I can look with you at how you live alongside it.",
      "The length of a life isn’t mine to state; only a doctor can speak of the body, and then only of the present. Perhaps it’s less the day that matters than what’s unfinished before it. Which piece, we could see.",
      "There’s no such square on any chart, and those who sell one are selling you your fear; a doctor’s check-up is the honest route. After burying someone close, many start counting their own years. Shall we look at what this fear is made of?",
      "This can’t be told by any astrologer, nor by me; a doctor can speak of your health as it stands. You put it calmly, and I wonder about underneath. If you wish, let’s see what’s pressing there.",
      "When a person dies is outside all casting, and if there’s a symptom it belongs to a doctor. Fearing it doesn’t make you morbid. What I’m able to do is look at what you lean on.",
      "You won’t get an age out of me, and please don’t take one from anybody; worries of the body go to a doctor. If a fortune-teller once said something, it has frightened you long enough. Would you like to see how it might be set down a little?",
      "Lifespan isn’t in palms, stars or cards; what few hints exist come from a doctor’s examination. You’re far from the only one awake with it. Another question may serve: how long you’ve kept this to yourself.",
      "That hour is hidden from the best of readers, and matters of health are for a doctor. Asking it this way, you’ve likely someone you couldn’t bear to leave. Shall we look at who it is?",
      "Of death I have one honest sentence: it’s not known, and a doctor is the one to see about the body. It does make the present feel narrow, and that can be read. Let’s see where it pinches, if you like.",
    ],
    fits: {
      other: [
        "How many years they have left, no one can work out; if it’s their health, go with them to a doctor.",
        "Somebody else’s death is even less for a card to announce, and those who know their condition are their physicians.",
        "Their time isn’t in a cast; some of it is in their medical notes, so ask the doctor who treats them.",
        "When someone in your family will go is beyond me, and counting it isn’t your job; let their doctor speak of the illness.",
      ],
    },
  },
  legal: {
    headlines: [
      "The outcome is the court’s; ask a lawyer",
      "A verdict sits in the papers, not the cards",
      "This reads how you bear it, not the case",
      "Law is for the lawyer; your strain we can see",
    ],
    ways: [
      "How a case is decided isn’t visible to a cast; a lawyer who’s read your papers can weigh it. A lawsuit is a long wait before a shut door. If you like, we can look at how you’ve stood it.",
      "Courts go by evidence and statute, so spread the papers before a solicitor and not before a deck. What drains one most is arguing the case all night in one’s head. I can look with you at where that anger goes.",
      "The outcome is the judge’s to give, and a lawyer who’s read the originals can tell you how it stands. Having right on your side and still waiting for others to say so is galling. Shall we see which sentence sticks in your throat?",
      "That’s a matter for a lawyer and the documents themselves, and a free legal clinic will hear you if money’s short. It’s lonely to be the only one in the house who’s read the letters. When you’ve asked, we might look at where this presses.",
      "I don’t call winners; it would only mislead you, and the right door is a lawyer who does these cases for a living. Dates, proof and what you want, one page each, will steady the meeting. If you’d sooner steady yourself first, I’m here for it.",
      "One line in a legal paper outweighs ten cards, so have it read to you by a lawyer. Perhaps losing isn’t the fear, but being made out as someone you’re not. That fear we can take out and see.",
      "The case is hidden from me and you aren’t; give the case to counsel. Anyone who’s been through it knows the weeks before a letter are the longest. Would you care to see what you’ve been waiting on?",
      "Whether to go to law is for a lawyer to say once the proof’s been seen. To have come this far you must have let many things pass. Shall we look at those?",
      "A card can’t appear in court and you need someone who can: an advocate. “Don’t make trouble” from the people around you makes it lonelier. We could look at that loneliness.",
      "Firm answers about this are in a solicitor’s office or at the court’s desk. With a case over you, even a knock at the door startles. If you want, let’s see how you’ve kept your days going.",
    ],
    fits: {
      visa: [
        "A visa is decided by officials from the file, so the consulate and a licensed immigration lawyer are the ones to ask.",
        "Which document the officer has in hand, a card can’t know; an immigration adviser can go over yours.",
        "Where your application stands, the consulate’s desk or an immigration lawyer can tell you, and I can’t.",
        "Leave to remain hangs on the issuing office, and the person who can strengthen your papers is an immigration lawyer.",
      ],
      custody: [
        "Where children live, a judge settles by how their days go, and a family lawyer can prepare you for it.",
        "On custody a card should keep quiet; please find a solicitor who does family law.",
        "Who the children live with is for a court to hear, and family lawyers know what it looks at.",
      ],
      crime: [
        "Sentences go by evidence and law, so get a criminal lawyer at once; I have no number to give.",
        "If someone’s been arrested, a defence lawyer should see them first, and a cast is of no use there.",
        "With a criminal matter say nothing on your own and ask defence counsel, who can tell you the procedure.",
      ],
    },
  },
  stake: {
    headlines: [
      "Ask your accounts, not a card, about this money",
      "This backs no bet; it reads the strain",
      "Money this big is for a licensed adviser",
      "The cards place no stake; we can see the fear",
    ],
    ways: [
      "A cast can’t decide where this money goes; open the accounts, and ask a licensed adviser who earns nothing by it. The bigger the stake, the more one wants an omen, and that’s only human. What we can look at is why it has to be won back here.",
      "Which way a price goes is known to no card, while what you can afford to lose stands in your books; have someone licensed go over them. With everything in one place, you’d hardly dare switch off the phone at night. Would you like to look at that suspense?",
      "I give no direction on a decision like this; take the contract and the statements to an accountant. When somebody hurries you, that’s a reason to slow down. If you like, we’ll see who’s hurrying you and what makes it urgent.",
      "Over money you can’t replace the figures should speak, and a licensed adviser who sells nothing. I doubt it’s only money you’re after; perhaps it’s your family breathing easier. That wish we can look at.",
      "The answer lies in how many months you’d eat if it all went, so let a licensed adviser work it out with you. Chances look best when one needs them most. Shall we see whether it’s money that’s missing, or something it stands for?",
      "Cards hold no licence and make good no losses; ask a licensed adviser, who answers for theirs. Borrowed money dreams the loudest. What you’d buy in that dream, we might look at.",
      "I don’t guess how a stake turns out; put the worst case on paper and show it to whoever keeps the household’s books, and to a licensed adviser. When the heart races, figures shrink. We can see which sentence made it race.",
      "Where to put money is for your accounts and a licensed adviser, and a cast sees neither. Fear of missing it and fear of losing it have you by a hand each. Would you look at the one that pulls harder?",
      "To settle a large sum by a draw wouldn’t be fair to you, and a budget with a qualified adviser would. “Win it back” has led many people further out. What I can read is the day you’d like to be back at.",
      "It’s not in the cards but in the small print, so have that read aloud by someone who understands it. Carrying the family’s money without anyone to share it is heavy. Let’s see how much of it you’ve held alone, if you want.",
    ],
    fits: {
      bet: [
        "Who wins a bet isn’t known to any card; a gambling helpline and whoever holds your purse can help you stop.",
        "I name no numbers and no teams; debts have counsellors and the pull has doctors, both discreet.",
        "Which side to back I won’t say, because it would do you harm; let someone you trust hold what’s left.",
        "Odds and draws are past any cast, and when you’re chasing losses the place to go is a gambling clinic.",
      ],
      loan: [
        "To borrow for a venture isn’t for a card to approve; have the interest read by a licensed adviser who takes no commission.",
        "It’s the house that would be pledged, so a lawyer and a licensed adviser should read the contract before you sign.",
        "About this loan, work out the worst month of three years with an accountant and not with a deck.",
      ],
      savings: [
        "Savings of a lifetime shouldn’t be moved by a card; lay accounts and dates before a licensed planner.",
        "With all you’ve put by going to one place, a cast has no say; talk it over at home and with an adviser who sells no products.",
        "Pension money is for a regulated adviser, with the line for losing all of it filled in, which I can’t fill.",
      ],
    },
  },
  infidelity: {
    headlines: [
      "A card is no witness; only you two can ask",
      "This accuses nobody; it reads your unrest",
      "Ask your partner the fact; we can see the ache",
      "Doubt can be read; guilt can’t be cast",
    ],
    ways: [
      "Whether something’s hidden from you, a card can’t testify; only the two of you can, by asking. Suspicion is a splinter that works inward at night. If you like, let’s look at the day it went in.",
      "I don’t convict and I don’t acquit; the people concerned are the ones who can say. Those small changes you noticed hurt, and you needn’t prove anything to be allowed the hurt. Would you like to see how you’re bearing it?",
      "Another person’s phone and heart aren’t in a cast, and they themselves can be asked. Guessing day and night wears one out more than knowing. We could look at the sentence you most dread.",
      "What they did or didn’t do is between you, to be laid on the table by the two of you. If you’ve come to this, trust has a crack, and the crack itself deserves a look. Shall we?",
      "I’m not a detective and neither is a deck; the facts lie with the two of you, in a plain question. Living with one ear up thins a person out. What I can look at is whether you want to go on like that.",
      "True or false can’t be settled here, though an open talk between you can do it. You’re afraid that once asked there’s no way back, so you came to the cards first, and I see that. That way back can be looked at.",
      "To name somebody unfaithful on a card’s word could wrong a person for life, so trust what you ask and what you see. Lying beside someone with a wall between is colder than lying alone. Would you look at that cold?",
      "Who’s in their heart only they can tell you, and a third name stands on no chart. You’re waiting for a word that would let you grieve or let you rest. How you get through the waiting, we can see.",
      "This question belongs to you two and not to me. Decide first whether you want the truth or want to be soothed, since it changes how you’d ask. If you care to sort that out, I’ll help.",
      "Cards can see that you doubt, not what the other one’s doing, and for that you’d have to ask. Being kept in the dark makes people mistrust themselves, and it isn’t pettiness. Let’s see what your doubt is guarding, if you wish.",
    ],
    fits: {
      lying: [
        "Whether those words were true can’t be heard in a cast; the speaker and the facts are what can be checked.",
        "A card doesn’t know who deceived whom, and bills, dates and a straight question between you might.",
        "I can’t tell a lie from the truth; the two of you sitting down and comparing the days will do it better than I could.",
      ],
      proof: [
        "A card is no evidence, and for a divorce it’s a lawyer who can tell you what may be gathered, and how.",
        "If it’s proof you want, ask a lawyer what’s lawful before opening anyone’s phone.",
        "Whose child it is, a laboratory can establish and a deck can’t come near.",
      ],
    },
  },
};
