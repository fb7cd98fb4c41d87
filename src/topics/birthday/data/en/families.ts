/** One family overweighs; after “Earth, what you hold (wealth), comes to 41 percent. ”. */
export const heavyTexts: Readonly<Record<string, string>> = {
  same: "The chart is full of it, will, temper and turns of phrase all strong, and advice gets marked down on arrival. You get on with those who sit opposite and leave you your chair.",
  iFeed: "Talk, ideas and handiwork come out together; what takes others a day takes you a meal. The price is that more gets said than done, and three things always lie open.",
  iHold: "Too much has to pass through your hands: money, people, errands all want your signature, and you do find it hard to let go. It’s this that runs the sums again at bedtime.",
  holdsMe: "There’s always a hand over your head: a deadline, a boss, a name to keep. You do well by it and lie awake by it.",
  feedsMe: "Shelter and books are piled high. You think it through, and while you’re looking things up the others have handed in.",
};
/** After “There’s no water in the chart (what holds you, office): ”. */
export const absentTexts: Readonly<Record<string, string>> = {
  same: "you’re used to deciding alone, and when someone stands beside you, you don’t know where to put your hands.",
  iFeed: "the outlet is narrow; ten parts felt, three parts said, and the retort comes two days late.",
  iHold: "figures slide off you; what a thing costs you couldn’t say; whether it’s worth it you see at once.",
  holdsMe: "nothing inside keeps you in line. Alarm, deadline and boss have to be borrowed, and once borrowed you’re faster than anyone.",
  feedsMe: "there’s no hand at your back; you can’t get the asking out, you learn by falling, and you’ve forgotten none of the falls.",
};
/** After “Shen, You and Xu make a season of metal; such a set of three is rare. ”. */
export const frameTexts: Readonly<Record<string, string>> = {
  same: "All of it is your own kind: you bring a band wherever you go, and its nerve too. The risk is hearing only the band.",
  iFeed: "All of it is what you give out: you can’t stop making and telling, and without the work you couldn’t say who you are.",
  iHold: "All of it is yours to manage: means gather in your hands and then want managing, and “how much is enough” is your question.",
  holdsMe: "All of it holds you: heavy jobs find the way by themselves, and you learned early to eat well under pressure.",
  feedsMe: "All of it feeds you: learning, elders and a roof are there. What’s missing is the day you push the door and go.",
};
export const homeTies: Readonly<Record<string, string>> = {
  clash: "{a} of the year clashes with {b} of the month: root and branch pull apart. You left home early, or home itself moved, and after three days back you’re packing.",
  sixHarmony: "{a} of the year harmonises with {b} of the month: the generations stick together, and in each choice you hear “what will they say at home”.",
  punishment: "{a} of the year chafes with {b} of the month: nobody was to blame for the rub at home, and you learned young to change the subject at table.",
  halfHarmony: "{a} of the year and {b} of the month make half a frame: the family can pull together, and your first backer shares your name.",
  harm: "{a} of the year and {b} of the month harm each other: among relations a word turns sour by the second mouth, so you believe what you’ve heard yourself.",
  break: "{a} of the year and {b} of the month break each other: good things at home were short of a corner, and you’re wary of “perfect”.",
};
export const workTies: Readonly<Record<string, string>> = {
  clash: "{a} of the month clashes with {b} of the hour: today’s job and where you’re headed butt heads. In the third year of a post you take it apart yourself.",
  sixHarmony: "{a} of the month harmonises with {b} of the hour: what you do now leads to what you’ll want. Change posts if you like, keep the trade.",
  punishment: "{a} of the month chafes with {b} of the hour: the end quarrels with the start. At eight tenths you’re the one who’d tear it up; hand in and then mend.",
  halfHarmony: "{a} of the month and {b} of the hour make half a frame: one project brings the next, so keep the last client’s list.",
  harm: "{a} of the month and {b} of the hour harm each other: things go wrong at the handover. Write one page, and let whoever took what sign it.",
  break: "{a} of the month and {b} of the hour break each other: a finished thing leaks at the end, so have an outsider look it over on the day.",
};
/** {a} the day's branch, {b} the other. */
export const seatTies: Readonly<Record<string, string>> = {
  "clash.year": "{a} of the day, the partner’s seat, clashes with {b} of the year: whoever sits there won’t see eye to eye with your family, so settle whose home for the holidays a month ahead.",
  "clash.month": "{a} of the day, the partner’s seat, clashes with {b} of the month, the working place: overtime or the date, one is put off, and when the job shifts so does the bond.",
  "clash.hour": "{a} of the day, the partner’s seat, clashes with {b} of the hour, what comes after: children or none, this town or that, you two don’t agree, and talking early is cheaper.",
  whole: "{a} of the day, the partner’s seat, is one of three that close into {t}, and the other two hold it with you: friends, work and the person close to you all gather in one place. Company you’ll have; an evening for two has to be booked.",
  "sixHarmony.year": "{a} of the day, the partner’s seat, harmonises with {b} of the year: it tends to be someone from the old circle, school, home town, a family friend.",
  "sixHarmony.month": "{a} of the day, the partner’s seat, harmonises with {b} of the month, the working place: only those you’ve got a job done with come through your door.",
  "sixHarmony.hour": "{a} of the day, the partner’s seat, harmonises with {b} of the hour: you grow closer as you go, and something to rear together, a cat or a shop, makes it firm.",
  "punishment.year": "{a} of the day, the partner’s seat, chafes with {b} of the year: elders’ words lie between you, so sort which were theirs and which the family’s.",
  "punishment.month": "{a} of the day, the partner’s seat, chafes with {b} of the month: what work did to you comes home with you. Shoes off, wash, sit five minutes, then speak.",
  "punishment.hour": "{a} of the day, the partner’s seat, chafes with {b} of the hour: you wrestle silently over the future. Write the sums down and mark them apart.",
  "halfHarmony.year": "{a} of the day, the partner’s seat, makes half a frame with {b} of the year: the family likes your choice, so don’t dread the first visit.",
  "halfHarmony.month": "{a} of the day, the partner’s seat, makes half a frame with {b} of the month: a partner helps your work along. Borrow the hand, don’t hire it.",
  "halfHarmony.hour": "{a} of the day, the partner’s seat, makes half a frame with {b} of the hour: you’re at your best planning ahead, and a floor plan is your love letter.",
  "harm.year": "{a} of the day, the partner’s seat, and {b} of the year harm each other: one remark from a relation costs you two days’ chill, so each fends off their own.",
  "harm.month": "{a} of the day, the partner’s seat, and {b} of the month harm each other: office gossip gets between you, so tell it on the way home.",
  "harm.hour": "{a} of the day, the partner’s seat, and {b} of the hour harm each other: the small promise is what you forget. Set two reminders for the anniversary.",
  "break.year": "{a} of the day, the partner’s seat, and {b} of the year break each other: a date you set gets moved once by family. Move it, and make no quarrel of it.",
  "break.month": "{a} of the day, the partner’s seat, and {b} of the month break each other: when work is busy the trip you planned goes first, so make up each one lost.",
  "break.hour": "{a} of the day, the partner’s seat, and {b} of the hour break each other: the future you agreed lacks a corner. Leave the corner empty for now.",
};
export const selfCombines: Readonly<Record<string, string>> = {
  year: "Your day master {a} pairs with {b} of the year (stems five apart hold on to each other): old ties have hold of you, and someone new has to wait a little.",
  month: "Your day master {a} pairs with {b} of the month (stems five apart hold on to each other): your heart hangs on one person or one job, faithful when it’s good and still sitting there when you should go.",
  hour: "Your day master {a} pairs with {b} of the hour (stems five apart hold on to each other): love comes later and binds fast, and the later one counts for more.",
};
export const echoTexts: Readonly<Record<string, string>> = {
  "year.month": "Year and month are both {g}, an echo (伏吟): the old question at home meets you again at work, and wants another answer.",
  "year.day": "Year and day are both {g}, an echo (伏吟): you grow more like one of your elders by the year, down to the frown.",
  "year.hour": "Year and hour are both {g}, an echo (伏吟): end meets beginning, and what you couldn’t do as a child knocks again.",
  "month.day": "Month and day are both {g}, an echo (伏吟): you at work and you at home are one person, with no other face to rest in.",
  "month.hour": "Month and hour are both {g}, an echo (伏吟): you’ll do the same job again one day, so keep your notes.",
  "day.hour": "Day and hour are both {g}, an echo (伏吟): you confer mostly with yourself, and a choice isn’t made until you’ve made it twice.",
};
