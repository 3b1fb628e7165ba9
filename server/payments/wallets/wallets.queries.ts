import type { WalletState } from '#contract/states/wallet-states.ts'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type WalletRow = {
  readonly playerId: number
  readonly gateway: string
  readonly state: WalletState
  readonly connectId: string | null
  readonly pageUrl: string | null
  readonly endsAt: Instant | null
}

export async function findWallet(db: Querier, playerId: number, gateway: string): Promise<WalletRow | undefined> {
  const rows = await db.query<WalletRow>(sql`
    select * from payments.wallet where player_id = ${playerId} and gateway = ${gateway}`)
  return rows[0]
}

/** Stores the state of a wallet, and returns the previous one; undefined when there was none. */
export async function saveWallet(
  tx: Transaction,
  row: WalletRow & { readonly changedAt: Instant },
): Promise<WalletState | undefined> {
  const { playerId, gateway, state, connectId, pageUrl, endsAt, changedAt } = row
  const before = await tx.query<{ state: WalletState }>(sql`
    select state from payments.wallet where player_id = ${playerId} and gateway = ${gateway} for update`)
  await tx.query(sql`
    insert into payments.wallet (player_id, gateway, state, connect_id, page_url, ends_at, changed_at)
    values (${playerId}, ${gateway}, ${state}, ${connectId}, ${pageUrl}, ${endsAt}, ${changedAt})
    on conflict (player_id, gateway) do update
       set state = excluded.state, connect_id = excluded.connect_id, page_url = excluded.page_url,
           ends_at = excluded.ends_at, changed_at = excluded.changed_at`)
  return before[0]?.state
}
