import { sql, type Querier } from '#server/kernel/index.ts'

/** A deposit that was credited. Amounts in minor units. */
export type SettledDeposit = {
  readonly playerId: number
  readonly amountMinor: number
  readonly currency: string
  readonly settledAt: Date
  /** Deposits of the player that were credited before it. */
  readonly earlier: number
  /** Amount returned to its source: the refunds, or all of it after a chargeback. */
  readonly returnedMinor: number
}

/** A deposit that was credited, whatever its present state; undefined for any other. */
export async function findSettledDeposit(db: Querier, paymentId: string): Promise<SettledDeposit | undefined> {
  const [row] = await db.query<SettledDeposit>(sql`
    select p.player_id, p.amount_minor, p.currency, p.settled_at,
           (select count(*) from payments.payment e
             where e.player_id = p.player_id and e.direction = 'deposit'
               and (e.settled_at, e.id) < (p.settled_at, p.id)) as earlier,
           case when p.state = 'reversed' then p.amount_minor else p.refunded_minor end as returned_minor
      from payments.payment p
     where p.id = ${paymentId} and p.direction = 'deposit' and p.settled_at is not null`)
  return row
}

/** Number of deposits of a player that were credited, whatever their present state. */
export async function countSettledDeposits(db: Querier, playerId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from payments.payment
     where player_id = ${playerId} and direction = 'deposit' and settled_at is not null`)
  return row?.count ?? 0
}
