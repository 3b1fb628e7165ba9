import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/lists.ts'
import type { Viewer } from '#server/documents/index.ts'
import { NotAllowed, refuse as refuseByCode, type Input, type Instant, type Refuse } from '#server/kernel/index.ts'
import { sourceFor, sourceOf } from '../find-source.ts'
import type { ListNeeds } from '../needs.ts'
import { findExport, type ExportRow } from './exports.queries.ts'

const refuse: Refuse<typeof calls.download> = refuseByCode

type Needs = Pick<ListNeeds, 'db' | 'clock' | 'target' | 'links' | 'sources'>

/** Name of the downloaded file. */
export const fileNameOf = ({ list, number, format }: Pick<ExportRow, 'list' | 'number' | 'format'>): string =>
  `${list}-E-${number}.${format}`

/**
 * For staff who may read the list, and who may reveal players where the file holds uncovered values, whoever requested
 * it.
 */
export async function linkForStaff(
  needs: Needs,
  { query, caller, subject }: Pick<Input<typeof calls.download>, 'query' | 'caller' | 'subject'>,
): Promise<ReplyOf<typeof calls.download>> {
  const row = await findExport(needs.db, needs.target, query.exportId)
  if (!row) return refuse('ERR_EXPORT_NOT_FOUND')
  subject('report', `${row.list} E-${row.number}`)
  const { permission, isByReader } = sourceFor(needs, row.list, caller).of.list
  // A file of somebody else may contain players whom staff of a venue may not read, or cases of another area.
  const isForRequester = isByReader === true || caller.venues?.[permission] !== undefined
  if (isForRequester && row.askedBy !== caller.userId) return refuse('ERR_EXPORT_NOT_FOUND')
  if (row.isWhole && !caller.permissions.includes('players.reveal')) throw new NotAllowed()
  refuseWithoutFile(row, needs.clock.now())
  return linkTo(needs, row, { kind: 'staff', id: String(caller.userId) })
}

/** For the client that the requester named: never uncovered values, nor a list whose rows depend on its reader. */
export async function linkForClient(
  needs: Needs,
  { body, caller, subject }: Pick<Input<typeof calls.downloadView>, 'body' | 'caller' | 'subject'>,
): Promise<ReplyOf<typeof calls.downloadView>> {
  const row = await findExport(needs.db, needs.target, body.exportId)
  if (row?.forClient !== caller.clientId) return refuse('ERR_EXPORT_NOT_FOUND')
  if (row.asksWhole || sourceOf(needs, row.list).of.list.isByReader) return refuse('ERR_EXPORT_NOT_FOUND')
  subject('report', `${row.list} E-${row.number}`)
  refuseWithoutFile(row, needs.clock.now())
  return linkTo(needs, row, { kind: 'internal', id: caller.clientId })
}

/** A file that was made and is kept no longer has a refusal of its own: waiting for it would be in vain. */
function refuseWithoutFile({ state, removedAt, expiresAt }: ExportRow, now: Instant): void {
  if (state !== 'done') return refuse('ERR_EXPORT_NOT_READY')
  if (removedAt !== null || expiresAt <= now)
    return refuse('ERR_EXPORT_EXPIRED', { expiredAt: expiresAt.toISOString() })
}

function linkTo({ links, clock }: Needs, row: ExportRow, viewer: Viewer) {
  const { url, expiresAt } = links.sign(row.id, viewer, clock.now())
  return { url, fileName: fileNameOf(row), expiresAt: expiresAt.toISOString() }
}
