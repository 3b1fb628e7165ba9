import { frenchDeck } from '../../../kit/cards/deck.ts'
import { cardNames, rankName } from '../../../kit/cards/names.ts'
import { remember } from '../../../kit/math/remember.ts'
import type { ThreeCardDefinition, ThreeCardOutcome } from '../../../kit/protocol/bets.ts'
import type { Description } from '../../../kit/description/description.ts'
import { bestMove } from '../math/best-strategy.ts'
import type { ThreeCardOn } from '../math/pays.ts'
import type { ThreeCardText } from './texts.ts'

const PLACES = ['duel', 'pair-plus', 'both'] as const
const RANKS = 13

/** Returns of the best play for each placement of the stake, from 0 to 1: a stake on both returns the sum of its parts. */
function returnsOf({ declared, coins, pairPlusShare }: ThreeCardDefinition): Readonly<Record<ThreeCardOn, number>> {
  const [duel, plus] = [Number(declared.rtpMax) / 100, Number(declared.rtp) / 100]
  return { duel, 'pair-plus': plus, both: (duel * (coins - pairPlusShare) + plus * pairPlusShare) / coins }
}

/** The lowest three cards, of three suits, for which playing returns more than folding. */
const leastToPlay = remember((definition: ThreeCardDefinition): readonly number[] => {
  for (let high = 2; high < RANKS; high += 1) {
    for (let middle = 1; middle < high; middle += 1) {
      for (let low = 0; low < middle; low += 1) {
        const isStraight = high - low === 2 || (high === RANKS - 1 && middle === 1)
        const cards = [high, RANKS + middle, 2 * RANKS + low]
        if (!isStraight && bestMove(definition, cards) === 'play') return cards
      }
    }
  }
  return []
})

export const description: Description<ThreeCardDefinition, ThreeCardOutcome, ThreeCardText> = {
  rules: ({ say, percent, language }, definition) => {
    const cards = leastToPlay(definition)
      .map((card) => rankName(language, frenchDeck.ranks[card % RANKS] ?? 'A'))
      .join(', ')
    return [
      {
        title: say('howTitle'),
        texts: [say('how'), say('howPlus'), say('ranking'), say('best', { cards }), say('oneStake'), say('absent')],
      },
      {
        title: say('returnsTitle'),
        table: {
          head: [say('betOn'), say('returns')],
          rows: PLACES.map((on) => [say(on), percent(returnsOf(definition)[on])]),
        },
      },
    ]
  },
  paytable: ({ say, money }, { duel, pairPlus, coins }, stakeMinor) => {
    const paid = (pays: number): string => money((pays * stakeMinor) / coins)
    return [
      {
        title: say('paysTitle'),
        table: {
          head: [say('case'), say('wins')],
          rows: [
            [say('won'), paid(duel.win)],
            [say('unqualified'), paid(duel.unqualified)],
            [say('tied'), paid(duel.tie)],
            [say('fold'), paid(duel.fold)],
            [say('bonus', { hand: say('straight-flush') }), paid(duel.bonus.straightFlush)],
            [say('bonus', { hand: say('three') }), paid(duel.bonus.three)],
            [say('bonus', { hand: say('straight') }), paid(duel.bonus.straight)],
          ],
        },
      },
      {
        title: say('plusTitle'),
        table: {
          head: [say('case'), say('wins')],
          rows: [
            [say('straight-flush'), paid(pairPlus.straightFlush)],
            [say('three'), paid(pairPlus.three)],
            [say('straight'), paid(pairPlus.straight)],
            [say('flush'), paid(pairPlus.flush)],
            [say('pair'), paid(pairPlus.pair)],
          ],
        },
      },
    ]
  },
  result: ({ say, language }, _, { state, player, hand, house, houseHand, result }) => {
    const mine = { hand: say(hand), cards: cardNames(language, frenchDeck, player) }
    if (state === 'open') return say('resultOpen', mine)
    if (!house || !houseHand || !result) return say('resultAlone', mine)
    const theirs = { houseHand: say(houseHand), house: cardNames(language, frenchDeck, house) }
    return say('resultEnd', { ...mine, ...theirs, result: say(result) })
  },
  shortResult: ({ say }, _, { winMinor, stakeMinor, hand }) => ({
    text: say(hand),
    tone: winMinor > stakeMinor ? 'won' : winMinor > 0 ? 'plain' : 'lost',
  }),
}
