import type { ByHouse } from "../told.ts";

/** Where the ruler of the rising sign stands: where life keeps leading. */
export const chartRulerHouses: ByHouse = [
  "you steer by yourself, and what you begin in your own name goes furthest",
  "your road runs by way of what you can earn and keep; worth is the question you keep being asked",
  "your road runs through words and short distances: letters, lessons, a sister’s house",
  "you keep being led home, to the land, the family or the past, however far out you start",
  "you get somewhere when you’re making, courting or playing, and lose the way when it’s all sense",
  "you find yourself in the job as it’s done each day, and good habits are your career plan",
  "others turn the wheel: the large bends of your life have a person standing at them",
  "you live by what’s shared and what’s ended, and you come out of each loss with a skill",
  "you’re on your way somewhere by nature; teachers, borders and books keep taking over",
  "you’re pulled into view, and your life tends to be told by what you’ve done",
  "friends and plans carry you; you’ll end up in a place that some group was heading for",
  "your life runs behind the curtain: retreats, hospitals, archives, the hours nobody counts",
];
/** The ruler of the seventh house, by house: where the partner comes from. */
export const partnerHouses: ByHouse = [
  "partners come looking for you, and they’ve made up their minds before you’ve noticed",
  "you bond over what can be shared on a table, meals, rent, plans for a car, and money is the love test",
  "it begins by talking. Look among neighbours, classmates and the friends of your siblings",
  "you’re looking for someone to come home to, and the family has a say, invited or not",
  "it starts as play, with a party, a stage or a hobby, and it has to stay partly that to last",
  "you meet at work or through a chore, and a love that shares the washing-up outlives the fireworks",
  "love wants the formal kind, with a name and a promise; half measures fray you",
  "there’s depth in it and a debt: you meet at an ending, or over what neither of you tells others",
  "the likely one has an accent, a degree or a suitcase, and it grows on a trip",
  "love and rank cross: a colleague, a chief, or someone the town knows",
  "a friend first, for quite some time; look among the people you make plans with",
  "it begins unseen, in private, far off or at a bad time, and it needs to be brought into the light to live",
];
/** The ruler of the tenth house, by house: what the work is made of. */
export const callingHouses: ByHouse = [
  "you’re your own firm. Work where your face, name and pace are the product",
  "your work should make something one can price, and the title counts less than the invoice",
  "you get known by words: teaching, selling, writing, driving from door to door",
  "work from home, or with homes, land and food, and don’t let the office eat the kitchen",
  "your work has to be a game you’d play unpaid, on stage, with children, or at a bench",
  "you rise by craft: be the one without whom the thing doesn’t run, then ask for the title",
  "you work best across from somebody, as adviser, agent, partner or the other side’s lawyer",
  "you’re good with what others fear to touch: other people’s money, crisis, research, repair",
  "your calling lies some way off, in teaching, law, print or a country whose forms you’ve learned to fill in",
  "you’re built to lead something that has a sign over the door; take the long ladder",
  "you work for a cause or through a network, and the job will come from someone who knows someone",
  "you work out of sight, in labs, wards, studios, and the credit goes by another post",
];
/** The ruler of the second house, by house: where money comes from. */
export const purseHouses: ByHouse = [
  "money follows your own hand; you’re paid for what nobody else can sign",
  "your money looks after itself if you do: steady pay, plain habits, few clever schemes",
  "money comes by word and errand: fees, lessons, sales, small sums often",
  "money comes out of the ground: a house, a family firm, rent, or what your people taught you",
  "you earn by what amuses you and lose by what excites you; keep the two in separate purses",
  "you’re paid by the task and for reliability; raise your rate at the moment the list is longest",
  "somebody else holds the other half of the note: clients, a spouse, a partner with a head for prices",
  "money reaches you through others: shares, settlements, a budget you manage and don’t own",
  "money comes from afar, or by what you’ve studied; a course that pays is your sort of bet",
  "you earn by standing, so guard the name and let the small fees go",
  "income comes round by way of friends, and a plan split with five suits you better than a loan",
  "money goes out where you’re not looking; find the quiet leak before you look for a new spring",
];
/** The ruler of the fourth house, by house: where home is. */
export const homeHouses: ByHouse = [
  "you carry the family in your own face, and home is wherever you’re allowed to be blunt",
  "home is what you own of it: a deed, a chair, the ring of a grandmother",
  "you grew up among talk and cousins, and you ring home more than you go",
  "roots hold you where you are, and moving house takes you a year of the heart",
  "home was a playroom or a stage, and a child of yours, or one you teach, takes up the line",
  "at home you were given a job to do, and you still come in and look for it",
  "you left home for somebody, and the new house was built to answer the old one",
  "there’s a will, a grave or a silence in the family, and you’re the one who deals with it",
  "one side of you comes from elsewhere; you may have to go abroad to feel you’re at home",
  "your people wanted something of you in public, and a parent’s trade marks yours",
  "home has always had its doors open, to the gang, the lodger, the cause",
  "something at home went on behind a shut door, and you’re calmest in a house with nobody in it",
];
/** The ruler of the ninth house, by house: how one studies. */
export const studyHouses: ByHouse = [
  "you learn by becoming the thing; pick the course that changes how you’d introduce yourself",
  "study has to pay its way with you, and you remember what you’ve spent money on",
  "you learn by explaining it to someone the same evening",
  "you study at home or not at all, in the one chair, with the door nearly shut",
  "you learn what you’re in love with; choose the subject you’d show off about",
  "a daily half-hour beats the summer school; you’re made for drills",
  "you need a study partner, or an opponent, and an exam date fixed by someone else",
  "you learn under pressure and below the surface; the set text bores you, the footnote doesn’t",
  "you’re a born student, so the risk is a fourth degree in place of a first book",
  "you learn for a post; an exam with a title at the end is worth your nights",
  "you learn in a group with a plan and cakes",
  "you learn asleep and alone: read it late, leave it, and it’s there in the morning",
];
/** The ruler of the sixth house, by house: what wears one out and what rests one. */
export const restHouses: ByHouse = [
  "your body shows the week at once; the sign to stop is on your own face in the lift mirror",
  "worry over money goes straight to your sleep; do the sums on paper by six and not in bed",
  "it’s the phone that tires you; put it in another room for the last hour",
  "you only rest at home, and only if someone else has cooked",
  "you rest by playing, hard, at something that has no use",
  "you’re kept well by routine: same hour, same walk, and the list closed at night",
  "you sleep as you quarrel; settle it or shelve it aloud before the lamp goes out",
  "you run on reserves and notice late; put the pause in the diary before the need for it",
  "a change of sky mends you better than a day on the sofa",
  "ambition keeps you up; decide which day of the week has no title on it",
  "other people’s plans fill your evenings; one empty one a week is medicine enough",
  "you need more solitude and more sleep than you admit, and both before you’re tired",
];
/** The ruler of the fifth house, by house: where children come into one’s life. */
export const childHouses: ByHouse = [
  "children get your own face and stubbornness, and they learn most by watching you begin things",
  "what you give them first is enough: food, a bed, pocket money, and later the quarrel is about worth",
  "it’s talk that ties you: stories in the car, homework, a cousin always at the table",
  "children and the old house belong together, so somebody’s mother has a say in it",
  "making and minding are one thing for you: you’re best with children when there’s glue on the table",
  "you love them by doing, the lunch box, the shoes, the appointment kept",
  "children come as a matter between two, so settle with the other one how it’s to be done",
  "you worry about them deeply and in silence; say the fear aloud and it shrinks",
  "the road is your nursery: a trip, a book, another language, and questions you can’t answer",
  "you’re seen as a parent or a teacher in public, and the calendar is what children fight with",
  "children come with friends: a house full of other people’s, a club, a team, a godchild",
  "what passes between you and a child is private, at bedtime, or with one who isn’t yours",
];
