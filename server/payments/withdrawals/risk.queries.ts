import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

export type WayIn = {
  readonly method: string
  readonly gateway: string
  readonly count: number
  readonly total: number
  readonly lastAt: Instant
}

/** Sums of a player's deposits by way, the largest first. */
export async function sumWaysIn(db: Querier, playerId: number, currency: string): Promise<WayIn[]> {
  return db.query<WayIn>(sql`
    select method, gateway, count(*) as count, sum(amount_minor)::bigint as total, max(settled_at) as last_at
      from payments.payment
     where player_id = ${playerId} and currency = ${currency} and direction = 'deposit' and state = 'settled'
       and settled_at is not null
     group by method, gateway order by total desc`)
}

export type PayoutAccount = {
  readonly iban: string
  readonly asked: number
  readonly paid: number
  readonly isOfAnother: boolean
}

/** Target accounts of a player's withdrawals, the newest first. */
export async function listPayoutAccounts(db: Querier, playerId: number, limit: number): Promise<PayoutAccount[]> {
  return db.query<PayoutAccount>(sql`
    select w.iban, count(*) as asked, count(*) filter (where w.state = 'done') as paid,
           exists (select from payments.withdrawal o where o.iban = w.iban and o.player_id <> ${playerId}) as is_of_another
      from payments.withdrawal w
     where w.player_id = ${playerId} and w.iban is not null
     group by w.iban order by max(w.requested_at) desc limit ${limit}`)
}

export type EndedBefore = {
  readonly done: number
  readonly refused: number
  readonly returned: number
  readonly confiscated: number
}

/** Outcomes of a player's earlier withdrawals, without one of them. */
export async function countEnded(db: Querier, playerId: number, apartFrom: string): Promise<EndedBefore> {
  const rows = await db.query<EndedBefore>(sql`
    select count(*) filter (where state = 'done') as done, count(*) filter (where state = 'refused') as refused,
           count(*) filter (where state = 'returned') as returned,
           count(*) filter (where state = 'confiscated') as confiscated
      from payments.withdrawal where player_id = ${playerId} and id <> ${apartFrom}`)
  return rows[0] ?? { done: 0, refused: 0, returned: 0, confiscated: 0 }
}
