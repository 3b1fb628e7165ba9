import { sortKeys, type ListDefinition } from '#contract/lists/list.ts'
import { isDay } from '../is-day.ts'
import { conditionsOf, type Condition } from './column-conditions.ts'

/** The state of a list in the URL: filters, order, and shown columns. */
export type ListState = {
  /** By the name of the parameter, each with its values. */
  readonly filters: ReadonlyMap<string, readonly string[]>
  readonly sort: string
  readonly isDown: boolean
  /** Keys of the columns that are shown, in their order. */
  readonly columns: readonly string[]
}

/** Columns that are shown where nobody has chosen others. */
export function usualColumns({ columns }: ListDefinition): string[] {
  return columns.filter(({ isExtra }) => !isExtra).map(({ key }) => key)
}

/** Reads the URL; unknown values are ignored, so that an old URL still opens. */
export function readState(list: ListDefinition, search: URLSearchParams): ListState {
  const filters = new Map<string, readonly string[]>()
  const conditions = new Map(conditionsOf(list).map((condition) => [condition.name, condition]))
  for (const name of Object.keys(list.filters)) {
    const condition = conditions.get(name)
    const values = search.getAll(name).filter((value) => value !== '' && (!condition || canBe(condition, value)))
    if (values.length > 0) filters.set(name, values)
  }
  const known = new Set(list.columns.map(({ key }) => key))
  const chosen = (search.get('columns') ?? '').split('.').filter((key) => known.has(key))
  const sort = sortKeys(list).find((key) => key === search.get('sort')) ?? list.order.by
  const falling = search.get('descending')
  return {
    filters,
    sort,
    isDown: falling === null ? sort === list.order.by && list.order.descending : falling === 'true',
    columns: chosen.length > 0 ? chosen : usualColumns(list),
  }
}

/** Whether a condition can have a value: what nobody can read, such as a day that does not exist, is left out. */
function canBe({ column: { kind, choices }, is }: Condition, value: string): boolean {
  if (choices) return choices.includes(value)
  if (kind === 'moment') return !Number.isNaN(Date.parse(value))
  if (kind === 'day') return isDay(value)
  const isNumber = kind === 'money' || kind === 'number' || kind === 'player'
  return !isNumber || is === 'anyOf' || /^-?\d{1,15}$/.test(value)
}

/** The query of a state, without defaults. */
export function writeState(list: ListDefinition, { filters, sort, isDown, columns }: ListState): URLSearchParams {
  const search = writeQuestion(list, { filters, sort, isDown })
  if (columns.join('.') !== usualColumns(list).join('.')) search.set('columns', columns.join('.'))
  return search
}

/** The query of a list's call, from its URL. */
export function writeQuestion(
  list: ListDefinition,
  { filters, sort, isDown }: Omit<ListState, 'columns'>,
): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, values] of filters) for (const value of values) search.append(name, value)
  const isUsual = sort === list.order.by && isDown === list.order.descending
  if (!isUsual) {
    search.set('sort', sort)
    search.set('descending', String(isDown))
  }
  return search
}

/** The state with one filter set, or without it. */
export function withFilter(state: ListState, name: string, values: readonly string[]): ListState {
  const filters = new Map(state.filters)
  if (values.length === 0) filters.delete(name)
  else filters.set(name, values)
  return { ...state, filters }
}

/** After a press on a header: another column is sorted ascending, the same one is reversed. */
export function sortedBy(state: ListState, key: string): ListState {
  return { ...state, sort: key, isDown: state.sort === key ? !state.isDown : false }
}
