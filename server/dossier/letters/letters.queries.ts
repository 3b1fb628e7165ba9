import type { StaffLetter } from '#contract/play-v1/staff-letters.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import { sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

export type LetterRow = Pick<StaffLetter, 'templateName' | 'isOffer' | 'language' | 'userName'> & {
  readonly id: string
  readonly textSealed: string
  readonly writtenAt: Date
}

export async function findLetters(db: Querier, playerId: number): Promise<LetterRow[]> {
  return db.query<LetterRow>(sql`
    select id, template_name, is_offer, language, text_sealed, user_name, written_at from dossier.letter
     where player_id = ${playerId} order by id desc`)
}

/** Returns the number of the letter; for a repeated request that of the earlier one. */
export async function insertLetter(
  tx: Transaction,
  row: LetterRow & {
    readonly target: string
    readonly playerId: number
    readonly templateId: string
    readonly userId: number
    readonly idempotencyKey: string
  },
): Promise<string> {
  const rows = await tx.query<{ id: string }>(sql`
    insert into dossier.letter (id, target, player_id, template_id, template_name, is_offer, language, text_sealed,
                                user_id, user_name, idempotency_key, written_at)
    values (${row.id}, ${row.target}, ${row.playerId}, ${row.templateId}, ${row.templateName}, ${row.isOffer},
            ${row.language}, ${row.textSealed}, ${row.userId}, ${row.userName}, ${row.idempotencyKey}, ${row.writtenAt})
    on conflict (user_id, idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning id`)
  return rows[0]?.id ?? row.id
}

export async function deleteLetters(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`delete from dossier.letter where player_id = ${playerId}`)
}

/** Who sent which template; whether it was sent is known to `messaging`. */
export async function listLetterRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select written_at as at, id::text as key, 'letter-written' as what, 'staff' as actor, user_name as actor_name,
             template_name as detail, null::bigint as amount_minor, false as has_moved, null::integer as count,
             null::text as reference, null::text as label
        from dossier.letter where player_id = ${slice.playerId}`,
      slice,
    ),
  )
}
