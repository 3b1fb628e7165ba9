import type { Rng } from '../../../kit/math/rng.ts'
import { linesOf, type ScratchLayout } from './scratch-layout.ts'

/** What lies under the foil: prizes by index, and in a game of numbers the numbers beside them. */
export type Ticket = {
  readonly fields: readonly number[]
  /** Numbers that win, from 1. */
  readonly keys?: readonly number[]
  /** The number of each field. */
  readonly numbers?: readonly number[]
}

const most = (fields: readonly number[], prize: number): number => fields.filter((it) => it === prize).length

function drawWithout(of: number, count: number, rng: Rng): number[] {
  const left = Array.from({ length: of }, (_, index) => index + 1)
  return Array.from({ length: count }, () => left.splice(rng.below(left.length), 1)[0] ?? 0)
}

/** Fields among which no prize shows as often as it must to win, but for the one that is won. */
function layEqual(count: number, needed: number, prizes: number, prize: number | undefined, rng: Rng): Ticket {
  const places = prize === undefined ? [] : drawWithout(count, needed, rng).map((place) => place - 1)
  for (;;) {
    const fields = Array.from({ length: count }, (_, field) =>
      prize !== undefined && places.includes(field) ? prize : rng.below(prizes),
    )
    const others = fields.filter((_, field) => !places.includes(field))
    if (others.every((it) => it !== prize && most(others, it) < needed)) return { fields }
  }
}

/** Fields of which no line is equal, but for the one that is won. */
function layLines(
  layout: Extract<ScratchLayout, { kind: 'lines' }>,
  prizes: number,
  prize: number | undefined,
  rng: Rng,
): Ticket {
  const lines = linesOf(layout)
  const won = prize === undefined ? undefined : lines[rng.below(lines.length)]
  for (;;) {
    const fields = Array.from({ length: 9 }, (_, field) =>
      prize !== undefined && won?.includes(field) ? prize : rng.below(prizes),
    )
    const equal = lines.filter((line) => line.every((field) => fields[field] === fields[line[0] ?? 0]))
    if (equal.every((line) => line === won)) return { fields }
  }
}

/** Own numbers with a prize each; one of them is a key exactly when the ticket wins, and that one's prize is won. */
function layKeys(
  { keys: count, own, of }: Extract<ScratchLayout, { kind: 'keys' }>,
  prizes: number,
  prize: number | undefined,
  rng: Rng,
): Ticket {
  const drawn = drawWithout(of, count + own, rng)
  const keys = drawn.slice(0, count)
  const numbers = drawn.slice(count)
  const fields = Array.from({ length: own }, () => rng.below(prizes))
  if (prize !== undefined) {
    const place = rng.below(own)
    fields[place] = prize
    numbers[place] = keys[rng.below(count)] ?? 0
  }
  return { fields, keys, numbers }
}

/**
 * Fields after the prize is known, so that they can never change it. Losing tickets are uniform over all that show no
 * win (whole tickets are drawn until one fits): nothing is made to look near.
 */
export function layFields(layout: ScratchLayout, prizes: number, prize: number | undefined, rng: Rng): Ticket {
  if (layout.kind === 'equal') return layEqual(layout.fields, layout.needed, prizes, prize, rng)
  return layout.kind === 'lines' ? layLines(layout, prizes, prize, rng) : layKeys(layout, prizes, prize, rng)
}
