import { formatNumber } from '#money'
import type { WheelDefinition, WheelOutcome } from '../../../kit/protocol/bets.ts'
import type { Description, Words } from '../../../kit/description/description.ts'
import type { WheelText } from './texts.ts'

/** A game with several wheels lets the player choose the risk; with one wheel, what to bet on. */
export function isRiskGame({ wheels }: WheelDefinition): boolean {
  return wheels.length > 1
}

/** Pay of a kind of field on a bet, in hundredths of the stake. */
export function timesOf({ bets, coins }: WheelDefinition, wheel: number, kind: string): number {
  const pays = bets.filter((bet) => bet.wheel === wheel).map((bet) => bet.pays[kind] ?? 0)
  return Math.round((Math.max(0, ...pays) * 100) / coins)
}

/** A multiplier in hundredths, such as `×1.2`. */
export function writeTimes({ language }: Pick<Words<string>, 'language'>, hundredths: number): string {
  return `×${formatNumber(hundredths / 100, language)}`
}

/** The number of winning fields of a bet, the number of fields of its wheel, and the highest pay in hundredths. */
export function factsOfBet(definition: WheelDefinition, bet: number): { ways: number; of: number; most: number } {
  const found = definition.bets[bet]
  const segments = definition.wheels[found?.wheel ?? 0]?.segments ?? []
  const pays = found?.pays ?? {}
  const ways = segments.filter((kind) => (pays[kind] ?? 0) > 0).length
  return { ways, of: segments.length, most: (Math.max(0, ...Object.values(pays)) * 100) / definition.coins }
}

/** The name of a bet: its risk, or the pay of its field. */
export function nameOfBet(words: Words<WheelText>, definition: WheelDefinition, bet: number): string {
  const id = definition.bets[bet]?.id
  if (id === 'low' || id === 'medium' || id === 'high') return words.say(id)
  return writeTimes(words, factsOfBet(definition, bet).most)
}

export const description: Description<WheelDefinition, WheelOutcome, WheelText> = {
  rules: ({ say, percent }, definition) => [
    {
      title: say('howTitle'),
      texts: [
        say(isRiskGame(definition) ? 'howRisk' : 'howPick'),
        say('same', { rtp: percent(Number(definition.declared.rtp) / 100) }),
      ],
    },
  ],
  paytable: (words, definition, stakeMinor) => {
    const { say, percent, money } = words
    const rowOf = (wheel: number, kind: string): string[] => {
      const segments = definition.wheels[wheel]?.segments ?? []
      const times = timesOf(definition, wheel, kind)
      const count = segments.filter((one) => one === kind).length
      return [
        writeTimes(words, times),
        `${count} / ${segments.length}`,
        percent(count / segments.length),
        money(Math.round((times * stakeMinor) / 100)),
      ]
    }
    return definition.wheels.map(({ id, segments }, wheel) => {
      const kinds = [...new Set(segments)].toSorted(
        (a, b) => timesOf(definition, wheel, b) - timesOf(definition, wheel, a),
      )
      const isRisk = id === 'low' || id === 'medium' || id === 'high'
      return {
        title: isRisk ? `${say('risk')}: ${say(id)}` : say('tableTitle'),
        table: {
          head: ['×', say('segments'), say('chance'), say('wins')],
          rows: kinds.map((kind) => rowOf(wheel, kind)),
        },
      }
    })
  },
  result: (words, definition, { wheel, kind, bet }) => {
    const times = timesOf(definition, wheel, kind)
    if (times === 0) return words.say('resultNone')
    const written = writeTimes(words, times)
    return isRiskGame(definition)
      ? words.say('resultRisk', { times: written })
      : words.say('resultPick', { times: written, picked: nameOfBet(words, definition, bet.bet) })
  },
  shortResult: (words, definition, { wheel, kind, winMinor, stakeMinor }) => ({
    text: writeTimes(words, timesOf(definition, wheel, kind)),
    tone: winMinor > stakeMinor ? 'won' : winMinor > 0 ? 'plain' : 'lost',
  }),
}
