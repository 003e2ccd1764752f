/** The words of the game: what each means, in a sentence or two, and the rules that say it in full. */

export interface GameWord {
  /** What it is called. */
  name: string;
  /** How it is written in texts. A form with a capital letter is only found with it. */
  forms: readonly string[];
  /** It is only this word if what follows begins so: "place" is also first place. */
  before?: RegExp;
  text: string;
  rules: readonly string[];
}

const verb = (stem: string, e = ""): string[] => [`${stem}${e}`, `${stem}${e}s`, `${stem}ed`, `${stem}ing`];

export const GAME_WORDS: Readonly<Record<string, GameWord>> = {
  minion: {
    name: "Minion",
    forms: ["minion", "minions"],
    text: "A card with a power. You play it on a base, where its power counts for you.",
    rules: ["3.1", "7.1"],
  },
  action: {
    name: "Action",
    forms: ["action", "actions"],
    text: "A card you show and carry out. Then it is discarded, unless it says to play it on a base or a minion: there it stays.",
    rules: ["3.2"],
  },
  standard: {
    name: "Standard action",
    forms: ["standard action", "standard actions"],
    text: "An action that does not stay in play: you do what it says, then it goes to the discard pile.",
    rules: ["10.10", "3.2"],
  },
  base: {
    name: "Base",
    forms: ["base", "bases"],
    text: "One of the places in the middle that everybody fights over. It scores when enough power is on it.",
    rules: ["1.5", "6.1"],
  },
  breakpoint: {
    name: "Breakpoint",
    forms: ["breakpoint", "breakpoints"],
    text: "How much power, all players' together, a base takes before it must be scored.",
    rules: ["6.1", "7.2"],
  },
  power: {
    name: "Power",
    forms: ["power", "powers"],
    text: "How strong a minion is: the printed number, its +1 counters, and whatever raises or lowers it now. Never below 0.",
    rules: ["7.1", "7.2"],
  },
  printed: {
    name: "Printed power",
    forms: ["printed power"],
    text: "The number on the card. A minion that is not in play has exactly this power.",
    rules: ["7.1", "4.4"],
  },
  starting: {
    name: "Starting power, starting breakpoint",
    forms: ["starting power", "starting breakpoint"],
    text: "The number before anything raises or lowers it: normally the printed one, but a card can set it.",
    rules: ["11.4"],
  },
  total: {
    name: "Total power",
    forms: ["total power", "power totals"],
    text: "What a player has on a base: the power of the minions they control there and what their cards add.",
    rules: ["7.4"],
  },
  counter: {
    name: "+1 power counter",
    forms: ["+1 power counter", "+1 power counters", "power counter", "power counters"],
    text: "A marker that gives the minion it is on +1 power. It stays on the minion when it moves and is lost when it leaves play.",
    rules: ["7.3", "9.4"],
  },
  vp: {
    name: "VP",
    forms: ["VP", "victory points"],
    text: "Victory points. When somebody has 15 at the end of a turn, whoever has the most wins.",
    rules: ["8.1", "6.6"],
  },
  extra: {
    name: "Extra play",
    forms: [
      ...["extra minion", "extra minions", "extra action", "extra actions", "extra card", "extra cards"],
      ...["extra play", "extra plays"],
    ],
    text: "A play besides the one minion and one action of your turn. You may always leave it unused, and in your Play Cards phase you can usually save it for later.",
    rules: ["4.1", "4.2", "4.3"],
  },
  ability: {
    name: "Ability",
    forms: ["ability", "abilities"],
    text: "What a card or base does. Without a label it happens once, when the card is played; Ongoing, Talent and Special say when else it works.",
    rules: ["5.1", "5.6"],
  },
  onplay: {
    name: "On play",
    forms: ["on-play ability", "on-play abilities", "on play"],
    text: "An ability without a label: it happens once, when the card is played, not when the card is moved or placed.",
    rules: ["5.1", "3.3"],
  },
  ongoing: {
    name: "Ongoing",
    forms: ["ongoing"],
    text: "Works as long as the card is in play, or each time its trigger happens while it is there.",
    rules: ["5.2", "5.8"],
  },
  talent: {
    name: "Talent",
    forms: ["talent", "talents"],
    text: "You may use it once in each of your turns, while you play cards; also in the turn the card comes into play.",
    rules: ["5.4"],
  },
  special: {
    name: "Special",
    forms: ["Special", "Specials"],
    text: "Works at an unusual time or from an unusual place, as its text says, on any player's turn.",
    rules: ["5.3", "6.5"],
  },
  yourturn: {
    name: "On your turn",
    forms: ["on your turn"],
    text: "While you play cards in your own turn, and once per turn unless the card says otherwise.",
    rules: ["5.5"],
  },
  score: {
    name: "Score",
    forms: ["score", "scores", "scored", "scoring"],
    text: "When the power on a base reaches its breakpoint by the end of somebody's plays, the players with the most power there get VP, and a new base replaces it.",
    rules: ["6.2", "6.3"],
  },
  before: {
    name: "Before scoring",
    forms: ["before scoring", "before a base scores", "before this base scores", "before-scoring"],
    text: "After a base is chosen to score and before VP are given: cards can still change who has the most there.",
    rules: ["6.3", "6.5"],
  },
  after: {
    name: "After scoring",
    forms: [
      ...["after scoring", "after a base scores", "after this base scores", "after the base scores"],
      "after-scoring",
    ],
    text: "VP have been given, but the cards are still on the base: the last chance to do something with them.",
    rules: ["6.3", "3.6"],
  },
  winner: {
    name: "Winner",
    forms: ["winner", "winners", "first place"],
    text: "Of a base: whoever has the most power there when it scores. If several are tied, all of them are.",
    rules: ["6.6", "6.7"],
  },
  runnerup: {
    name: "Runner-up",
    forms: ["runner-up", "runners-up", "second place"],
    text: "Whoever has the second most power on a base when it scores. After a tie for first place there is none.",
    rules: ["6.6", "6.7"],
  },
  third: {
    name: "Third place",
    forms: ["third place"],
    text: "The last place that earns VP when a base scores. You need a minion or 1 power there to take a place.",
    rules: ["6.6", "6.9"],
  },
  tie: {
    name: "Tie",
    forms: ["tie", "ties", "tied"],
    text: "Equal power on a base: all tied players take the better place, and the places they cover are used up.",
    rules: ["6.7", "6.8", "8.2"],
  },
  titan: {
    name: "Titan",
    forms: ["titan", "titans"],
    text: "A huge card that is no minion and no action. It lies set aside until its text lets you play it on a base. Of two on one base the weaker side's leaves.",
    rules: ["16.1", "16.3", "16.13"],
  },
  destroy: {
    name: "Destroy",
    forms: [...verb("destroy"), "destruction"],
    text: "Put a card in play into its owner's discard pile. Being discarded after a base scores is not being destroyed.",
    rules: ["10.1", "6.10"],
  },
  discard: {
    name: "Discard",
    forms: verb("discard"),
    text: "Put a card that is not in play, from your hand unless stated, into the discard pile. Cards of a base that scored are discarded, too.",
    rules: ["10.2"],
  },
  pile: {
    name: "Discard pile",
    forms: ["discard pile", "discard piles"],
    text: "Where used and destroyed cards of a player lie, open to everybody. When the deck is empty it becomes the new deck.",
    rules: ["9.7", "9.6"],
  },
  move: {
    name: "Move",
    forms: verb("mov", "e"),
    text: "Take a minion from one base to another with everything on it. That is not playing it.",
    rules: ["10.3", "3.3"],
  },
  return: {
    name: "Return",
    forms: verb("return"),
    text: "A card in play goes back to its owner's hand; what was on it is discarded.",
    rules: ["10.4"],
  },
  place: {
    name: "Place",
    forms: ["place", "places", "placed", "placing"],
    before:
      /^ (?:a|an|it|its|the|this|that|them|those|one|two|three|four|up|any|each|all|your|their|on|into|in|back)\b|^ \+/,
    text: "Put a card or counter somewhere in a way that is not playing, moving or returning it.",
    rules: ["10.5"],
  },
  transfer: {
    name: "Transfer",
    forms: ["transfer", "transfers", "transferred", "transferring"],
    text: "Take an action or counters from one card to another. A transfer is not a play.",
    rules: ["10.6"],
  },
  cancel: {
    name: "Cancel",
    forms: ["cancel", "cancels", "cancelled", "canceled", "cancelling"],
    text: "The ability counts as not being there.",
    rules: ["10.7"],
  },
  affect: {
    name: "Affect",
    forms: verb("affect"),
    text: "To move a card, take it out of play, change its power or controller, put an action on it, or cancel its ability.",
    rules: ["10.8", "10.9"],
  },
  protected: {
    name: "Protected",
    forms: ["cannot be destroyed", "not affected", "unaffected", "protected", "protection"],
    text: "Such a card may still be chosen; the effect just does nothing to it, and the rest of the ability goes on.",
    rules: ["10.11", "10.12"],
  },
  copy: {
    name: "Copy an ability",
    forms: ["copies the ability", "copied ability", "copied abilities"],
    text: "The card has the other one's ability as if it were its own. The name is not copied.",
    rules: ["10.13"],
  },
  owner: {
    name: "Owner",
    forms: ["owner", "owners"],
    text: "The player whose deck the card started in. A card that leaves play goes to its owner, whoever controlled it.",
    rules: ["9.2", "9.3"],
  },
  controller: {
    name: "Controller",
    forms: ["controller", "controllers", "control", "controls", "controlled"],
    text: "Whoever played the card, unless somebody took it over. “Your” cards are the ones you control.",
    rules: ["9.2", "9.9"],
  },
  play: {
    name: "In play",
    forms: ["in play", "leaves play", "leave play", "left play"],
    text: "On the table: the bases and every card on them. Hands, decks and discard piles are not in play.",
    rules: ["9.1"],
  },
  here: {
    name: "Here",
    forms: ["here"],
    text: "On the base where this card is.",
    rules: ["11.2"],
  },
  reveal: {
    name: "Reveal, look, search",
    forms: [...verb("reveal"), "look at", "search", "searches", "searched"],
    text: "Reveal: everybody sees it. Look: only you do. Search: the card you take is shown, and a searched deck is shuffled.",
    rules: ["9.8"],
  },
  draw: {
    name: "Draw",
    forms: ["draw", "draws", "drawn", "drew"],
    text: "Take the top card of your deck. If the deck is empty, your discard pile is shuffled first. You draw two at the end of each turn.",
    rules: ["2.5", "9.6"],
  },
  limit: {
    name: "Hand limit",
    forms: ["hand limit"],
    text: "Only after drawing at the end of your turn: discard down to 10 cards.",
    rules: ["2.5"],
  },
  deck: {
    name: "Deck",
    forms: ["deck", "decks"],
    text: "The 40 cards of a player's two factions, shuffled together and face down.",
    rules: ["1.2", "9.7"],
  },
  basedeck: {
    name: "Base deck",
    forms: ["base deck"],
    text: "The bases of the sets in this game, shuffled. A scored base is replaced by its top card.",
    rules: ["1.4", "6.11"],
  },
  mulligan: {
    name: "Mulligan",
    forms: ["mulligan", "opening hand", "draw a new hand"],
    text: "If your first five cards include no minion, you may show them and draw five others, once.",
    rules: ["1.6", "14.2"],
  },
  faction: {
    name: "Faction",
    forms: ["faction", "factions"],
    text: "Twenty cards that belong together. Each player shuffles two factions into one deck.",
    rules: ["1.2", "1.3"],
  },
  draft: {
    name: "Draft",
    forms: ["draft"],
    text: "Players take one faction each in turn, then a second one in reverse order.",
    rules: ["1.8", "14.5"],
  },
  phase: {
    name: "Phases of a turn",
    forms: [
      ...["Start Turn phase", "Play Cards phase", "Play Cards phases", "Score Bases phase", "Draw 2 Cards phase"],
      ...["End Turn phase", "Draw phase", "Start Turn", "Play Cards", "Score Bases", "End Turn", "phase", "phases"],
    ],
    text: "A turn is: Start Turn, Play Cards, Score Bases, Draw 2 Cards, End Turn.",
    rules: ["2.1", "2.3"],
  },
  current: {
    name: "Current player",
    forms: ["current player"],
    text: "Whose turn it is. Things that happen at the same time happen in the order the current player chooses.",
    rules: ["12.1"],
  },
  others: {
    name: "You, other players",
    forms: ["other players", "another player", "any player"],
    text: "“You” on a card is its controller; “other players” are all the others; “any player” includes you.",
    rules: ["11.1"],
  },
  upto: {
    name: "Up to, any number",
    forms: ["up to", "any number"],
    text: "You choose how many, and it may be none.",
    rules: ["3.4", "3.10"],
  },
  cannot: {
    name: "Cannot",
    forms: ["cannot"],
    text: "“Cannot” beats “can”: a card that forbids something wins over one that allows it.",
    rules: ["12.2"],
  },
  top: {
    name: "Off the top of the deck",
    forms: ["off the top"],
    before: /^(?! of the base deck)/,
    text: "Reveal cards from the top until a suitable one appears and play that one; the others are shuffled back.",
    rules: ["3.8"],
  },
  first: {
    name: "Me First!",
    forms: ["Me First!", "Me First"],
    text: "Around a scoring: first cards in play, then Specials from hands, one each in turn, until all pass in a row.",
    rules: ["6.5"],
  },
};
