import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

/** @param phone E.164; null: none */
export async function updatePhone(tx: Transaction, playerId: number, phone: string | null): Promise<void> {
  await tx.query(sql`update players.player set phone = ${phone} where id = ${playerId}`)
}

/** The phone, if the player has verified it. */
export async function findProvedPhone(db: Querier, playerId: number): Promise<string | undefined> {
  const rows = await db.query<{ phone: string }>(sql`
    select one.phone from players.player one join players.profile of_it on of_it.player_id = one.id
     where one.id = ${playerId} and one.phone is not null and of_it.phone_verified_at is not null`)
  return rows[0]?.phone
}

/**
 * Raises the unique violation `player_email` when the brand already has this e-mail.
 * @param email empty: removes it
 */
export async function updateEmail(tx: Transaction, playerId: number, email: string): Promise<void> {
  await tx.query(sql`update players.player set email = ${email} where id = ${playerId}`)
}

export async function recordContactChange(
  tx: Transaction,
  row: {
    readonly playerId: number
    readonly channel: 'email' | 'phone'
    readonly change: 'verified' | 'changed' | 'removed'
    readonly at: Date
    /** Null: by the player. */
    readonly by: { readonly userId: number; readonly userName: string; readonly explanation: string } | null
  },
): Promise<void> {
  const { playerId, channel, change, at, by } = row
  await tx.query(sql`
    insert into players.contact_change (player_id, channel, change, user_id, user_name, explanation, changed_at)
    values (${playerId}, ${channel}, ${change}, ${by?.userId ?? null}, ${by?.userName ?? null},
      ${by?.explanation ?? null}, ${at})`)
}
