import { formatNumber } from '#money'
import type { DiceDefinition, DiceOutcome } from '../../../kit/protocol/bets.ts'
import type { Description, Words } from '../../../kit/description/description.ts'
import type { DiceText } from './texts.ts'

/** Whether a game has high numbers only; it is then shown as a multiplier and a limit instead of numbers. */
export function isLimitGame({ sides }: DiceDefinition): boolean {
  return sides.length === 1
}

/** A rolled number as it is shown, such as `48.50`. */
export function writeRoll(
  { language }: Pick<Words<string>, 'language'>,
  { outOf }: DiceDefinition,
  roll: number,
): string {
  const digits = Math.max(0, Math.round(Math.log10(outOf)) - 2)
  const share = (roll * 100) / outOf
  const cut = Math.floor(share * 10 ** digits + 1e-9) / 10 ** digits
  return formatNumber(cut, language, { least: digits, most: digits })
}

/** The multiplier that a roll reaches, in hundredths: at least a target exactly when the roll wins with that target. */
export function reachedBy({ outOf, targets }: DiceDefinition, roll: number): number {
  const [first] = targets
  return first ? Math.floor((first.chance * first.pays) / (outOf - roll)) : 100
}

/** A multiplier in hundredths, such as `1.94`. */
export function writeTimes({ language }: Pick<Words<string>, 'language'>, hundredths: number): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    hundredths / 100,
  )
}

/** The number that separates winning from losing ones, and whether the winning ones are below it. */
export function edgeOf({ outOf, targets }: DiceDefinition, target: number, side: 'under' | 'over'): number {
  const chance = targets[target]?.chance ?? 0
  return side === 'under' ? chance : outOf - chance
}

export const description: Description<DiceDefinition, DiceOutcome, DiceText> = {
  rules: ({ say, percent }, definition) => {
    const { rtp } = definition.declared
    const most = writeRoll({ language: 'en' }, definition, definition.outOf - 1)
    return [
      {
        title: say('howTitle'),
        texts: [
          isLimitGame(definition) ? say('howLimit') : say('howDice', { most }),
          say('same', { rtp: percent(Number(rtp) / 100) }),
        ],
      },
    ]
  },
  paytable: (words, definition, stakeMinor) => {
    const { say, percent, money } = words
    const { targets, outOf, coins } = definition
    return [
      {
        title: say('paysTitle'),
        table: {
          head: [say('pays'), say('chance'), say('wins')],
          rows: targets.map(({ chance, pays }) => [
            `${writeTimes(words, (pays * 100) / coins)}×`,
            percent(chance / outOf),
            money((pays * stakeMinor) / coins),
          ]),
        },
      },
    ]
  },
  result: (words, definition, { bet, roll }) => {
    if (isLimitGame(definition)) {
      const target = writeTimes(words, definition.targets[bet.target]?.pays ?? 0)
      return words.say('resultLimit', { reached: writeTimes(words, reachedBy(definition, roll)), target })
    }
    return words.say('resultDice', {
      number: writeRoll(words, definition, roll),
      side: words.say(bet.side).toLocaleLowerCase(words.language),
      edge: writeRoll(words, definition, edgeOf(definition, bet.target, bet.side)),
    })
  },
  shortResult: (words, definition, { roll, isWon }) => ({
    text: isLimitGame(definition)
      ? `×${writeTimes(words, reachedBy(definition, roll))}`
      : `${isWon ? '✓ ' : ''}${writeRoll(words, definition, roll)}`,
    tone: isWon ? 'won' : 'lost',
  }),
}
