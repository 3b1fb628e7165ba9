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

/** A list that is of something said already: it is not narrowed by that once more. */
export function withoutConditions(list: ListDefinition, names: readonly string[]): ListDefinition {
  if (!names.some((name) => name in list.filters)) return list
  const isSaid = ({ filter = {} }: ListColumn) => Object.values(filter).some((name) => names.includes(name))
  return {
    ...list,
    columns: list.columns.map((column) => {
      if (!isSaid(column)) return column
      const { filter: _said, ...rest } = column
      return rest
    }),
    filters: Object.fromEntries(Object.entries(list.filters).filter(([name]) => !names.includes(name))),
  }
}
