import { payoutPartnerOf, WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

/** The partner by which a method pays out; a transfer from our account counts as the way of a transfer to it. */
const METHODS = [...WITHDRAWAL_METHODS]
const PARTNERS = METHODS.map((method) => (method === 'BankTransfer' ? 'Bacs' : payoutPartnerOf(method)))

export type WayIn = { readonly gateway: string; readonly leftMinor: number }

/** What a player has paid in by each partner and not withdrawn by it yet, in the order of the first deposits. */
export async function listWaysIn(db: Querier, playerId: number): Promise<readonly WayIn[]> {
  return db.query(sql`
    select gateway, (paid_in - coalesce(paid_out, 0))::bigint as left_minor
      from (select p.gateway, sum(p.amount_minor - p.refunded_minor) as paid_in, min(p.settled_at) as first_at
              from payments.payment p
             where p.player_id = ${playerId} and p.direction = 'deposit' and p.state = 'settled'
             group by p.gateway) way_in
      left join (select coalesce(paying.gateway, method) as gateway, sum(amount_minor) as paid_out
                   from payments.withdrawal
                   left join unnest(${METHODS}::text[], ${PARTNERS}::text[]) as paying (method, gateway) using (method)
                  where player_id = ${playerId}
                    and state in ('requested', 'pending', 'suspended', 'confiscation-proposed', 'sent', 'done')
                  group by 1) way_out using (gateway)
     where paid_in > coalesce(paid_out, 0)
     order by first_at`)
}

/** Accounts that a player's deposits by transfer came from. */
export async function listPayingAccounts(db: Querier, playerId: number): Promise<readonly string[]> {
  const rows = await db.query<{ account: string }>(sql`
    select distinct i.counter_account as account
      from payments.bank_item i join payments.payment p on p.id = i.payment_id
     where p.player_id = ${playerId} and i.state = 'deposit' and i.counter_account is not null`)
  return rows.map(({ account }) => account)
}

/** The holder of an account as the bank last named them; undefined when it never did. */
export async function findNamedHolder(db: Querier, account: string): Promise<string | undefined> {
  const rows = await db.query<{ name: string }>(sql`
    select counter_name as name from payments.bank_item
     where counter_account = ${account} and counter_name is not null
     order by id desc limit 1`)
  return rows[0]?.name
}
