import type { NoteKind } from '#contract/play-v1/staff-notes.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import { sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

export type VersionRow = {
  readonly noteId: string
  readonly kind: NoteKind
  readonly version: number
  readonly change: 'written' | 'corrected' | 'ended'
  readonly textSealed: string
  readonly untilAt: Date | null
  readonly userName: string
  readonly writtenAt: Date
}

/** Every version of every note about a player; notes newest first, and of each the newest version first. */
export async function findVersions(db: Querier, playerId: number): Promise<VersionRow[]> {
  return db.query<VersionRow>(sql`
    select v.note_id, n.kind, v.version, v.change, v.text_sealed, v.until_at, v.user_name, v.written_at
      from dossier.note n join dossier.note_version v on v.note_id = n.id
     where n.player_id = ${playerId} order by n.id desc, v.version desc`)
}

/** The note of a player; its row is held. */
export async function lockNote(
  tx: Transaction,
  { target, playerId, noteId }: { readonly target: string; readonly playerId: number; readonly noteId: string },
): Promise<{ readonly kind: NoteKind } | undefined> {
  const rows = await tx.query<{ kind: NoteKind }>(sql`
    select kind from dossier.note
     where id = ${noteId} and player_id = ${playerId} and target = ${target} for update`)
  return rows[0]
}

/** Gives the number of the note: an earlier one's where somebody's request comes again. */
export async function insertNote(
  tx: Transaction,
  note: {
    readonly id: string
    readonly target: string
    readonly playerId: number
    readonly kind: NoteKind
    readonly userId: number
    readonly idempotencyKey: string
  },
): Promise<string> {
  const { id, target, playerId, kind, userId, idempotencyKey } = note
  const rows = await tx.query<{ id: string }>(sql`
    insert into dossier.note (id, target, player_id, kind, user_id, idempotency_key)
    values (${id}, ${target}, ${playerId}, ${kind}, ${userId}, ${idempotencyKey})
    on conflict (user_id, idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning id`)
  return rows[0]?.id ?? id
}

export async function insertVersion(
  tx: Transaction,
  row: Omit<VersionRow, 'kind'> & { readonly userId: number },
): Promise<void> {
  await tx.query(sql`
    insert into dossier.note_version (note_id, version, change, text_sealed, until_at, user_id, user_name, written_at)
    values (${row.noteId}, ${row.version}, ${row.change}, ${row.textSealed}, ${row.untilAt}, ${row.userId},
            ${row.userName}, ${row.writtenAt})`)
}

/** Notes go whole: of a kind that is kept for nothing else, or of every other kind. */
export async function deleteNotes(tx: Transaction, playerId: number, kinds: readonly NoteKind[]): Promise<void> {
  await tx.query(sql`
    delete from dossier.note_version where note_id in (
      select id from dossier.note where player_id = ${playerId} and kind = any(${[...kinds]}::text[]))`)
  await tx.query(sql`
    delete from dossier.note where player_id = ${playerId} and kind = any(${[...kinds]}::text[])`)
}

/** That somebody noted something; what was noted stays in the note. */
export async function listNoteRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select v.written_at as at, v.note_id::text || '-' || lpad(v.version::text, 6, '0') as key,
             'note-' || v.change as what, 'staff' as actor, v.user_name as actor_name, n.kind as detail,
             null::bigint as amount_minor, false as has_moved, null::integer as count, v.note_id::text as reference,
             null::text as label
        from dossier.note n join dossier.note_version v on v.note_id = n.id where n.player_id = ${slice.playerId}`,
      slice,
    ),
  )
}
