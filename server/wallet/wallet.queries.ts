import { sql, type Querier, type Transaction } from '../kernel/index.ts'

/** Whose account of the ledger is whose. */
export type Wallet = { readonly playerId: number; readonly accountId: number; readonly currency: 'CZK' | 'EUR' }

/** The player's wallet; nothing for a player who has none. */
export async function findWallet(db: Querier, playerId: number): Promise<Wallet | undefined> {
  const rows = await db.query<Wallet>(sql`
    select player_id, account_id, currency from wallet.wallet where player_id = ${playerId}`)
  return rows[0]
}

/** Opening it again changes nothing. */
export async function insertWallet(tx: Transaction, { playerId, accountId, currency }: Wallet): Promise<void> {
  await tx.query(sql`
    insert into wallet.wallet (player_id, account_id, currency) values (${playerId}, ${accountId}, ${currency})
    on conflict do nothing`)
}
