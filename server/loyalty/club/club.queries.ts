import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

export type PurchaseRow = { readonly id: string; readonly itemKey: string; readonly idempotencyKey: string }

export async function listPurchases(db: Querier, playerId: number): Promise<PurchaseRow[]> {
  return db.query<PurchaseRow>(sql`
    select id, item_key, idempotency_key from loyalty.purchase where player_id = ${playerId} order by id`)
}

export async function insertPurchase(
  tx: Transaction,
  p: PurchaseRow & { readonly playerId: number; readonly itemVersion: number; readonly boughtAt: Date },
): Promise<void> {
  await tx.query(sql`
    insert into loyalty.purchase (id, player_id, item_key, item_version, bought_at, idempotency_key)
    values (${p.id}, ${p.playerId}, ${p.itemKey}, ${p.itemVersion}, ${p.boughtAt}, ${p.idempotencyKey})`)
}
