import type { ListColumn, ListDefinition } from '#contract/lists/list.ts'

/** One filter of a list by a column. */
export type Condition = {
  readonly column: ListColumn
  /** Name of the query parameter. */
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

/** A list without the filters that are already fixed by its place. */
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
