import { Type, type Static } from 'typebox'
import { Closed } from '../../../kit/math/definition-parts.ts'

/**
 * How a ticket shows its win. `equal`: so many equal fields. `lines`: three equal in a row of a square of nine, or in
 * any row, column or diagonal. `keys`: an own number that is among the winning ones.
 */
export const ScratchLayout = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('equal'),
      fields: Type.Integer({ minimum: 6, maximum: 12 }),
      needed: Type.Integer({ minimum: 2, maximum: 3 }),
    },
    Closed,
  ),
  Type.Object(
    { kind: Type.Literal('lines'), through: Type.Union([Type.Literal('rows'), Type.Literal('all')]) },
    Closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('keys'),
      keys: Type.Integer({ minimum: 1, maximum: 3 }),
      own: Type.Integer({ minimum: 6, maximum: 12 }),
      of: Type.Integer({ minimum: 20, maximum: 99 }),
    },
    Closed,
  ),
])
export type ScratchLayout = Static<typeof ScratchLayout>

const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
] as const
const ALL = [...ROWS, [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]] as const

/** Lines of a square of nine that win when they are equal. */
export const linesOf = ({ through }: Extract<ScratchLayout, { kind: 'lines' }>): readonly (readonly number[])[] =>
  through === 'rows' ? ROWS : ALL

type Shown = {
  readonly fields: readonly number[]
  readonly keys?: readonly number[]
  readonly numbers?: readonly number[]
}

/** The fields that win, read from what the ticket shows and from nothing else. */
export function winningFields(layout: ScratchLayout, { fields, keys = [], numbers = [] }: Shown): number[] {
  const all = fields.map((_, field) => field)
  if (layout.kind === 'keys') return all.filter((field) => keys.includes(numbers[field] ?? 0))
  if (layout.kind === 'equal') {
    return all.filter((field) => fields.filter((it) => it === fields[field]).length >= layout.needed)
  }
  return all.filter((field) =>
    linesOf(layout).some((line) => line.includes(field) && line.every((it) => fields[it] === fields[field])),
  )
}
