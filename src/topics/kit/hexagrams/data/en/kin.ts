/** Passages on a tie of blood, friendship or a shared roof, for hexagrams whose passage on love speaks of a couple. */
export const kinEn: Readonly<Record<number, string>> = {
  7: "Too many are giving orders: aunts, old friends, whoever shouts last. Settle who decides what between the two of you, down to the dates and the keys, and tell the rest of the regiment to stand easy.",
  8: "There’s a place for you at that table, and hanging about in the doorway is what costs it. Ring first, go early, bring something plain, and stay to wash up.",
  11: "What one of you says the other understands, without a translator. Bring up the hard subject now, the money or the care or the old hurt, while it’s easy to laugh; good weather is wasted on small talk.",
  18: "The quarrel came with the furniture: something left unsaid a generation back, and handed down like a sideboard. Name whose habit it was, out loud and without blame, and half the heat goes out of it.",
  21: "Something is lodged between you, and every visit is steered round it. It may be a name, or a sum, or a thing done in March. Say it in the first minute, and keep to that one mouthful.",
  22: "You do the occasions well, the cards and the cakes, and they’ve come to stand in for talk. Turn up on a plain Tuesday in an old jumper, with no present, and ask the one question you never ask at parties.",
  23: "It’s wearing thin from below, in small services nobody thanks anybody for. A grand reunion wouldn’t hold. Put one leg back under it: a call on a fixed evening, ten minutes, kept.",
  28: "Too much rests on one person, who has been cook and driver and listener for all the rest. Bring in a second post, a cousin or paid help on Wednesdays, and the roof stops creaking.",
  32: "This tie will outlast most of what you own. What holds it up is dull: who rings on Sunday, who remembers the tablets. Do your part this week as though nobody were counting.",
  35: "Things warm up by daylight. Be seen together, at the market or at the match, and say one good thing about the other in front of people. What’s kept for the corridor doesn’t ripen.",
  44: "An old tie has let in something new, a person or a habit, and it’s thinner than it looks. Be civil to it; leave the keys and the loans out of it until you’ve seen it tired, and cross, and at breakfast.",
  53: "There’s an order to coming close again: a card first, then a cup of tea, then an afternoon, and the big subject last. Don’t jump one. Each stage wants its own small thank-you before the next.",
  54: "You have a place in their life that isn’t the first one, and nobody has ever said so. Ask once, without an edge, what you may count on. Then decide what you can give gladly from that chair.",
};
