import type { ListColumn, ListDefinition } from '#contract/lists/list.ts'

/** One way in which a list can be narrowed by a column. */
export type Condition = {
  readonly column: ListColumn
  /** The parameter of the question. */
  readonly name: string
  readonly is: 'anyOf' | 'is' | 'from' | 'to'
}

/** Every condition of a list, by its columns. */
export function conditionsOf({ columns }: ListDefinition): Condition[] {
  return columns.flatMap((column) =>
    (['anyOf', 'is', 'from', 'to'] as const).flatMap((is) => {
      const name = column.filter?.[is]
      return name === undefined ? [] : [{ column, name, is }]
    }),
  )
}
