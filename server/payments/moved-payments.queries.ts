import { sql, type Querier } from '#server/kernel/index.ts'

/** The payment or withdrawal behind a movement, by the number that its player knows. */
export type MovedPayment = {
  /** The movement's reference in the books. */
  readonly reference: string
  readonly method: string
  readonly referenceNumber: number
}

/** Which of these movements of a player belong to payments: credits, fees, refunds, money held and returned. */
export async function listMovedPayments(
  db: Querier,
  playerId: number,
  references: readonly string[],
): Promise<readonly MovedPayment[]> {
  return db.query<MovedPayment>(sql`
    select id as reference, method, reference_number
      from payments.payment where player_id = ${playerId} and id = any(${references}::uuid[])
    union all
    select booked.id, method, reference_number
      from payments.booked_fee booked join payments.payment on payment.id = booked.payment_id
     where player_id = ${playerId} and booked.id = any(${references}::uuid[])
    union all
    select movement, method, reference_number
      from payments.refund join payments.payment on payment.id = refund.payment_id
     where player_id = ${playerId} and movement = any(${references}::uuid[])
    union all
    select id, method, reference_number
      from payments.withdrawal where player_id = ${playerId} and id = any(${references}::uuid[])
    union all
    select movement, method, reference_number
      from payments.withdrawal join payments.withdrawal_move move on move.withdrawal_id = withdrawal.id
     where player_id = ${playerId} and movement = any(${references}::uuid[])`)
}
