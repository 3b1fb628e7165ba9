import type { ReplyOf } from '#contract/call.ts'
import type { listNotes as call, Note } from '#contract/play-v1/staff-notes.ts'
import type { FieldCipher, Input, Querier } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import type { DossierNeeds } from '../needs.ts'
import { findVersions, type VersionRow } from './notes.queries.ts'

/** What the sealed text of a version belongs to: moved elsewhere, it does not open. */
export const versionBelongsTo = (noteId: string, version: string | number) => `dossier.note:${noteId}:${version}`

export async function showNotes(
  needs: DossierNeeds,
  { query, refuse }: Pick<Input<typeof call>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { db, target } = needs
  if (!(await findPlayerById(db, target, query.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  return { notes: await readNotes(needs, db, query.playerId) }
}

export async function readNotes(
  { cipher, clock }: Pick<DossierNeeds, 'cipher' | 'clock'>,
  db: Querier,
  playerId: number,
): Promise<Note[]> {
  const now = clock.now()
  const byNote = new Map<string, VersionRow[]>()
  for (const row of await findVersions(db, playerId)) byNote.set(row.noteId, [...(byNote.get(row.noteId) ?? []), row])
  return [...byNote].flatMap(([noteId, versions]) => {
    const newest = versions[0]
    if (!newest) return []
    const isInForce = newest.untilAt === null || newest.untilAt > now
    return [{ noteId, kind: newest.kind, isInForce, versions: versions.map((row) => shownVersion(cipher, row)) }]
  })
}

function shownVersion(cipher: FieldCipher, row: VersionRow): Note['versions'][number] {
  const { noteId, version, change, textSealed, untilAt, userName, writtenAt } = row
  return {
    version,
    change,
    text: cipher.open(textSealed, versionBelongsTo(noteId, version)),
    untilAt: untilAt?.toISOString() ?? null,
    userName,
    writtenAt: writtenAt.toISOString(),
  }
}
