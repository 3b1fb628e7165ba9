import type { ReplyOf } from '#contract/call.ts'
import type { uploadFile as call } from '#contract/play-v1/support.ts'
import { FILES_MAX } from '#contract/states/ticket-states.ts'
import { storeFile } from '#server/documents/index.ts'
import { refuse } from '#server/kernel/index.ts'
import { lockPlayerRow } from '#server/players/index.ts'
import type { SupportNeeds } from '../needs.ts'
import { fileBelongsTo } from './file-place.ts'
import { countUnsent, deleteUnsent, insertFile } from './files.queries.ts'

type Needs = Pick<SupportNeeds, 'db' | 'clock' | 'target' | 'cipher' | 'files' | 'pictures'>

/** Enough for two messages written in two tabs. */
const UNSENT_MAX = 2 * FILES_MAX
/** A screenshot may be small, but not as small as an icon. */
const LONGER_SIDE_MIN = 100

/** Stores a file for a later message, checked by its bytes like a document. */
export async function uploadFile(
  needs: Needs,
  playerId: number,
  sent: Buffer | 'none' | 'too-large',
): Promise<ReplyOf<typeof call>> {
  const { db, clock, target } = needs
  if ((await countUnsent(db, playerId)) >= UNSENT_MAX) refuse('ERR_TOO_MANY_TICKETS', { unsent: UNSENT_MAX })
  if (sent === 'none') return refuse('ERR_FILE_MISSING')
  if (sent === 'too-large') return refuse('ERR_FILE_TOO_LARGE')
  const rules = { mayBePdf: true, longerSideMin: LONGER_SIDE_MIN, belongsTo: fileBelongsTo }
  const file = await storeFile(needs, sent, rules)
  if (typeof file === 'string') return refuse('ERR_TICKET_FILE_NOT_ALLOWED', { fault: file })
  const { fileId, contentType, bytes, sealedWith } = file
  await db.transaction(async (tx) => {
    await lockPlayerRow(tx, target, playerId)
    if ((await countUnsent(tx, playerId)) >= UNSENT_MAX) refuse('ERR_TOO_MANY_TICKETS', { unsent: UNSENT_MAX })
    await insertFile(tx, { id: fileId, target, playerId, contentType, bytes, sealedWith, at: clock.now() })
  })
  return { fileId, contentType, bytes }
}

/** Removes a file that was not sent with a message; its bytes are deleted after the commit. */
export async function removeFile(
  { db, files }: Pick<SupportNeeds, 'db' | 'files'>,
  playerId: number,
  fileId: string,
): Promise<{ done: true }> {
  await db.transaction(async (tx) => {
    if (!(await deleteUnsent(tx, playerId, fileId))) refuse('ERR_TICKET_FILE_NOT_FOUND')
  })
  await files.remove(fileId.toLowerCase())
  return { done: true }
}
