import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

export type FoundRow = {
  readonly direction: 'deposit' | 'withdrawal'
  readonly paymentId: string
  readonly referenceNumber: number
  readonly playerId: number
  readonly method: string
  readonly amountMinor: number
  readonly currency: CurrencyCode
  readonly state: string
  readonly createdAt: Instant
}

const ofDeposits = sql`
  select direction, id as payment_id, reference_number, player_id, method, amount_minor, currency, state, created_at
    from payments.payment p`
const ofWithdrawals = sql`
  select 'withdrawal' as direction, id as payment_id, reference_number, player_id, method, amount_minor, currency, state,
         requested_at as created_at
    from payments.withdrawal w`

export async function findByNumber(db: Querier, number: number): Promise<FoundRow[]> {
  return db.query<FoundRow>(sql`
    ${ofDeposits} where reference_number = ${number}
    union all ${ofWithdrawals} where reference_number = ${number}`)
}

export async function findByIdOrMovement(db: Querier, id: string): Promise<FoundRow[]> {
  return db.query<FoundRow>(sql`
    ${ofDeposits}
     where id = ${id}::uuid or id = (select payment_id from payments.refund where movement = ${id}::uuid)
        or id = (select payment_id from payments.booked_fee where id = ${id}::uuid)
    union all ${ofWithdrawals}
     where id = ${id}::uuid
        or id = (select withdrawal_id from payments.withdrawal_move where movement = ${id}::uuid limit 1)
        or id = (select withdrawal_id from payments.booked_fee where id = ${id}::uuid)`)
}

export async function findPlayersOfAccount(
  db: Querier,
  { iban, written }: { readonly iban: string; readonly written: readonly string[] },
  limit: number,
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from (
      select player_id, max(requested_at) as at from payments.withdrawal where iban = ${iban} group by player_id
      union all
      select p.player_id, max(p.created_at)
        from payments.bank_item i join payments.payment p on p.id = i.payment_id
       where i.counter_account = any(${[...written]}::text[]) group by p.player_id
    ) paid
     group by player_id order by max(at) desc limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

export async function findPlayersOfCard(db: Querier, lastDigits: string, limit: number): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from payments.stored_card where hint = ${lastDigits}
     group by player_id order by max(changed_at) desc limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

/** Entries of the books for fees of a deposit that the player pays. */
export async function listFeeMovements(db: Querier, paymentId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from payments.booked_fee where payment_id = ${paymentId} and payer = 'player' order by booked_at, id`)
  return rows.map(({ id }) => id)
}
