import type { TwentyOneDefinition, TwentyOneHand, TwentyOneOutcome } from '../../../kit/protocol/bets.ts'
import { segments } from '../../../kit/scene/bet-controls.ts'
import type { BetSceneNeeds, Choice } from '../../../kit/scene/bet-scene.ts'
import type { Words } from '../../../kit/description/description.ts'
import type { TwentyOneText } from '../description/texts.ts'

/** The control for the side bet; undefined where the game has none. */
export function createSideChoice(
  { definition, words: { say, number }, keep }: BetSceneNeeds<TwentyOneDefinition, TwentyOneText>,
  isSide: boolean,
  onChoose: (isSide: boolean) => void,
) {
  const { side, coins } = definition
  if (!side) return undefined
  const share = `${number((100 * side.share) / coins)} %`
  return segments({
    label: say('side'),
    options: [
      { value: 'off', label: say('sideOff') },
      { value: 'on', label: say(side.pays.on === 'pair' ? 'sidePair' : 'sideSuit', { share }) },
    ],
    value: isSide ? 'on' : 'off',
    onChoose: (value) => {
      keep('side', value)
      onChoose(value === 'on')
    },
  })
}

/** The pays at the current stake; a side bet takes its share of it. */
export function factsOf(
  { rules, side, coins }: TwentyOneDefinition,
  { say, money }: Words<TwentyOneText>,
  isSide: boolean,
  stakeMinor: number,
): [string, string][] {
  const part = (pays: number): string =>
    money((pays * stakeMinor * (isSide && side ? coins - side.share : coins)) / coins / coins)
  return rules.game === 'oko'
    ? [
        [say('win'), part(rules.winPays)],
        [say('aces'), part(rules.acesPay)],
      ]
    : [
        [say('win'), part(rules.winPays)],
        [say('blackjack'), part(rules.blackjackPays)],
      ]
}

export function toneOf({ result }: TwentyOneHand): 'won' | 'lost' | '' {
  if (result === 'lost' || result === 'over') return 'lost'
  return result === 'tied' || result === 'given-up' || result === undefined ? '' : 'won'
}

/** The part of the stake in the main game, which a double or a split adds again. Called before anything was added. */
const inGame = ({ side, coins }: TwentyOneDefinition, { stakeMinor, bet }: TwentyOneOutcome): number =>
  (stakeMinor * (bet.side && side ? coins - side.share : coins)) / coins

/** The button of a move, with what it costs or returns. */
export function choiceOf(
  definition: TwentyOneDefinition,
  { say, money }: Words<TwentyOneText>,
  outcome: TwentyOneOutcome,
  move: TwentyOneOutcome['moves'][number],
): Choice {
  const { rules, coins } = definition
  const { bet } = outcome
  const choice = { label: say(move), bet: { side: bet.side, moves: [...bet.moves, move] } }
  if (move === 'surrender' && rules.game === 'blackjack') {
    const back = (inGame(definition, outcome) * (rules.surrenderPays ?? 0)) / coins
    return { ...choice, detail: say('back', { amount: money(back) }) }
  }
  if (move !== 'double' && move !== 'split') return choice
  const addsMinor = inGame(definition, outcome)
  return { ...choice, detail: say('more', { amount: money(addsMinor) }), addsMinor }
}
