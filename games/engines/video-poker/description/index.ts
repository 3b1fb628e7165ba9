import { cardNames, rankName } from '../../../kit/cards/names.ts'
import { frenchDeck, germanDeck, type Deck } from '../../../kit/cards/deck.ts'
import type { VideoPokerDefinition, VideoPokerOutcome } from '../../../kit/protocol/bets.ts'
import type { Description, Words } from '../../../kit/description/description.ts'
import type { VideoPokerText } from './texts.ts'

/** The deck to draw: 32 cards with German suits, or 52 with or without a joker. */
export const deckOf = ({ deck }: VideoPokerDefinition): Deck => (deck === 32 ? germanDeck : frenchDeck)

export type HandName = VideoPokerDefinition['pays'][number]['hand']

/** The name of a hand; for a pair, from which rank on it pays. */
export function handName(words: Words<VideoPokerText>, definition: VideoPokerDefinition, hand: HandName): string {
  const rank = frenchDeck.ranks[definition.pairFrom - 2] ?? 'A'
  return words.say(hand, { from: rankName(words.language, rank) })
}

export const description: Description<VideoPokerDefinition, VideoPokerOutcome, VideoPokerText> = {
  rules: ({ say, percent }, { deck, wild, declared }) => [
    {
      title: say('howTitle'),
      texts: [
        say('how'),
        say(deck === 32 ? 'pack32' : deck === 53 ? 'pack53' : 'pack52'),
        ...(wild === 'deuces' ? [say('deuces')] : []),
        say('strategy', { rtp: percent(Number(declared.rtp) / 100) }),
        say('absent'),
      ],
    },
  ],
  paytable: (words, definition, stakeMinor) => {
    const { say, money, number } = words
    return [
      {
        title: say('paysTitle'),
        table: {
          head: [say('handName'), say('times'), say('wins')],
          rows: definition.pays
            .toSorted((a, b) => b.coins - a.coins)
            .map(({ hand, coins }) => [
              handName(words, definition, hand),
              `${number(coins / definition.coins)}×`,
              money((coins * stakeMinor) / definition.coins),
            ]),
        },
      },
    ]
  },
  result: (words, definition, { state, dealt, hand = dealt, name }) => {
    const cards = cardNames(words.language, deckOf(definition), hand)
    if (state === 'open') return words.say('resultOpen', { cards })
    return words.say('resultEnd', { name: name ? handName(words, definition, name) : words.say('nothing'), cards })
  },
  shortResult: ({ number }, { coins, pays }, { name }) => {
    const paid = pays.find(({ hand }) => hand === name)
    return paid ? { text: `${number(paid.coins / coins)}×`, tone: 'won' } : { text: '–', tone: 'lost' }
  },
}
