import {
  coverReply,
  newId,
  NotAllowed,
  planCover,
  readQuestion,
  Refusal,
  TransportError,
  type ListReader,
} from '#server/kernel/index.ts'
import { sourceOf } from '../find-source.ts'
import type { ListNeeds } from '../needs.ts'
import { csvPart } from './csv-part.ts'
import type { ExportRow } from './exports.queries.ts'
import { makeOffsetOf } from './local-moments.ts'
import * as queries from './making.queries.ts'
import { fileIdOf, putPart } from './part-files.ts'
import { questionBelongsTo } from './question-place.ts'
import { headCells, makeRowCells } from './row-cells.ts'
import { NEW_SHEET, sheetPart, type SheetState } from './xlsx/sheet-part.ts'
import { PARTS_OF_SHEET } from './xlsx/stream-workbook.ts'

const ROWS_OF_PART = 5_000
/** Lease of a worker that makes an export. */
const LEASE_MS = 90_000
const READ_MS = 60_000
/** Parts in one heartbeat: so a worker that shuts down finishes soon. */
const PARTS_OF_BEAT = 20
const TRIES_MOST = 5

/** Makes pending exports, a part at a time; a stored part is never made again, whichever worker continues. */
export async function makeExports(needs: ListNeeds): Promise<void> {
  for (let left = PARTS_OF_BEAT; left > 0;) {
    const lease = newId(needs.clock.now())
    const taken = await queries.takeExport(needs.db, {
      target: needs.target,
      now: needs.clock.now(),
      ...leaseOf(needs, lease),
    })
    if (!taken) return
    left -= 1 + (await makeSome(needs, taken, lease, left))
  }
}

const leaseOf = ({ clock }: Pick<ListNeeds, 'clock'>, lease: string) => ({
  lease,
  until: new Date(clock.now().getTime() + LEASE_MS),
})

/** Makes some parts of a leased export; returns how many. */
async function makeSome(needs: ListNeeds, row: ExportRow, lease: string, most: number): Promise<number> {
  const { db, clock, onProblem } = needs
  const fail = (problem: 'not-allowed' | 'too-wide' | 'fault') =>
    queries.failExport(db, { id: row.id, lease, problem, at: clock.now() })
  try {
    const reader = await readerOf(needs, row)
    if (!reader) return await fail('not-allowed').then(() => 0)
    const isWhole = row.isWhole ?? (row.asksWhole && reader.permissions.includes('players.reveal'))
    // An export with uncovered values is not continued once its requester may no longer see them.
    if (isWhole && !reader.permissions.includes('players.reveal')) return await fail('not-allowed').then(() => 0)
    const made = await makeParts(needs, { row, lease, reader, isWhole }, most)
    await queries.releaseExport(db, row.id, lease, clock.now())
    return made
  } catch (error) {
    if (error instanceof NotAllowed) return await fail('not-allowed').then(() => 0)
    // More days than the report allows: not a bug, and a retry would fail too.
    if (error instanceof TransportError) return await fail('too-wide').then(() => 0)
    onProblem?.(error, { exportId: row.id, tries: row.tries })
    if (error instanceof Refusal) await fail(error.code === 'ERR_LIST_TOO_WIDE' ? 'too-wide' : 'fault')
    else if (row.tries >= TRIES_MOST) await fail('fault')
    return 0
  }
}

/** The requester with their current permissions; undefined when they may no longer read the list. */
async function readerOf({ findRights, sources }: ListNeeds, row: ExportRow): Promise<ListReader | undefined> {
  const rights = await findRights(row.askedBy)
  const { permission } = sourceOf({ sources }, row.list).of.list
  if (!rights?.permissions.includes('lists.export') || !rights.permissions.includes(permission)) return undefined
  return { userId: row.askedBy, permissions: rights.permissions, ...(rights.venues ? { venues: rights.venues } : {}) }
}

type Held = {
  readonly row: ExportRow
  readonly lease: string
  readonly reader: ListReader
  readonly isWhole: boolean
}

async function makeParts(needs: ListNeeds, { row, lease, reader, isWhole }: Held, most: number): Promise<number> {
  const { db, clock, cipher, timeZone } = needs
  const source = sourceOf(needs, row.list)
  const question = readQuestion(source.call, cipher.open(row.questionSealed, questionBelongsTo(row.id)))
  if (row.rowsTotal === null)
    await queries.recordBeginning(db, row.id, { rowsTotal: await source.count(question, reader), isWhole })
  const { list } = source.of
  const plan = planCover(rowSchema(source.call.reply))
  const cover = (one: object) => (plan ? (coverReply(plan, one, () => isWhole, null) as object) : one)
  const cellsOf = makeRowCells(list, row.columns)
  const offsetOf = makeOffsetOf(timeZone)
  let sheet = row.format === 'xlsx' && row.parts % PARTS_OF_SHEET !== 0 ? await lastSheet(db, row) : NEW_SHEET
  let cursor = row.cursor
  for (let made = 0; made < most; made += 1) {
    const no = row.parts + made
    const { rows, nextCursor } = await source.page({ ...question, ...(cursor === null ? {} : { cursor }) }, reader, {
      rows: ROWS_OF_PART,
      withinMs: READ_MS,
    })
    const cells = rows.map((one) => cellsOf(cover(one)))
    const isXlsx = row.format === 'xlsx'
    if (isXlsx && no % PARTS_OF_SHEET === 0) sheet = NEW_SHEET
    const hasHead = isXlsx ? no % PARTS_OF_SHEET === 0 : no === 0
    const head = hasHead ? headCells(list, row.columns) : null
    const part = isXlsx ? sheetPart(cells, { head, offsetOf, before: sheet }) : undefined
    const bytes = part?.bytes ?? csvPart(cells, { head, offsetOf })
    await putPart(needs, lease, no, bytes)
    const isKept = await queries.storePart(db, {
      id: row.id,
      no,
      rows: rows.length,
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

async function lastSheet(db: ListNeeds['db'], { id }: ExportRow): Promise<SheetState> {
  const last = (await queries.listParts(db, id)).at(-1)
  return { crc: last?.sheetCrc ?? 0, bytes: last?.sheetBytes ?? 0 }
}

/** The schema of a row in the reply of a list's call. */
function rowSchema(reply: unknown): unknown {
  return (reply as { readonly properties?: { readonly rows?: { readonly items?: unknown } } }).properties?.rows?.items
}
