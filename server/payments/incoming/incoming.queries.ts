import { prepared, type Instant, type Querier } from '#server/kernel/index.ts'

/** Sum of a player's deposits that a partner may still credit. In minor units of the market's currency. */
export async function sumOpenDeposits(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ sumMinor: number }>(prepared`
    select coalesce(sum(amount_minor), 0)::bigint as sum_minor from payments.payment
     where player_id = ${playerId} and direction = 'deposit' and state in ('created', 'pending', 'authorised')`)
  return rows[0]?.sumMinor ?? 0
}

/** `at`: when a venue took the cash, or a transfer was ordered; null for what may arrive at any moment. */
export type Incoming = { readonly at: Instant | null; readonly amountMinor: number }

/**
 * What a player has paid in, or is paying in, that the books of the online wallet do not have (yet). Cash since an
 * instant. A page of a gateway is paid within the hour or not at all. A transfer is waited for two weeks: its order
 * counts at the time of the order, so that it reduces one day's deposits and not all; once the money has arrived, the
 * books have it.
 */
export async function listIncoming(db: Querier, playerId: number, since: Instant): Promise<Incoming[]> {
  return db.query<Incoming>(prepared`
    select case when method = 'Bacs' then created_at end as at, amount_minor from payments.payment
     where player_id = ${playerId} and direction = 'deposit' and state in ('created', 'pending', 'authorised')
    union all
    select created_at, gives_minor from payments.funds_transfer
     where player_id = ${playerId} and channel = 'desk' and state = 'done'
       and takes_from is null and gives_to = 'land-based' and created_at >= ${since}`)
}
