import { sql, type Instant, type Transaction } from '#server/kernel/index.ts'
import type { GatewayDay } from './reconciliation.queries.ts'

/**
 * Marks settled deposits in the list of a day for attention, if all lists together have more taken back than we booked
 * or requested. One that needs attention already keeps its reason.
 */
export async function markTakenBack(
  tx: Transaction,
  { gateway, day }: Pick<GatewayDay, 'gateway' | 'day'>,
  { attention, now }: { readonly attention: string; readonly now: Instant },
): Promise<{ readonly id: string; readonly playerId: number }[]> {
  return tx.query<{ id: string; playerId: number }>(sql`
    update payments.payment p set attention = ${attention}, changed_at = ${now}
      from payments.partner_item i
     where i.gateway = ${gateway} and i.day = ${day}::date and i.what = 'refund'
       and p.gateway = i.gateway and p.provider_ref = i.provider_ref and p.direction = 'deposit' and p.state = 'settled'
       and p.attention is null
       and p.refunded_minor
           + coalesce((select sum(r.amount_minor) from payments.refund r where r.payment_id = p.id and r.state = 'asked'), 0)
           < (select -sum(o.amount_minor) from payments.partner_item o
               where o.gateway = p.gateway and o.provider_ref = p.provider_ref and o.what = 'refund')
    returning p.id, p.player_id`)
}

/** What all lists of a partner together have taken back of a payment, in minor units; undefined where there is none. */
export async function sumListedTakenBack(
  tx: Transaction,
  gateway: string,
  providerRef: string,
): Promise<number | undefined> {
  const rows = await tx.query<{ takenMinor: number | null }>(sql`
    select (-sum(amount_minor))::bigint as taken_minor from payments.partner_item
     where gateway = ${gateway} and provider_ref = ${providerRef} and what = 'refund'`)
  return rows[0]?.takenMinor ?? undefined
}
