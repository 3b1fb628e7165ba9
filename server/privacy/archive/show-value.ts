import { escapeMarkup } from '#server/kernel/index.ts'
import type { ExportWords } from '../texts/index.ts'

type Shown = { readonly words: ExportWords; readonly locale: string; readonly timeZone: string }

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** One value of the archive as HTML: a table for a list of similar objects, otherwise a list of names and values. */
export function showValue(value: unknown, shown: Shown): string {
  if (Array.isArray(value)) return showList(value, shown)
  if (value !== null && typeof value === 'object') return showFields(value as Record<string, unknown>, shown)
  return escapeMarkup(showPlain(value, shown))
}

function showList(rows: readonly unknown[], shown: Shown): string {
  const { words } = shown
  if (rows.length === 0) return `<i>${escapeMarkup(words.none)}</i>`
  if (!rows.every((row) => row !== null && typeof row === 'object' && !Array.isArray(row)))
    return `<ul>${rows.map((row) => `<li>${showValue(row, shown)}</li>`).join('')}</ul>`
  const records = rows as readonly Record<string, unknown>[]
  const keys = [...new Set(records.flatMap((row) => Object.keys(row)))]
  const head = keys.map((key) => `<th scope="col">${escapeMarkup(nameOf(key, words))}</th>`).join('')
  const body = records
    .map((row) => `<tr>${keys.map((key) => `<td>${showValue(row[key] ?? null, shown)}</td>`).join('')}</tr>`)
    .join('')
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

function showFields(fields: Readonly<Record<string, unknown>>, shown: Shown): string {
  const rows = Object.entries(fields).map(
    ([key, value]) => `<dt>${escapeMarkup(nameOf(key, shown.words))}</dt><dd>${showValue(value, shown)}</dd>`,
  )
  return `<dl>${rows.join('')}</dl>`
}

function showPlain(value: unknown, { words, locale, timeZone }: Shown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string' && INSTANT.test(value))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(
      new Date(value),
    )
  return String(value)
}

/** The name of a field in the person's language; without a text, the field's key as words. */
function nameOf(key: string, { fields }: ExportWords): string {
  return fields[key] ?? key.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
}
