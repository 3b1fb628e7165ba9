import { cellOf, type ListColumn, type ListDefinition } from '#contract/lists/list.ts'
import { TransportError } from '../transport-errors.ts'
import type { SumRow } from './lists.queries.ts'

type Plain = string | number | boolean | null

/** The value that a row is sorted and filtered by: minor units of money, everything else unchanged. */
export function valueOf(row: object, column: Pick<ListColumn, 'key' | 'at' | 'minorAt'>): Plain {
  const value = cellOf(row, column)
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  const { amountMinor } = value as { readonly amountMinor?: number }
  return amountMinor ?? null
}

const words = new Intl.Collator('und', { numeric: true })

/** Missing values come last, in either direction. */
export const compareNothing = (one: string, other: string): number => Number(one === 'null') - Number(other === 'null')

/** Compares two values in JSON; texts by the collation of people. */
export function compareValues(one: string, other: string): number {
  const [a, b] = [read(one), read(other)]
  if (a === null || b === null) return 0
  if (typeof a === 'string' && typeof b === 'string') return words.compare(a, b) || (a < b ? -1 : Number(a > b))
  return Number(a) - Number(b)
}

function read(json: string): Plain {
  try {
    const value: unknown = JSON.parse(json)
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Plain
  } catch {
    // Refused below: it is no cursor of ours.
  }
  throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
}

/** Whether a row matches the filters of a query. */
export function isNarrowedTo(
  { columns }: ListDefinition,
  row: object,
  asked: Readonly<Record<string, unknown>>,
): boolean {
  return columns.every((column) => {
    const { kind, filter = {} } = column
    const value = valueOf(row, column)
    const held = cellOf(row, column)
    const number = (bound: unknown) => (kind === 'moment' ? Date.parse(String(bound)) : Number(bound))
    const own = kind === 'moment' ? Date.parse(String(value)) : Number(value)
    const { anyOf, is, from, to } = filter
    const some = anyOf === undefined ? undefined : asked[anyOf]
    if (Array.isArray(some) && some.length > 0)
      if (!(Array.isArray(held) ? held : [value]).some((one) => some.includes(one))) return false
    if (is !== undefined && asked[is] !== undefined && value !== asked[is]) return false
    if (from !== undefined && asked[from] !== undefined && (value === null || own < number(asked[from]))) return false
    return !(to !== undefined && asked[to] !== undefined && (value === null || own >= number(asked[to])))
  })
}

/** Rows and sums of money by currency; none where the list sums nothing. */
export function sumsOf({ columns }: ListDefinition, rows: readonly object[]): SumRow[] {
  const summed = columns.filter(({ isSummed }) => isSummed)
  const found = new Map<string, { count: number; sums: Record<string, number> }>()
  if (summed.length === 0) return []
  for (const row of rows) {
    const moneys = summed.map((column) => [column, cellOf(row, column)] as const)
    const currency = moneys.map(([, money]) => (money as { currency?: string } | null)?.currency).find(Boolean)
    if (currency === undefined) continue
    const sum = found.get(currency) ?? { count: 0, sums: {} }
    found.set(currency, sum)
    sum.count += 1
    for (const [column] of moneys)
      sum.sums[column.key] = (sum.sums[column.key] ?? 0) + Number(valueOf(row, column) ?? 0)
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([currency, sum]) => ({ currency, ...sum }))
}
