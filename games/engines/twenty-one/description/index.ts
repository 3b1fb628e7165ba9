import { cardNames } from '../../../kit/cards/names.ts'
import { frenchDeck, germanDeck, type Deck } from '../../../kit/cards/deck.ts'
import type { TwentyOneDefinition, TwentyOneHand, TwentyOneOutcome } from '../../../kit/protocol/bets.ts'
import type { Section, Description, Words } from '../../../kit/description/description.ts'
import type { SideName } from '../math/side-bet.ts'
import { sideChances } from './side-chances.ts'
import type { TwentyOneText } from './texts.ts'

type Say = Words<TwentyOneText>

export const deckOf = ({ rules }: TwentyOneDefinition): Deck => (rules.game === 'oko' ? germanDeck : frenchDeck)

/** How a hand ended, in a few words. */
export function resultName({ say }: Pick<Say, 'say'>, { result, cards }: TwentyOneHand): string {
  return result ? say(result, { count: cards.length }) : ''
}

const WAYS: Readonly<Record<TwentyOneDefinition['returns'][number]['way'], TwentyOneText>> = {
  best: 'bestPlay',
  'best-with-side': 'bestWithSide',
  'like-bank': 'likeBank',
  'never-over': 'neverOver',
}

/** Texts about what decisions may add to the stake, or that they add nothing. */
function addingTexts({ say }: Say, { rules }: TwentyOneDefinition): string[] {
  const isSplitting = rules.game === 'blackjack' && rules.splitsPairs === true
  const added = [...(rules.doubles ? [say('doubles', rules.doubles)] : []), ...(isSplitting ? [say('splits')] : [])]
  if (added.length === 0) return [say('oneStake')]
  return rules.game === 'blackjack' ? [...added, say('bankTakes')] : added
}

function howTexts(words: Say, definition: TwentyOneDefinition): string[] {
  const { say } = words
  const { rules } = definition
  const adding = addingTexts(words, definition)
  if (rules.game === 'blackjack') {
    return [say('howBlackjack'), say(rules.isSoftStanding ? 'softStands' : 'softDraws'), ...adding, say('absent')]
  }
  const { bankStandsFrom, isBankOpen, tiesBackFrom } = rules
  return [
    say('howOko'),
    say('bankOko', { from: bankStandsFrom }),
    say(isBankOpen ? 'openBank' : 'closedBank'),
    tiesBackFrom > 21 ? say('tiesBank') : say('tiesBack', { from: tiesBackFrom }),
    ...adding,
    say('absent'),
  ]
}

function mainRows(words: Say, definition: TwentyOneDefinition, stakeMinor: number): string[][] {
  const { say, money } = words
  const { rules, coins } = definition
  const paid = (pays: number): string => money((pays * stakeMinor) / coins)
  if (rules.game === 'oko') {
    return [
      [say('aces'), paid(rules.acesPay)],
      ...(rules.okoPays === rules.winPays ? [] : [[say('oko'), paid(rules.okoPays)]]),
      [say('win'), paid(rules.winPays)],
      ...(rules.tiesBackFrom > 21 ? [] : [[say('tiesBack', { from: rules.tiesBackFrom }), paid(coins)]]),
    ]
  }
  const { manyCards, surrenderPays } = rules
  return [
    ...(manyCards ? [[say('many-cards', { count: manyCards.count }), paid(manyCards.pays)]] : []),
    [say('blackjack'), paid(rules.blackjackPays)],
    [say('win'), paid(rules.winPays)],
    [say('tie'), paid(coins)],
    ...(surrenderPays === undefined ? [] : [[say('surrender'), paid(surrenderPays)]]),
  ]
}

function sideSection(words: Say, definition: TwentyOneDefinition, stakeMinor: number): Section[] {
  const { side, coins, rules } = definition
  if (!side) return []
  const { say, money, number, percent } = words
  const chances = sideChances(definition)
  const paid = (pays: number): string => money((pays * side.share * stakeMinor) / coins / coins)
  const { pays } = side
  const named: readonly (readonly [SideName, number])[] =
    pays.on === 'pair'
      ? [
          ['twins', pays.twins],
          ['pair', pays.pair],
        ]
      : [
          ['hearts', pays.hearts],
          ['suit', pays.suit],
        ]
  return [
    {
      title: say('sideTitle'),
      texts: [
        say('sideHow', { share: `${number((100 * side.share) / coins)} %` }),
        ...(rules.game === 'oko' ? [say('sideOko')] : []),
      ],
      table: {
        head: [say('case'), say('chance'), say('wins')],
        rows: named.map(([name, coinsPaid]) => [say(name), percent(chances.get(name) ?? 0), paid(coinsPaid)]),
      },
    },
  ]
}

export const description: Description<TwentyOneDefinition, TwentyOneOutcome, TwentyOneText> = {
  rules: (words, definition) => [
    { title: words.say('howTitle'), texts: howTexts(words, definition) },
    {
      title: words.say('returnsTitle'),
      ...(definition.rules.doubles ? { texts: [words.say('ofFirst')] } : {}),
      table: {
        head: [words.say('way'), words.say('returns')],
        rows: definition.returns.map(({ way, rtp }) => [words.say(WAYS[way]), words.percent(Number(rtp) / 100)]),
      },
    },
  ],
  paytable: (words, definition, stakeMinor) => [
    {
      title: words.say('paysTitle'),
      table: { head: [words.say('case'), words.say('wins')], rows: mainRows(words, definition, stakeMinor) },
    },
    ...sideSection(words, definition, stakeMinor),
  ],
  result: (words, definition, outcome) => {
    const { say, language } = words
    const deck = deckOf(definition)
    const { hands, at, bank, bankTotal, state, sideName } = outcome
    const shown = bank.length > 0 ? cardNames(language, deck, bank) : say('nothingShown')
    const beside = sideName ? ` ${say('sideWon', { name: say(sideName) })}` : ''
    const isOpen = state === 'open'
    const valuesOf = (hand: TwentyOneHand, index: number) => ({
      number: index + 1,
      total: hand.total,
      cards: cardNames(language, deck, hand.cards),
      result: resultName(words, hand),
      bank: shown,
      bankTotal,
    })
    const [first, second] = hands.map(valuesOf)
    if (first && !second) return say(isOpen ? 'resultOpen' : 'resultEnd', first) + beside
    const told = hands.map((hand, index) =>
      say(isOpen ? (index === at ? 'splitOpen' : 'splitOther') : 'splitEnd', valuesOf(hand, index)),
    )
    const theirs = say(isOpen ? 'bankShows' : 'bankEnd', { bank: shown, bankTotal })
    return [...told, theirs].join(' ') + beside
  },
  shortResult: (_, __, { winMinor, stakeMinor, hands, bankTotal }) => {
    const totals = hands.map(({ total }) => total).join('/')
    const isOver = hands.every(({ result }) => result === 'over')
    return {
      text: isOver ? totals : `${totals}:${bankTotal}`,
      tone: winMinor > stakeMinor ? 'won' : winMinor > 0 ? 'plain' : 'lost',
    }
  },
}
