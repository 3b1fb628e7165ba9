import type { WalletPartName } from '#contract/shapes/wallet-money.ts'
import { prepared, sql, type Querier, type Transaction } from '../kernel/index.ts'

/** Which account of the ledger belongs to which player. */
export type Wallet = { readonly playerId: number; readonly accountId: number; readonly currency: 'CZK' | 'EUR' }

/** The player's wallet; undefined for a player who has none. */
export async function findWallet(db: Querier, playerId: number): Promise<Wallet | undefined> {
  const rows = await db.query<Wallet>(prepared`
    select player_id, account_id, currency from wallet.wallet where player_id = ${playerId}`)
  return rows[0]
}

/** The wallets of some players. */
export async function findWallets(db: Querier, playerIds: readonly number[]): Promise<Wallet[]> {
  return db.query<Wallet>(sql`
    select player_id, account_id, currency from wallet.wallet where player_id = any(${[...playerIds]}::bigint[])`)
}

/** Wallets with an account above a number, in order. */
export async function listWallets(db: Querier, afterAccount: number, limit: number): Promise<Wallet[]> {
  return db.query<Wallet>(sql`
    select player_id, account_id, currency from wallet.wallet
     where account_id > ${afterAccount} order by account_id limit ${limit}`)
}

/** Owners of some accounts; accounts that are no wallet are left out. */
export async function findWalletsOf(db: Querier, accountIds: readonly number[]): Promise<Wallet[]> {
  return db.query<Wallet>(sql`
    select player_id, account_id, currency from wallet.wallet where account_id = any(${[...accountIds]}::bigint[])`)
}

/** The player's account of each part; null for one that was never opened. */
export async function findAccountsOf(
  db: Querier,
  playerId: number,
): Promise<Readonly<Record<WalletPartName, number | null>> | undefined> {
  const rows = await db.query<{ cash: number; landBased: number | null; bonus: number | null }>(prepared`
    select w.account_id as cash, l.account_id as land_based, b.account_id as bonus
      from wallet.wallet w left join wallet.land_based_wallet l using (player_id)
           left join wallet.bonus_wallet b using (player_id)
     where w.player_id = ${playerId}`)
  const [row] = rows
  return row && { cash: row.cash, 'land-based': row.landBased, bonus: row.bonus }
}

/** Idempotent. */
export async function insertWallet(tx: Transaction, { playerId, accountId, currency }: Wallet): Promise<void> {
  await tx.query(sql`
    insert into wallet.wallet (player_id, account_id, currency) values (${playerId}, ${accountId}, ${currency})
    on conflict do nothing`)
}

/** The account of a player's land-based wallet; undefined before it was first enabled. */
export async function findLandBased(
  db: Querier,
  playerId: number,
): Promise<{ readonly accountId: number; readonly isEnabled: boolean } | undefined> {
  const rows = await db.query<{ accountId: number; isEnabled: boolean }>(sql`
    select account_id, is_enabled from wallet.land_based_wallet where player_id = ${playerId}`)
  return rows[0]
}

/** The account of a player's bonus money; undefined before the first bonus. */
export async function findBonusAccount(db: Querier, playerId: number): Promise<number | undefined> {
  const rows = await db.query<{ accountId: number }>(sql`
    select account_id from wallet.bonus_wallet where player_id = ${playerId}`)
  return rows[0]?.accountId
}

/** Idempotent. */
export async function insertBonusWallet(tx: Transaction, playerId: number, accountId: number): Promise<void> {
  await tx.query(sql`
    insert into wallet.bonus_wallet (player_id, account_id) values (${playerId}, ${accountId}) on conflict do nothing`)
}

export async function saveLandBased(
  tx: Transaction,
  row: {
    readonly playerId: number
    readonly accountId: number
    readonly isEnabled: boolean
    readonly changedAt: Date
  },
): Promise<void> {
  await tx.query(sql`
    insert into wallet.land_based_wallet (player_id, account_id, is_enabled, changed_at)
    values (${row.playerId}, ${row.accountId}, ${row.isEnabled}, ${row.changedAt})
    on conflict (player_id) do update set is_enabled = excluded.is_enabled, changed_at = excluded.changed_at`)
}
