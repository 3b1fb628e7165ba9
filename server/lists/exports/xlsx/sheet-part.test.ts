import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { overviewLog } from '#contract/lists/overview-log.ts'
import { csvRows } from '../csv-part.ts'
import { makeRowCells } from '../row-cells.ts'
import { NEW_SHEET, sheetEnd, sheetPart, sheetRows } from './sheet-part.ts'

const COLUMNS = ['day', 'brand', 'actives', 'stake'].map((key) => ({ key, title: key }))
const rowOf = (day: string) =>
  makeRowCells(
    overviewLog,
    COLUMNS,
  )({
    day,
    brand: '2026-10-25',
    actives: 7,
    stake: { amountMinor: 123_450, currency: 'CZK' },
  })
const HOUR_MS = 3_600_000
const options = { head: null, offsetOf: () => 2 * HOUR_MS }

it('writes days as dates that a spreadsheet computes with, whatever the zone, and numbers as numbers', () => {
  const rows = ['1900-03-01', '2026-03-29', '2026-10-25'].map(rowOf)
  const { bytes, after } = sheetPart(sheetRows(rows, options), NEW_SHEET)
  const xml = inflateRawSync(Buffer.concat([bytes, sheetEnd(after).bytes])).toString()
  // Days 61, 46110 and 46320 of a spreadsheet.
  expect([...xml.matchAll(/<row><c s="4"><v>([^<]*)<\/v>/g)].map(([, day]) => day)).toEqual(['61', '46110', '46320'])
  expect(xml).toContain(
    '<t xml:space="preserve">2026-10-25</t></is></c><c><v>7</v></c><c s="2"><v>1234.5</v></c><c t="inlineStr"><is><t xml:space="preserve">CZK',
  )
})

it('writes days in CSV as they are', () => {
  const csv = csvRows([rowOf('2026-03-29')], options)
  expect(csv.toString()).toMatch(/^"?2026-03-29"?;"2026-10-25";7;1234,5;"CZK"\r\n$/)
})
