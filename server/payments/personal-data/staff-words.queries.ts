import { sql, type Transaction } from '#server/kernel/index.ts'

/** Free texts of staff about a player's money may name the player: they are erased; what was done stays. */
export async function eraseStaffWords(tx: Transaction, playerId: number): Promise<void> {
  const payments = sql`(select id from payments.payment where player_id = ${playerId})`
  const withdrawals = sql`(select id from payments.withdrawal where player_id = ${playerId})`
  await tx.query(sql`
    update payments.withdrawal_move set explanation = ''
     where withdrawal_id in ${withdrawals} and explanation is not null`)
  await tx.query(sql`update payments.refund set explanation = '' where payment_id in ${payments}`)
  await tx.query(sql`
    update payments.bank_item set explanation = ''
     where (payment_id in ${payments} or withdrawal_id in ${withdrawals}) and explanation is not null`)
  await tx.query(sql`
    update payments.correction set explanation = '', decision = case when decision is null then null else '' end
     where player_id = ${playerId}`)
  await tx.query(sql`update payments.type_restriction set explanation = '' where player_id = ${playerId}`)
  await tx.query(sql`delete from payments.player_queue where player_id = ${playerId}`)
}
