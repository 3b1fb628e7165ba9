import { sql, type Querier } from '../kernel/index.ts'

/** The player whose account of the books this is, of any part; undefined for an account of the house. */
export async function findOwnerOfAccount(db: Querier, accountId: number): Promise<number | undefined> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from wallet.wallet where account_id = ${accountId}
    union all select player_id from wallet.land_based_wallet where account_id = ${accountId}
    union all select player_id from wallet.bonus_wallet where account_id = ${accountId}`)
  return rows[0]?.playerId
}
