import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/lists.ts'
import {
  assert,
  newId,
  NotAllowed,
  readQuestion,
  TransportError,
  wordsOfQuestion,
  type Input,
} from '#server/kernel/index.ts'
import { sourceFor } from '../find-source.ts'
import { demandList } from '../for-venues.ts'
import type { ListNeeds } from '../needs.ts'
import * as queries from './exports.queries.ts'
import { questionBelongsTo } from './question-place.ts'
import { shownExport } from './show-exports.ts'

const KEPT_MS = 7 * 86_400_000
/** Maximum number of pending exports of one person. */
const UNDER_WAY_MOST = 3

type Needs = Pick<ListNeeds, 'db' | 'clock' | 'target' | 'cipher' | 'sources' | 'isClient'>
type ExportRequest = Pick<
  Input<typeof calls.makeExport>,
  'body' | 'caller' | 'refuse' | 'concerns' | 'subject' | 'changed'
>

/**
 * Requests an export. The worker makes the file and decides then what it may show. The filter is the subject in the
 * audit log, and the player whose list it is. A client is given no unmasked file, and none whose rows depend on their
 * reader: 400 ERR_INVALID_INPUT with the field.
 */
export async function requestExport(
  { db, clock, target, cipher, sources, isClient }: Needs,
  { body, caller, refuse, concerns, subject, changed }: ExportRequest,
): Promise<ReplyOf<typeof calls.makeExport>> {
  const { list, format, columns, isWhole, question, forClient = null } = body
  const source = sourceFor({ sources }, list, caller)
  const { of, call } = source
  if (isWhole && !caller.permissions.includes('players.reveal')) throw new NotAllowed()
  const known = new Set<string>(of.list.columns.map(({ key }) => key))
  if (columns.some(({ key }) => !known.has(key))) return refuse('ERR_LIST_QUESTION')
  const asked = readQuestion(call, question)
  demandList(source, asked, caller)
  if (forClient !== null && (isWhole || of.list.isByReader))
    throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'forClient' })
  if (forClient !== null && !(await isClient(forClient))) return refuse('ERR_CLIENT_NOT_FOUND')
  const id = newId(clock.now())
  const row = await db.transaction(async (tx) => {
    await queries.lockAsker(tx, caller.userId)
    if ((await queries.countUnderWay(tx, target, caller.userId)) >= UNDER_WAY_MOST)
      return refuse('ERR_TOO_MANY_EXPORTS')
    const askedAt = clock.now()
    const [made] = await queries.insertExport(tx, {
      id,
      target,
      list,
      format,
      questionSealed: cipher.seal(question, questionBelongsTo(id)),
      columns,
      askedBy: caller.userId,
      askedByName: caller.name,
      asksWhole: isWhole,
      forClient,
      askedAt,
      expiresAt: new Date(askedAt.getTime() + KEPT_MS),
    })
    assert(made, 'An export that was written is there.')
    return made
  })
  const filter = wordsOfQuestion(of.list, asked)
  const name = `${list} E-${row.number}`
  subject('report', name, filter ? `${name} ${filter}` : undefined)
  if (typeof asked.playerId === 'number') concerns(asked.playerId)
  changed(null, {
    number: row.number,
    list,
    format,
    filter,
    columns: columns.map(({ key }) => key).join(' '),
    isWhole,
    forClient,
  })
  return shownExport(row, clock.now())
}

/** Cancels an own export; the worker removes its parts. */
export async function stopExport(
  { db, clock, target }: Pick<ListNeeds, 'db' | 'clock' | 'target'>,
  {
    body,
    caller,
    refuse,
    subject,
    changed,
  }: Pick<Input<typeof calls.cancelExport>, 'body' | 'caller' | 'refuse' | 'subject' | 'changed'>,
): Promise<ReplyOf<typeof calls.cancelExport>> {
  const of = { target, userId: caller.userId, id: body.exportId, at: clock.now() }
  const row = await queries.cancelExport(db, of)
  if (!row) return refuse('ERR_EXPORT_NOT_FOUND')
  subject('report', `${row.list} E-${row.number}`)
  changed({ state: 'making' }, { state: row.state })
  return shownExport(row, of.at)
}
