import { sql, type Querier } from '../kernel/index.ts'

/** Whose account of the books this is, of whichever part; nobody's where it is the house's. */
export async function findOwnerOfAccount(db: Querier, accountId: number): Promise<number | undefined> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from wallet.wallet where account_id = ${accountId}
    union all select player_id from wallet.land_based_wallet where account_id = ${accountId}
    union all select player_id from wallet.bonus_wallet where account_id = ${accountId}`)
  return rows[0]?.playerId
}
