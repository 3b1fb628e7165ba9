import { sql, type Transaction } from '#server/kernel/index.ts'

/** @param phone E.164; null: none */
export async function updatePhone(tx: Transaction, playerId: number, phone: string | null): Promise<void> {
  await tx.query(sql`update players.player set phone = ${phone} where id = ${playerId}`)
}

/**
 * Raises the unique violation `player_email` when the brand already has this e-mail.
 * @param email empty: none any more
 */
export async function updateEmail(tx: Transaction, playerId: number, email: string): Promise<void> {
  await tx.query(sql`update players.player set email = ${email} where id = ${playerId}`)
}

export async function noteContactChange(
  tx: Transaction,
  row: {
    readonly playerId: number
    readonly channel: 'email' | 'phone'
    readonly change: 'verified' | 'changed' | 'removed'
    readonly at: Date
    /** Null: the player. */
    readonly by: { readonly userId: number; readonly userName: string; readonly explanation: string } | null
  },
): Promise<void> {
  const { playerId, channel, change, at, by } = row
  await tx.query(sql`
    insert into players.contact_change (player_id, channel, change, user_id, user_name, explanation, changed_at)
    values (${playerId}, ${channel}, ${change}, ${by?.userId ?? null}, ${by?.userName ?? null},
      ${by?.explanation ?? null}, ${at})`)
}
