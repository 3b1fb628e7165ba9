/** One small error in the mathematics, as somebody might make it. */
export type PlantedError = {
  readonly engine: string
  readonly what: string
  /** In games/. */
  readonly file: string
  /** Occurs in the file exactly once. */
  readonly from: string
  readonly to: string
}

const REELS: readonly string[] = ['lines', 'ways', 'book', 'cascade', 'collect', 'hold-and-win']
const DECIDED: readonly string[] = ['hi-lo', 'between', 'three-card', 'twenty-one', 'video-poker']

/** A game of each engine whose rounds end at once: its seeded play is compared with its closed form. */
const GAME_OF: Readonly<Record<string, string>> = {
  dice: 'KostkyNaHrane',
  pegs: 'Kulickodrom',
  wheel: 'KoloOrloje',
  keno: 'KenoOrloj',
  roulette: 'RuletaEvropska',
  scratch: 'VanocniLos',
  treasure: 'TriPecete',
  duel: 'KaretniValka',
  steps: 'DiamantovePole',
  crash: 'KosmickyStart',
}

/** The tests that must detect an error of an engine. */
export function testsOf(engine: string): { readonly files: readonly string[]; readonly name?: string } {
  if (REELS.includes(engine) || DECIDED.includes(engine)) return { files: [`games/engines/${engine}/math`] }
  const name = GAME_OF[engine]
  if (!name) throw new Error(`Nothing tests ${engine}.`)
  return { files: ['games/catalogue/bet-games.test.ts', 'games/catalogue/frequencies.test.ts'], name }
}

const inEngine =
  (engine: string, name: string) =>
  (what: string, from: string, to: string): PlantedError => ({
    engine,
    what,
    file: `engines/${engine}/math/${name}.ts`,
    from,
    to,
  })

const lines = inEngine('lines', 'play')
const line = inEngine('lines', 'judge-line')
const ways = inEngine('ways', 'play')
const book = inEngine('book', 'play')
const hold = inEngine('hold-and-win', 'play')
const cascade = inEngine('cascade', 'play')
const found = inEngine('cascade', 'find-wins')
const cycle = inEngine('cascade', 'exact-return')
const collect = inEngine('collect', 'play')
const twentyOne = inEngine('twenty-one', 'blackjack')
const hands = inEngine('twenty-one', 'play-hands')

