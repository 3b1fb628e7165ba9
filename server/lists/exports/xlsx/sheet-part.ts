import { constants, crc32, deflateRawSync } from 'node:zlib'
import { escapeMarkup } from '#server/kernel/index.ts'
import type { Cell } from '../row-cells.ts'

/**
 * A sheet of a workbook, written in pieces. Each piece is compressed on its own and ends at a whole byte (a sync
 * flush), so pieces of different processes form one compressed stream when concatenated (RFC 1951); only checksum and
 * length are carried from one to the next.
 */
export const SHEET_HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>'
export const SHEET_TAIL = '</sheetData></worksheet>'

/** Places in the styles of `workbook.ts`. */
const STYLE = { moment: 1, money: 2, head: 3, day: 4 } as const
const DAY_MS = 86_400_000
/** Days from 1899-12-30, day 0 of spreadsheets, to 1970-01-01. */
const EPOCH_DAY = 25_569
/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex -- it is these characters that must go
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const CELL_TEXT_MAX = 32_767

export type SheetState = { readonly crc: number; readonly bytes: number }
export const NEW_SHEET: SheetState = { crc: 0, bytes: 0 }

/** Rows of a sheet; a sheet begins with its headings. */
export function sheetRows(
  rows: readonly Cell[][],
  { head, offsetOf }: { readonly head: Cell[] | null; readonly offsetOf: (at: Date) => number },
): Buffer {
  const headXml = head
    ? SHEET_HEAD + rowXml(head, (cell) => textXml(cell?.is === 'text' ? cell.text : '', STYLE.head))
    : ''
  return Buffer.from(headXml + rows.map((row) => rowXml(row, (cell) => cellXml(cell, offsetOf))).join(''), 'utf8')
}

/** Such rows, compressed, after those before them. */
export function sheetPart(xml: Buffer, before: SheetState): { readonly bytes: Buffer; readonly after: SheetState } {
  return {
    bytes: deflateRawSync(xml, { finishFlush: constants.Z_SYNC_FLUSH }),
    after: { crc: crc32(xml, before.crc), bytes: before.bytes + xml.length },
  }
}

/** The end of a sheet and of its compressed stream. */
export function sheetEnd(before: SheetState): { readonly bytes: Buffer; readonly after: SheetState } {
  const xml = Buffer.from(SHEET_TAIL, 'utf8')
  return { bytes: deflateRawSync(xml), after: { crc: crc32(xml, before.crc), bytes: before.bytes + xml.length } }
}

const rowXml = (cells: readonly Cell[], write: (cell: Cell) => string): string =>
  `<row>${cells.map(write).join('')}</row>`

function cellXml(cell: Cell, offsetOf: (at: Date) => number): string {
  if (cell === null) return '<c/>'
  if (cell.is === 'text') return textXml(cell.text)
  if (cell.is === 'number') return `<c${cell.isMoney ? ` s="${STYLE.money}"` : ''}><v>${cell.number}</v></c>`
  if (cell.is === 'day') return `<c s="${STYLE.day}"><v>${Date.parse(cell.text) / DAY_MS + EPOCH_DAY}</v></c>`
  const day = (cell.at.getTime() + offsetOf(cell.at)) / DAY_MS + EPOCH_DAY
  return `<c s="${STYLE.moment}"><v>${day.toFixed(8)}</v></c>`
}

/** An inline string, which is never read as a formula. */
function textXml(text: string, style?: number): string {
  const clean = escapeMarkup(text.slice(0, CELL_TEXT_MAX).toWellFormed().replaceAll(NOT_XML, ''))
  return `<c t="inlineStr"${style === undefined ? '' : ` s="${style}"`}><is><t xml:space="preserve">${clean}</t></is></c>`
}
