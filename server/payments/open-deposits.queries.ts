import { sql, type Querier } from '#server/kernel/index.ts'

/** What a player has on the way in: deposits that a partner may still credit. In minor units of the market's currency. */
export async function sumOpenDeposits(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ sumMinor: number }>(sql`
    select coalesce(sum(amount_minor), 0)::bigint as sum_minor from payments.payment
     where player_id = ${playerId} and direction = 'deposit' and state in ('created', 'pending', 'authorised')`)
  return rows[0]?.sumMinor ?? 0
}
