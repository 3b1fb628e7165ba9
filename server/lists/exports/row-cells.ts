import { inUnits, type Money } from '#money'
import { cellOf, type ColumnKind, type ListDefinition } from '#contract/lists/list.ts'
import type { ExportColumn } from './exports.queries.ts'

/** A cell of a file: a text, a number with its fraction digits, an instant, or a calendar day. */
export type Cell =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly number: number; readonly isMoney?: boolean }
  | { readonly is: 'moment'; readonly at: Date }
  | { readonly is: 'day'; readonly text: string }
  | null

type Value = unknown

const DAY = /^\d{4}-\d\d-\d\d$/

const word = (text: string): Cell => ({ is: 'text', text })

/** Headings; money takes two columns, its amount and its currency. */
export function headCells({ columns }: ListDefinition, asked: readonly ExportColumn[]): Cell[] {
  return asked.flatMap(({ key, title, currencyTitle = `${title} (currency)` }) => {
    const isMoney = columns.find((one) => one.key === key)?.kind === 'money'
    return isMoney ? [word(title), word(currencyTitle)] : [word(title)]
  })
}

/** Rows of a list as cells of a file. */
export function makeRowCells({ columns }: ListDefinition, asked: readonly ExportColumn[]): (row: object) => Cell[] {
  const known = new Map(columns.map((column) => [column.key, column]))
  const read = asked.map(({ key, words = [] }) => {
    return { column: known.get(key), texts: new Map(words.map(({ value, text }) => [value, text])) }
  })
  return (row) =>
    read.flatMap(({ column, texts }) => (column ? cellsOf(column.kind, cellOf(row, column), texts) : [null]))
}

/** Texts of values, as the screen of the requester has them. */
type Texts = ReadonlyMap<string, string>

function cellsOf(kind: ColumnKind, value: Value, texts: Texts): Cell[] {
  if (kind === 'money') return moneyCells(value)
  if (value === null || value === undefined) return [null]
  if (kind === 'moment' && typeof value === 'string') return [{ is: 'moment', at: new Date(value) }]
  if (kind === 'day' && typeof value === 'string' && DAY.test(value)) return [{ is: 'day', text: value }]
  if (typeof value === 'number') return [{ is: 'number', number: value }]
  if (typeof value === 'boolean') return [word(texts.get(String(value)) ?? (value ? 'yes' : 'no'))]
  return [word((Array.isArray(value) ? value : [value]).map((one) => wordOf(one, texts)).join(', '))]
}

const wordOf = (value: Value, texts: Texts): string =>
  typeof value === 'string' ? (texts.get(value) ?? value) : JSON.stringify(value)

function moneyCells(value: Value): Cell[] {
  const { amountMinor, currency } = (value ?? {}) as Partial<Money>
  if (amountMinor === undefined || currency === undefined) return [null, null]
  return [{ is: 'number', number: inUnits({ amountMinor, currency }), isMoney: true }, word(currency)]
}
