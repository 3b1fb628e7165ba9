import type { VoucherState } from '#contract/states/voucher-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type VoucherRow = {
  readonly id: string
  readonly target: string
  readonly playerId: number
  readonly transferId: string
  readonly codeIndex: string
  readonly key: string
  readonly amountMinor: number
  readonly currency: CurrencyCode
  readonly state: Exclude<VoucherState, 'expired'>
  readonly createdAt: Instant
  readonly expiresAt: Instant
  readonly movementId: string | null
}

export async function insertVoucher(tx: Transaction, row: Omit<VoucherRow, 'state' | 'movementId'>): Promise<void> {
  await tx.query(sql`
    insert into cash_desk.voucher (id, target, player_id, transfer_id, code_index, key, amount_minor, currency, state,
                                   created_at, expires_at)
    values (${row.id}, ${row.target}, ${row.playerId}, ${row.transferId}, ${row.codeIndex}, ${row.key},
            ${row.amountMinor}, ${row.currency}, 'open', ${row.createdAt}, ${row.expiresAt})`)
}

export async function findVoucherByKey(db: Querier, playerId: number, key: string): Promise<VoucherRow | undefined> {
  const rows = await db.query<VoucherRow>(sql`
    select * from cash_desk.voucher where player_id = ${playerId} and key = ${key}`)
  return rows[0]
}

export async function findVoucherByCode(
  db: Querier,
  target: string,
  codeIndex: string,
): Promise<VoucherRow | undefined> {
  const rows = await db.query<VoucherRow>(sql`
    select * from cash_desk.voucher where target = ${target} and code_index = ${codeIndex}`)
  return rows[0]
}

/** The voucher that a movement of a desk has paid. */
export async function findVoucherOfMovement(db: Querier, movementId: string): Promise<VoucherRow | undefined> {
  const rows = await db.query<VoucherRow>(sql`select * from cash_desk.voucher where movement_id = ${movementId}`)
  return rows[0]
}

/** Newest first. */
export async function findVouchersOf(db: Querier, playerId: number, limit: number): Promise<VoucherRow[]> {
  return db.query<VoucherRow>(sql`
    select * from cash_desk.voucher where player_id = ${playerId} order by created_at desc, id desc limit ${limit}`)
}

/** The same with the movement and the desk that paid each. */
export async function findVouchersWithDesks(
  db: Querier,
  playerId: number,
  limit: number,
): Promise<(VoucherRow & { readonly paidNumber: number | null; readonly deskName: string | null })[]> {
  return db.query(sql`
    select v.*, m.number as paid_number, k.name as desk_name
      from cash_desk.voucher v
      left join cash_desk.movement m on m.id = v.movement_id
      left join cash_desk.desk k on k.id = m.desk_id
     where v.player_id = ${playerId} order by v.created_at desc, v.id desc limit ${limit}`)
}

export async function countOpenVouchers(db: Querier, playerId: number, now: Instant): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from cash_desk.voucher
     where player_id = ${playerId} and state = 'open' and expires_at > ${now}`)
  return rows[0]?.count ?? 0
}

/** Locks a voucher: required before every change of it. */
export async function lockVoucher(tx: Transaction, playerId: number, id: string): Promise<VoucherRow | undefined> {
  const rows = await tx.query<VoucherRow>(sql`
    select * from cash_desk.voucher where id = ${id} and player_id = ${playerId} for update`)
  return rows[0]
}

export async function endVoucher(
  tx: Transaction,
  id: string,
  { state, movementId }: { readonly state: 'paid' | 'cancelled'; readonly movementId: string | null },
): Promise<void> {
  await tx.query(sql`
    update cash_desk.voucher set state = ${state}, movement_id = ${movementId} where id = ${id}`)
}
