import { prepared, type Instant, type Querier } from '#server/kernel/index.ts'

/** What a player has on the way in: deposits that a partner may still credit. In minor units of the market's currency. */
export async function sumOpenDeposits(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ sumMinor: number }>(prepared`
    select coalesce(sum(amount_minor), 0)::bigint as sum_minor from payments.payment
     where player_id = ${playerId} and direction = 'deposit' and state in ('created', 'pending', 'authorised')`)
  return rows[0]?.sumMinor ?? 0
}

/** `at`: when a desk took it, or a transfer was ordered; null for what may come at any moment. */
export type Incoming = { readonly at: Instant | null; readonly amountMinor: number }

/**
 * What a player has paid in, or is paying in, that the books of the online wallet do not tell of. Cash since an instant. A page of
 * a gateway is paid within the hour or not at all. A transfer is waited for two weeks: its order counts where it was made, so
 * that it stands in the way of one day's deposits and not of all; once it has come, the books tell of it.
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
