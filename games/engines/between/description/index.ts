import { frenchDeck } from '../../../kit/cards/deck.ts'
import { cardName, cardNames } from '../../../kit/cards/names.ts'
import type { BetweenDefinition, BetweenOutcome } from '../../../kit/protocol/bets.ts'
import type { Description } from '../../../kit/description/description.ts'
import { placesOn } from '../math/places.ts'
import type { BetweenText } from './texts.ts'

/** Pairs of ranks that show how the pays change: far apart, close, equal. */
const EXAMPLES = [
  [0, 12],
  [3, 9],
  [5, 7],
  [8, 8],
] as const

export const description: Description<BetweenDefinition, BetweenOutcome, BetweenText> = {
  rules: ({ say, percent }, { declared }) => [
    {
      title: say('howTitle'),
      texts: [
        say('how'),
        say('range', { from: percent(Number(declared.rtp) / 100), to: percent(Number(declared.rtpMax) / 100) }),
        say('absent'),
      ],
    },
  ],
  paytable: ({ say, money, percent }, definition, stakeMinor) => {
    const left = definition.suits * definition.ranks - 2
    return [
      {
        title: say('paysTitle'),
        table: {
          head: [say('cards'), say('place'), say('chance'), say('wins')],
          rows: EXAMPLES.flatMap(([low, high]) =>
            placesOn(definition, low, high).map(({ place, cards, coins }) => [
              `${frenchDeck.ranks[low] ?? ''} – ${frenchDeck.ranks[high] ?? ''}`,
              say(place),
              percent(cards / left),
              money((coins * stakeMinor) / definition.coins),
            ]),
          ),
        },
      },
    ]
  },
  result: ({ say, language }, _, { state, cards, fell, bet }) => {
    const shown = cardNames(language, frenchDeck, cards.slice(0, 2))
    if (state === 'open' || !fell || !bet.place) return say('resultOpen', { cards: shown })
    const third = cardName(language, frenchDeck, cards[2])
    return say('resultEnd', {
      cards: shown,
      third,
      fell: say(fell).toLocaleLowerCase(language),
      place: say(bet.place).toLocaleLowerCase(language),
    })
  },
  shortResult: (_, __, { cards, winMinor }) => ({
    text: cards.map((card) => frenchDeck.ranks[card % 13] ?? '').join(' '),
    tone: winMinor > 0 ? 'won' : 'lost',
  }),
}
