import { frenchDeck } from '../../../kit/cards/deck.ts'
import { cardName, cardNames } from '../../../kit/cards/names.ts'
import type { HiLoDefinition, HiLoOutcome } from '../../../kit/protocol/bets.ts'
import type { Description } from '../../../kit/description/description.ts'
import { HIGHER, payAfter } from '../math/offers.ts'
import type { HiLoText } from './texts.ts'

/** The text key of a guess on a card: at both ends of the ranks “the same rank” is a separate guess. */
export function answerKey({ ranks }: Pick<HiLoDefinition, 'ranks'>, card: number, pick: 0 | 1): HiLoText {
  const rank = card % ranks
  if (rank === 0) return pick === HIGHER ? 'onlyHigher' : 'onlySame'
  if (rank === ranks - 1) return pick === HIGHER ? 'onlySame' : 'onlyLower'
  return pick === HIGHER ? 'higher' : 'lower'
}

export const description: Description<HiLoDefinition, HiLoOutcome, HiLoText> = {
  rules: ({ say, percent }, { declared, steps, mostX }) => [
    {
      title: say('howTitle'),
      texts: [
        say('how'),
        say('ends'),
        say('range', {
          from: percent(Number(declared.rtp) / 100),
          to: percent(Number(declared.rtpMax) / 100),
          most: mostX,
          steps,
        }),
        say('absent'),
      ],
    },
  ],
  paytable: ({ say, percent, money }, definition, stakeMinor) => [
    {
      title: say('paysTitle'),
      table: {
        head: [say('ranksRight'), say('chance'), say('wins')],
        rows: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((right) => [
          `${right} / ${definition.ranks}`,
          percent(right / definition.ranks),
          money((payAfter(definition, 1, BigInt(right)) * stakeMinor) / definition.coins),
        ]),
      },
    },
  ],
  result: ({ say, language, money }, _, { state, cards, bet, payMinor }) => {
    const card = cardName(language, frenchDeck, cards.at(-1))
    const all = cardNames(language, frenchDeck, cards)
    if (state === 'lost') return say('resultLost', { card })
    if (state === 'taken') return say('resultTaken', { steps: bet.picks.length, cards: all })
    if (state === 'finished') return say('resultEnd', { cards: all })
    return bet.picks.length === 0 ? say('resultOpen', { card }) : say('resultOn', { card, amount: money(payMinor) })
  },
  shortResult: ({ number }, _, { winMinor, stakeMinor }) => ({
    text: `${number(winMinor / stakeMinor)}×`,
    tone: winMinor > 0 ? 'won' : 'lost',
  }),
}
