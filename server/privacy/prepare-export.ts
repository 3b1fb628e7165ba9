import { findPlayerById } from '#server/players/index.ts'
import { writeArchive } from './archive/write-archive.ts'
import type { PrivacyNeeds } from './needs.ts'
import { findArchivesToDestroy, findToDo, holdRequest, markReady, moveRequest } from './privacy.queries.ts'

const BATCH = 5
/** How long a ready archive waits for its player. Ours: long enough for a holiday weekend, too short to be forgotten. */
const ARCHIVE_DAYS = 7
const DAY_MS = 86_400_000

/** What an archive belongs to: read as another file it does not open. */
export const archiveBelongsTo = (requestId: string) => `privacy.archive:${requestId}`

/** Makes the archives that were asked for, and writes to their players. Gives how many. */
export async function prepareExports(needs: PrivacyNeeds): Promise<number> {
  const { db, target } = needs
  const ids = await findToDo(db, { target, kind: 'export', state: 'asked', limit: BATCH })
  for (const id of ids) await prepareExport(needs, id)
  return ids.length
}

async function prepareExport(needs: PrivacyNeeds, id: string): Promise<void> {
  const { db, clock, target, cipher, files } = needs
  await db.transaction(async (tx) => {
    const request = await holdRequest(tx, id)
    if (request?.state !== 'asked') return
    const player = await findPlayerById(tx, target, request.playerId)
    if (!player || player.state === 'closed') return moveRequest(tx, id, { state: 'gone', at: clock.now() })
    const archive = await writeArchive(needs, tx, player)
    const at = clock.now()
    const expiresAt = new Date(at.getTime() + ARCHIVE_DAYS * DAY_MS)
    // The file before its row: one whose row never comes is opened by no link, and is written over when it is made again.
    await files.put(id, cipher.sealBytes(archive, archiveBelongsTo(id)))
    await markReady(tx, id, { at, expiresAt, bytes: archive.length })
    await needs.sendLetter(tx, {
      to: player.email,
      language: player.language,
      template: 'export-ready',
      values: { days: ARCHIVE_DAYS },
    })
  })
}

/** Destroys archives whose time is over; with a player, all of theirs. */
export async function destroyArchives(
  { db, clock, target, files }: Pick<PrivacyNeeds, 'db' | 'clock' | 'target' | 'files'>,
  playerId?: number,
): Promise<void> {
  const now = clock.now()
  for (const id of await findArchivesToDestroy(db, { target, now, ...(playerId === undefined ? {} : { playerId }) })) {
    // First no link opens it, then its bytes go.
    await db.transaction((tx) => moveRequest(tx, id, { state: 'gone', at: now }))
    await files.remove(id)
  }
}
