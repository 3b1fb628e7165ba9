import type { TwentyOneDefinition } from '../../../kit/protocol/bets.ts'
import { judgeSide, type SideName } from '../math/side-bet.ts'
import { cardsOf } from '../math/table.ts'

/**
 * The chance of each result of the side bet, over all first two cards: from one pack in oko, each from a complete one
 * in blackjack. No decision changes it.
 */
export function sideChances(definition: TwentyOneDefinition): ReadonlyMap<SideName, number> {
  const cards = cardsOf(definition.rules)
  const isOnePack = definition.rules.game === 'oko'
  const ways = new Map<SideName, number>()
  for (let first = 0; first < cards; first += 1)
    for (let second = 0; second < cards; second += 1) {
      if (isOnePack && first === second) continue
      const name = judgeSide(definition, first, second)
      if (name) ways.set(name, (ways.get(name) ?? 0) + 1)
    }
  const all = cards * (isOnePack ? cards - 1 : cards)
  return new Map([...ways].map(([name, count]) => [name, count / all]))
}