export const PLANTED_ERRORS: readonly PlantedError[] = [
  lines('free spins do not multiply', 'isFree ? (freeSpins?.multiplier ?? 1) : 1', 'isFree ? 1 : 1'),
  lines(
    'a scatter multiplies by the stake once more',
    'scatterPay * spinMultiplier *',
    'scatterPay * 2 * spinMultiplier *',
  ),
  lines(
    'a full window is told by its first reel',
    'else if (seen !== symbol) return false',
    'else if (seen < symbol) return false',
  ),
  line('the leading wilds do not multiply', '(wild?.multiplier ?? 1) ** leading', '(wild?.multiplier ?? 1) ** 0'),
  line('a run of wilds is never paid by itself', 'if (pay >= wildPay)', 'if (pay >= 0)'),
  ways('a wild is one way only', 'if (it === symbol || it === wildSymbol) seen += 1', 'if (it === symbol) seen += 1'),
  ways('a scatter is not multiplied in free spins', 'scatterPay * multiplier *', 'scatterPay *'),
  book('an expansion pays on one line', 'pay * lines.length * coinValueMinor', 'pay * coinValueMinor'),
  book('an expansion starts with one symbol', 'pays[reels.length] ?? 0', 'pays[reels.length + 1] ?? 0'),
  hold('a coin does not begin the respins anew', 'landed.length > 0 ? hold.respins : left - 1', 'left - 1'),
  hold(
    'the feature starts one coin late',
    'coins.length < definition.hold.trigger',
    'coins.length <= definition.hold.trigger',
  ),
  hold(
    'the grand is never full',
    'isHeld.size === cells.length ? hold.grandCoins',
    'isHeld.size > cells.length ? hold.grandCoins',
  ),
  cascade(
    'the multiplier grows one fall late',
    'multipliers[Math.min(falls.length, multipliers.length - 1)]',
    'multipliers[Math.max(0, Math.min(falls.length, multipliers.length) - 1)]',
  ),
  cascade(
    'free spins do not multiply',
    "kind === 'free' ? (freeSpins?.multiplier ?? 1) : 1",
    "kind === 'free' ? 1 : 1",
  ),
  found(
    'a symbol without the highest tier pays nothing there',
    'reached < pays.length &&',
    'reached < tiers.length &&',
  ),
  cycle(
    'a multiplier that never comes is not told',
    'multipliers.slice(mostFalls)',
    'multipliers.slice(mostFalls + 1)',
  ),
  cycle('a tier that never comes is not told', '!frequencies[symbol]?.[entry]', '!frequencies[symbol]'),
  collect(
    'two collectors collect once',
    'collectors.length * inWindow * multiplier',
    'Math.min(1, collectors.length) * inWindow * multiplier',
  ),
  collect(
    'a stage is used one spin early',
    'Math.floor(collectorsBefore / freeSpins.perStage)',
    'Math.floor((collectorsBefore + 1) / freeSpins.perStage)',
  ),
  twentyOne('the bank stands on a soft seventeen', 'isSoft(hand) && !isSoftStanding', 'isSoft(hand) && isSoftStanding'),
  twentyOne('a tie is lost', 'return mine === theirs ? coins : 0', 'return 0'),
  twentyOne('twenty-one of a split hand is a blackjack', "hand.split === 'no' && ", ''),
  twentyOne('a double may be drawn to after', "player.count !== 2 || player.split !== 'no'", 'player.count < 2'),
  hands('a split hand is dealt no card', 'newHand([card, draw()], true)', 'newHand([card, card], true)'),
  hands(
    'a doubled hand goes on',
    "hand.isDone = move !== 'draw'",
    "hand.isDone = move !== 'draw' && move !== 'double'",
  ),
  inEngine('three-card', 'three-card-engine')(
    'the house always plays',
    'theirs >= qualifyingScore(definition.qualifiesFrom)',
    'theirs >= 0',
  ),
  inEngine('three-card', 'three-card-engine')(
    'who folds keeps the bonus',
    "const bonusMinor = move === 'fold' ? 0 :",
    'const bonusMinor = move === undefined ? 0 :',
  ),
  inEngine('video-poker', 'judge-hand')('an ace is not low', '(high - low <= 4 || isAceLow)', 'high - low <= 4'),
  inEngine('hi-lo', 'hi-lo-engine')(
    'an answer is judged by the card before',
    'pick, rankOf(step + 1))',
    'pick, rankOf(step))',
  ),
  inEngine('between', 'between-engine')(
    'the wrong place wins',
    'const isWon = fell === place',
    'const isWon = fell !== place',
  ),
  inEngine('dice', 'dice-engine')('one number too many wins', 'roll < chance', 'roll <= chance'),
  inEngine('pegs', 'pegs-engine')('a ball rolls to the right', '() => rng.below(2)', '() => Math.min(1, rng.below(3))'),
  inEngine('wheel', 'wheel-engine')(
    'the last field never comes',
    'rng.below(segments.length)',
    'rng.below(segments.length - 1)',
  ),
  inEngine('keno', 'keno-engine')(
    'a number may be drawn twice',
    'left.splice(rng.below(left.length), 1)[0] ?? 0',
    'left[rng.below(left.length)] ?? 0',
  ),
  inEngine('roulette', 'roulette-engine')(
    'zero never comes',
    'rng.below(definition.pockets.length)',
    '1 + rng.below(definition.pockets.length - 1)',
  ),
  inEngine('scratch', 'scratch-engine')(
    'a prize has a ticket less',
    'if (left < count) return true',
    'if (left < count / 2) return true',
  ),
  inEngine('treasure', 'treasure-engine')(
    'the first ring pays once more',
    'segment.pays * coinValueMinor',
    'segment.pays * reached.length * coinValueMinor',
  ),
  inEngine('duel', 'duel-engine')('the second card may be the first', 'drawn < first ? drawn : drawn + 1', 'drawn'),
  inEngine('steps', 'steps-engine')(
    'a later step pays like the one before',
    'ladder[bet.picks.length - 1]',
    'ladder[Math.max(0, bet.picks.length - 2)]',
  ),
  inEngine('crash', 'crash-engine')(
    'the point is drawn from fewer bits',
    'BigInt(high) << 26n',
    'BigInt(high >> 1) << 26n',
  ),
]
