import { cardNames } from '../../../kit/cards/names.ts'
import { frenchDeck, germanDeck, type Deck } from '../../../kit/cards/deck.ts'
import type { TwentyOneDefinition, TwentyOneOutcome } from '../../../kit/protocol/bets.ts'
import type { Section, Telling, Words } from '../../../kit/tell/telling.ts'
import type { TwentyOneText } from './texts.ts'

type Say = Words<TwentyOneText>

export const deckOf = ({ rules }: TwentyOneDefinition): Deck => (rules.game === 'oko' ? germanDeck : frenchDeck)

/** How a round ended, in a few words. */
export function resultName({ say }: Pick<Say, 'say'>, { result, player }: TwentyOneOutcome): string {
  return result ? say(result, { count: player.length }) : ''
}

const WAYS: Readonly<Record<TwentyOneDefinition['returns'][number]['way'], TwentyOneText>> = {
  best: 'bestPlay',
  'best-with-side': 'bestWithSide',
  'like-bank': 'likeBank',
  'never-over': 'neverOver',
}

function howTexts({ say }: Say, { rules }: TwentyOneDefinition): string[] {
  if (rules.game === 'blackjack') {
    return [say('howBlackjack'), say(rules.isSoftStanding ? 'softStands' : 'softDraws'), say('oneStake'), say('absent')]
  }
  const { bankStandsFrom, isBankOpen, tiesBackFrom } = rules
  return [
    say('howOko'),
    say('bankOko', { from: bankStandsFrom }),
    say(isBankOpen ? 'openBank' : 'closedBank'),
    tiesBackFrom > 21 ? say('tiesBank') : say('tiesBack', { from: tiesBackFrom }),
    say('oneStake'),
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

function sideSection(words: Say, { side, coins, rules }: TwentyOneDefinition, stakeMinor: number): Section[] {
  if (!side) return []
  const { say, money, number } = words
  const paid = (pays: number): string => money((pays * side.share * stakeMinor) / coins / coins)
  const { pays } = side
  return [
    {
      title: say('sideTitle'),
      texts: [
        say('sideHow', { share: `${number((100 * side.share) / coins)} %` }),
        ...(rules.game === 'oko' ? [say('sideOko')] : []),
      ],
      table: {
        head: [say('case'), say('wins')],
        rows:
          pays.on === 'pair'
            ? [
                [say('twins'), paid(pays.twins)],
                [say('pair'), paid(pays.pair)],
              ]
            : [
                [say('hearts'), paid(pays.hearts)],
                [say('suit'), paid(pays.suit)],
              ],
      },
    },
  ]
}

export const telling: Telling<TwentyOneDefinition, TwentyOneOutcome, TwentyOneText> = {
  rules: (words, definition) => [
    { title: words.say('howTitle'), texts: howTexts(words, definition) },
    {
      title: words.say('returnsTitle'),
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
    const { player, playerTotal: total, bank, bankTotal, state, sideName } = outcome
    const cards = cardNames(language, deck, player)
    const shown = bank.length > 0 ? cardNames(language, deck, bank) : say('nothingShown')
    const beside = sideName ? ` ${say('sideWon', { name: say(sideName) })}` : ''
    if (state === 'open') return say('resultOpen', { total, cards, bank: shown }) + beside
    return say('resultEnd', { result: resultName(words, outcome), total, cards, bankTotal, bank: shown }) + beside
  },
  mark: (_, __, { winMinor, stakeMinor, playerTotal, bankTotal, result }) => ({
    text: result === 'over' ? `${playerTotal}` : `${playerTotal}:${bankTotal}`,
    tone: winMinor > stakeMinor ? 'won' : winMinor > 0 ? 'plain' : 'lost',
  }),
}
