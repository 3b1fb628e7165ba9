import { rateSteps, rateText, type ListedRate, type RateList } from './rate-list.ts'

const FIRST_LINE = /^(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4}) #\d{1,3}$/
const HEADER = 'země|měna|množství|kód|kurz'

/**
 * Parses the daily list of the Czech National Bank (providers §12.1): a line with the day, a header, and a row for each
 * currency with the number of its units. One invalid row makes the whole list invalid.
 */
export function readCnbList(text: string): RateList | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const { day, month, year } = FIRST_LINE.exec(lines[0]?.trim() ?? '')?.groups ?? {}
  if (!day || lines[1]?.trim() !== HEADER) return undefined
  const rows = lines.slice(2).filter((line) => line.trim() !== '')
  const rates = rows.map(readRow)
  if (rates.length === 0 || !rates.every((rate) => rate !== undefined)) return undefined
  return { source: 'CNB', validOn: `${year}-${month}-${day}`, rates }
}

function readRow(line: string): ListedRate | undefined {
  const [, , units = '', code = '', written = '', ...more] = line.trim().split('|')
  if (more.length > 0 || !/^[A-Z]{3}$/.test(code) || !/^\d{1,6}$/.test(units)) return undefined
  const steps = rateSteps(written, ',', Number(units))
  return steps === undefined ? undefined : { from: code, to: 'CZK', rate: rateText(steps) }
}
