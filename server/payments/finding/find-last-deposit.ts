import { sql, type Querier } from '#server/kernel/index.ts'

/** The deposit that was credited last, in minor units; undefined where there is none. */
export async function findLastDeposit(
  db: Querier,
  playerId: number,
): Promise<{ readonly amountMinor: number } | undefined> {
  const [row] = await db.query<{ amountMinor: number }>(sql`
    select amount_minor from payments.payment
     where player_id = ${playerId} and direction = 'deposit' and settled_at is not null
     order by settled_at desc, id desc limit 1`)
  return row
}
