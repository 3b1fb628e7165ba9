import type { WheelDefinition } from '../../../kit/protocol/bets.ts'
import { isRiskGame, timesOf } from '../description/index.ts'

/** From the lowest to the highest pay; the first is for fields that pay nothing. */
const FAIR = ['#e63950', '#f59f1e', '#1f9bd1', '#22a65a', '#8f45d6', '#f2d21b']
const CLOCK = ['#2456a6', '#1f8a8f', '#c7781a', '#a32346', '#6a36a8']

/** The colour of a kind of field, by the rank of its pay on its wheel. */
export function colourOfField(definition: WheelDefinition, wheel: number, kind: string): string {
  const isClock = isRiskGame(definition)
  const palette = isClock ? CLOCK : FAIR
  const times = timesOf(definition, wheel, kind)
  if (times === 0) return isClock ? '#141b33' : '#2b2f3a'
  const kinds = new Set(definition.wheels[wheel]?.segments ?? [])
  const all = [...kinds].map((one) => timesOf(definition, wheel, one)).filter((one) => one > 0)
  const rank = all.toSorted((a, b) => a - b).indexOf(times)
  return palette[Math.min(rank, palette.length - 1)] ?? '#888888'
}
