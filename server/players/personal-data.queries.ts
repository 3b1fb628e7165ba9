import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type StateMoveRow = {
  readonly move: string
  readonly reason: string | null
  readonly explanation: string
  readonly movedAt: Date
}

export async function findStateMoves(db: Querier, playerId: number): Promise<StateMoveRow[]> {
  return db.query<StateMoveRow>(sql`
    select move, reason, explanation, moved_at from players.state_move where player_id = ${playerId} order by id`)
}

export type ContactChangeRow = { readonly channel: string; readonly change: string; readonly changedAt: Date }

export async function findContactChanges(db: Querier, playerId: number): Promise<ContactChangeRow[]> {
  return db.query<ContactChangeRow>(sql`
    select channel, change, changed_at from players.contact_change where player_id = ${playerId} order by id`)
}

export type PersonChangeRow = { readonly at: Date; readonly byKind: string; readonly changes: unknown }

/** Changes of the person and who made them; the values were stored masked. */
export async function findPersonChanges(db: Querier, playerId: number): Promise<PersonChangeRow[]> {
  return db.query<PersonChangeRow>(sql`
    select at, by_kind, changes from players.person_change where player_id = ${playerId} order by id`)
}

/** The name and day of birth in the row of an erased person. */
export const NOBODY = { name: '', birthDate: '1900-01-01' } as const

/** The account remains, without a name: its money and its rounds are booked under its number. */
export async function eraseIdentity(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`
    update players.player
       set first_name = ${NOBODY.name}, surname = ${NOBODY.name}, name_folded = ${NOBODY.name},
           surname_first_folded = ${NOBODY.name}, birth_date = ${NOBODY.birthDate},
           lock_explanation = case when lock_explanation is null then null else '' end
     where id = ${playerId}`)
  await tx.query(sql`
    update players.profile
       set title_before = null, birth_place = null, birth_place_folded = null, nationality = null,
           birth_number_sealed = null, birth_number_index = null, birth_number_proved_at = null
     where player_id = ${playerId}`)
  await tx.query(sql`delete from players.address where player_id = ${playerId}`)
  await tx.query(sql`delete from players.known_at where player_id = ${playerId}`)
  await tx.query(sql`delete from players.match where player_id = ${playerId} or other_player_id = ${playerId}`)
  // Explanations by staff may contain the person's name.
  await tx.query(sql`
    update players.state_move set explanation = '' where player_id = ${playerId} and explanation <> ''`)
  // The names of changed fields remain; masked values are erased, because they begin like the original ones.
  await tx.query(sql`
    update players.person_change
       set explanation = case when explanation is null then null else '' end,
           changes = (select coalesce(jsonb_agg(jsonb_build_object('field', one->'field')), '[]')
                        from jsonb_array_elements(changes) one)
     where player_id = ${playerId}`)
  await tx.query(sql`
    update players.contact_change set explanation = '' where player_id = ${playerId} and explanation <> ''`)
}

export async function eraseContacts(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`update players.player set email = '', phone = null where id = ${playerId}`)
  await tx.query(sql`
    update players.profile set databox = null, email_verified_at = null, phone_verified_at = null
     where player_id = ${playerId}`)
  await tx.query(sql`delete from players.address where player_id = ${playerId} and kind = 'Contact'`)
}

export async function eraseSettings(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`delete from players.setting where player_id = ${playerId}`)
  await tx.query(sql`delete from players.avatar where player_id = ${playerId}`)
  await tx.query(sql`delete from players.nickname where player_id = ${playerId}`)
}

export async function findAvatar(db: Querier, playerId: number): Promise<Buffer | undefined> {
  const rows = await db.query<{ content: Buffer }>(sql`
    select content from players.avatar where player_id = ${playerId}`)
  return rows[0]?.content
}
