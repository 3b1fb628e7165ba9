import { forEachApart } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { writeArchive } from './archive/write-archive.ts'
import type { PrivacyNeeds } from './needs.ts'
import { findArchivesToDestroy, lockRequest, markReady, moveRequest, takeToDo } from './privacy.queries.ts'

const BATCH = 5
/** How long an archive is available. Our own figure: long enough for a holiday weekend. */
const ARCHIVE_DAYS = 7
const DAY_MS = 86_400_000

/** The place that an archive is sealed for: it does not open as another file. */
export const archiveBelongsTo = (requestId: string) => `privacy.archive:${requestId}`

/** Makes the requested archives, and sends letters to their players; a failure does not affect the others. Returns how many were tried. */
export async function prepareExports(needs: PrivacyNeeds): Promise<number> {
  const { db, clock, target } = needs
  const ids = await takeToDo(db, { target, kind: 'export', state: 'asked', limit: BATCH, now: clock.now() })
  await forEachApart(ids, (id) => prepareExport(needs, id), 'Some archives could not be made.')
  return ids.length
}

async function prepareExport(needs: PrivacyNeeds, id: string): Promise<void> {
  const { db, clock, target, cipher, files } = needs
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (request?.state !== 'asked') return
    const player = await findPlayerById(tx, target, request.playerId)
    if (!player || player.state === 'closed') return moveRequest(tx, id, { state: 'gone', at: clock.now() })
    const archive = await writeArchive(needs, tx, player)
    const at = clock.now()
    const expiresAt = new Date(at.getTime() + ARCHIVE_DAYS * DAY_MS)
    // The file before its row: a file without a row cannot be opened by a link, and is overwritten by the next attempt.
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

/** Deletes expired archives; with a player, all of theirs. */
export async function destroyArchives(
  { db, clock, target, files }: Pick<PrivacyNeeds, 'db' | 'clock' | 'target' | 'files'>,
  playerId?: number,
): Promise<void> {
  const now = clock.now()
  for (const id of await findArchivesToDestroy(db, { target, now, ...(playerId === undefined ? {} : { playerId }) })) {
    // First the row, so that no link opens it, then the bytes.
    await db.transaction((tx) => moveRequest(tx, id, { state: 'gone', at: now }))
    await files.remove(id)
  }
}
