import { germanDeck, shortDeck, type Deck } from '../../../kit/cards/deck.ts'
import { cardName, suitName } from '../../../kit/cards/names.ts'
import type { DuelBet, DuelDefinition, DuelOutcome } from '../../../kit/protocol/bets.ts'
import type { Description, Words } from '../../../kit/description/description.ts'
import type { DuelText } from './texts.ts'

/** A war is played with the German pack; a cut names red and black of the French suits. */
export const deckOf = ({ rules }: DuelDefinition): Deck => (rules.game === 'war' ? germanDeck : shortDeck)

/** What is bet on, as text. */
function namedIn({ say, language }: Words<DuelText>, definition: DuelDefinition, { on, value }: DuelBet): string {
  const deck = deckOf(definition)
  if (on === 'colour') return say(value === 0 ? 'red' : 'black')
  if (on === 'suit') return suitName(language, deck.suits[value] ?? 'hearts')
  return on === 'card' ? cardName(language, deck, value) : ''
}

export const description: Description<DuelDefinition, DuelOutcome, DuelText> = {
  rules: ({ say, percent }, { rules, declared }) => [
    {
      title: say('howTitle'),
      texts: [
        say(rules.game === 'war' ? 'howWar' : 'howCut'),
        say('same', { rtp: percent(Number(declared.rtp) / 100) }),
      ],
    },
  ],
  paytable: ({ say, percent, money }, { rules, coins, suits, ranks }, stakeMinor) => {
    const paid = (pays: number): string => money((pays * stakeMinor) / coins)
    const tie = (suits - 1) / (suits * ranks - 1)
    const rows =
      rules.game === 'war'
        ? [
            [say('higher'), percent((1 - tie) / 2), paid(rules.winPays)],
            [say('equal'), percent(tie), paid(rules.tiePays)],
          ]
        : [
            [say('colour'), percent(1 / 2), paid(rules.colourPays)],
            [say('suit'), percent(1 / suits), paid(rules.suitPays)],
            [say('exact'), percent(1 / (suits * ranks)), paid(rules.cardPays)],
          ]
    return [{ title: say('paysTitle'), table: { head: [say('case'), say('chance'), say('wins')], rows } }]
  },
  result: (words, definition, { cards, result, bet }) => {
    const { say, language } = words
    const deck = deckOf(definition)
    const [mine, theirs] = cards.map((card) => cardName(language, deck, card))
    if (definition.rules.game === 'war') {
      return say('resultWar', { result: say(result), mine: mine ?? '', theirs: theirs ?? '' })
    }
    return say('resultCut', { result: say(result), card: mine ?? '', named: namedIn(words, definition, bet) })
  },
  shortResult: (_, definition, { cards, result }) => {
    const { ranks } = deckOf(definition)
    return {
      text: cards.map((card) => ranks[card % ranks.length] ?? '').join(':'),
      tone: result === 'won' ? 'won' : result === 'tied' ? 'plain' : 'lost',
    }
  },
}
