import { coverReply, planCover, readQuestion, type ListQuestion, type ListReader } from '#server/kernel/index.ts'
import { sourceOf } from '../find-source.ts'
import type { ListNeeds } from '../needs.ts'
import { csvRows } from './csv-part.ts'
import type { ExportRow } from './exports.queries.ts'
import { makeOffsetOf } from './local-moments.ts'
import * as queries from './making.queries.ts'
import { fileIdOf, putPart } from './part-files.ts'
import { questionBelongsTo } from './question-place.ts'
import { headCells, makeRowCells, type Cell } from './row-cells.ts'
import { NEW_SHEET, sheetPart, sheetRows, type SheetState } from './xlsx/sheet-part.ts'
import { PARTS_OF_SHEET } from './xlsx/stream-workbook.ts'

const ROWS_OF_PART = 5_000
/**
 * Rows in memory at once, where a page costs no more than its rows: with 5,000, V8 moves most of them to the part of its heap that it
 * seldom clears (decisions 0419, 0437). A list that each page reads or sums as a whole is read in one.
 */
const ROWS_AT_ONCE = 500
/** Lease of a worker that makes an export. */
const LEASE_MS = 90_000
const READ_MS = 60_000
/** A part that takes longer ends with the page that was read: with the next one, it would outlive its lease. */
const PART_MS = 20_000

export const leaseOf = ({ clock }: Pick<ListNeeds, 'clock'>, lease: string) => ({
  lease,
  until: new Date(clock.now().getTime() + LEASE_MS),
})

type Held = {
  readonly row: ExportRow
  readonly lease: string
  readonly reader: ListReader
  readonly isWhole: boolean
}

/** Makes parts of a leased export, at most some; returns how many. */
export async function makeParts(needs: ListNeeds, held: Held, most: number): Promise<number> {
  const { row, lease, reader, isWhole } = held
  const { db, clock, cipher } = needs
  const source = sourceOf(needs, row.list)
  const question = readQuestion(source.call, cipher.open(row.questionSealed, questionBelongsTo(row.id)))
  if (row.isWhole === null)
    await queries.recordBeginning(db, row.id, { rowsTotal: await source.count(question, reader), isWhole })
  const fill = partFiller(needs, held, question)
  const isXlsx = row.format === 'xlsx'
  let sheet = isXlsx && row.parts % PARTS_OF_SHEET !== 0 ? await lastSheet(db, row) : NEW_SHEET
  let cursor = row.cursor
  for (let made = 0; made < most; made += 1) {
    const no = row.parts + made
    if (isXlsx && no % PARTS_OF_SHEET === 0) sheet = NEW_SHEET
    const { content, rows, nextCursor } = await fill(cursor, isXlsx ? no % PARTS_OF_SHEET === 0 : no === 0)
    const part = isXlsx ? sheetPart(content, sheet) : undefined
    const bytes = part?.bytes ?? content
    await putPart(needs, lease, no, bytes)
    const isKept = await queries.storePart(db, {
      id: row.id,
      no,
      rows,
      bytes: bytes.length,
      sheetCrc: part?.after.crc ?? null,
      sheetBytes: part?.after.bytes ?? null,
      cursor: nextCursor,
      isLast: nextCursor === null,
      now: clock.now(),
      ...leaseOf(needs, lease),
    })
    if (!isKept) {
      // Another worker has it, or it was cancelled: our part file is an orphan.
      await needs.files.remove(fileIdOf(lease, no))
      return made
    }
    if (nextCursor === null) return made + 1
    cursor = nextCursor
    sheet = part?.after ?? sheet
  }
  return most
}

/** Reads and writes the rows of a part from a cursor on, some at a time. */
function partFiller(needs: ListNeeds, { row, reader, isWhole }: Held, question: ListQuestion) {
  const { clock, timeZone } = needs
  const source = sourceOf(needs, row.list)
  const { list } = source.of
  const plan = planCover(rowSchema(source.call.reply))
  const cover = (one: object) => (plan ? (coverReply(plan, one, () => isWhole, null) as object) : one)
  const cellsOf = makeRowCells(list, row.columns)
  const offsetOf = makeOffsetOf(timeZone)
  const write = (cells: readonly Cell[][], head: Cell[] | null) =>
    row.format === 'xlsx' ? sheetRows(cells, { head, offsetOf }) : csvRows(cells, { head, offsetOf })
  const atOnce = source.isReadWhole ? ROWS_OF_PART : ROWS_AT_ONCE
  return async (from: string | null, hasHead: boolean) => {
    const begun = clock.now().getTime()
    const pieces: Buffer[] = []
    let [cursor, rows] = [from, 0]
    while (rows < ROWS_OF_PART) {
      const page = await source.page({ ...question, ...(cursor === null ? {} : { cursor }) }, reader, {
        rows: Math.min(atOnce, ROWS_OF_PART - rows),
        withinMs: READ_MS,
      })
      const cells = page.rows.map((one) => cellsOf(cover(one)))
      pieces.push(write(cells, hasHead && pieces.length === 0 ? headCells(list, row.columns) : null))
      rows += page.rows.length
      cursor = page.nextCursor
      if (cursor === null || clock.now().getTime() - begun > PART_MS) break
    }
    return { content: Buffer.concat(pieces), rows, nextCursor: cursor }
  }
}

async function lastSheet(db: ListNeeds['db'], { id }: ExportRow): Promise<SheetState> {
  const last = (await queries.listParts(db, id)).at(-1)
  return { crc: last?.sheetCrc ?? 0, bytes: last?.sheetBytes ?? 0 }
}

/** The schema of a row in the reply of a list's call. */
function rowSchema(reply: unknown): unknown {
  return (reply as { readonly properties?: { readonly rows?: { readonly items?: unknown } } }).properties?.rows?.items
}
