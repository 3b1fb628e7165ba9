import { BANK_APP } from '#contract/shapes/payment-names.ts'
import { sql, type Instant, type Transaction } from '#server/kernel/index.ts'
import type { DayDifference, SideItem } from './find-differences.ts'
import type { PartnerItem } from './lists/partner-item.ts'

/** One calendar day of the market at one gateway. */
export type GatewayDay = { readonly gateway: string; readonly day: string; readonly timeZone: string }

export type DayRow = {
  readonly listHash: string | null
  readonly listedAt: Instant | null
  readonly listedByName: string | null
  readonly closedAt: Instant | null
}

/** Inserts the day's row when there is none, and locks it: every change of a day begins with it. */
export async function lockDay(tx: Transaction, { gateway, day }: GatewayDay): Promise<DayRow> {
  await tx.query(sql`
    insert into payments.reconciled_day (gateway, day) values (${gateway}, ${day}) on conflict do nothing`)
  const rows = await tx.query<DayRow>(sql`
    select list_hash, listed_at, listed_by_name, closed_at from payments.reconciled_day
     where gateway = ${gateway} and day = ${day}::date for update`)
  return rows[0] ?? { listHash: null, listedAt: null, listedByName: null, closedAt: null }
}

/**
 * What we booked at a gateway on a day: credits with the booked fee, refunds of each payment, and, where the partner's
 * list contains them, payouts.
 */
export async function listOurs(
  tx: Transaction,
  { gateway, day, timeZone }: GatewayDay,
  isWithPayouts: boolean,
): Promise<SideItem[]> {
  return tx.query<SideItem>(sql`
    select provider_ref, what, sum(amount_minor)::bigint as amount_minor, sum(fee_minor)::bigint as fee_minor
      from payments.booked_item
     where gateway = ${gateway} and (${isWithPayouts} or what in ('deposit', 'refund'))
       and booked_at >= ${day}::date::timestamp at time zone ${timeZone}::text
       and booked_at < (${day}::date + 1)::timestamp at time zone ${timeZone}::text
     group by provider_ref, what`)
}

/** Those of a partner's numbers that are of payouts which we ordered. */
export async function findPayoutRefs(
  tx: Transaction,
  gateway: string,
  providerRefs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ providerRef: string }>(sql`
    select provider_ref from payments.payout
     where gateway = ${gateway} and provider_ref = any(${[...providerRefs]}::text[])`)
  return new Set(rows.map(({ providerRef }) => providerRef))
}

/** The partner's numbers of payments that its list names by our ids. */
export async function findProviderRefs(
  tx: Transaction,
  gateway: string,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ id: string; providerRef: string }>(sql`
    select id, provider_ref from payments.payment
     where gateway = ${gateway} and provider_ref is not null and id::text = any(${[...paymentIds]}::text[])`)
  return new Map(rows.map(({ id, providerRef }) => [id, providerRef]))
}

/**
 * For transfers, the statements of our bank are its list: incoming movements that were imported on a day. Payments that
 * players approved in their bank's app are matched by those statements too.
 */
export async function listFromStatements(
  tx: Transaction,
  { gateway, day, timeZone }: GatewayDay,
): Promise<PartnerItem[]> {
  return tx.query<PartnerItem>(sql`
    select coalesce(case when p.gateway = ${BANK_APP}::text then p.provider_ref end, i.iban || ' ' || i.bank_ref) as provider_ref,
           'deposit' as what, i.amount_minor, i.currency, null::bigint as fee_minor
      from payments.bank_item i
      left join payments.settlement s on s.payment_id = i.payment_id
      left join payments.payment p on p.id = i.payment_id
      join payments.bank_statement b on b.id = i.statement_id
     where i.amount_minor > 0 and i.state in ('open', 'deposit')
       and (coalesce(p.gateway, 'Bacs') = ${BANK_APP}::text) = (${gateway}::text = ${BANK_APP}::text)
       and (coalesce(s.settled_at, b.imported_at) at time zone ${timeZone}::text)::date = ${day}::date`)
}

export async function replaceList(
  tx: Transaction,
  { gateway, day }: GatewayDay,
  list: {
    readonly items: readonly PartnerItem[]
    readonly hash: string
    readonly at: Instant
    readonly byName: string
  },
): Promise<void> {
  await tx.query(sql`delete from payments.partner_item where gateway = ${gateway} and day = ${day}::date`)
  await tx.query(sql`
    insert into payments.partner_item (gateway, day, provider_ref, what, amount_minor, currency, fee_minor)
    select ${gateway}, ${day}::date, one->>'providerRef', one->>'what', (one->>'amountMinor')::bigint,
           one->>'currency', (one->>'feeMinor')::bigint
      from jsonb_array_elements(${JSON.stringify(list.items)}::jsonb) one`)
  await tx.query(sql`
    update payments.reconciled_day
       set list_hash = ${list.hash}, listed_at = ${list.at}, listed_by_name = ${list.byName}
     where gateway = ${gateway} and day = ${day}::date`)
}

export async function listPartner(tx: Transaction, { gateway, day }: GatewayDay): Promise<SideItem[]> {
  return tx.query<SideItem>(sql`
    select provider_ref, what, amount_minor, fee_minor from payments.partner_item
     where gateway = ${gateway} and day = ${day}::date`)
}

/** Differences that are gone are deleted; an unchanged one keeps its explanation, a changed one is open again. */
export async function replaceDifferences(
  tx: Transaction,
  { gateway, day }: GatewayDay,
  differences: readonly (DayDifference & { readonly id: string })[],
): Promise<number> {
  const json = JSON.stringify(differences)
  await tx.query(sql`
    delete from payments.day_difference d
     where d.gateway = ${gateway} and d.day = ${day}::date and not exists (
       select from jsonb_array_elements(${json}::jsonb) one
        where one->>'providerRef' = d.provider_ref and one->>'what' = d.what and one->>'part' = d.part
          and (one->>'oursMinor')::bigint is not distinct from d.ours_minor
          and (one->>'partnerMinor')::bigint is not distinct from d.partner_minor)`)
  await tx.query(sql`
    insert into payments.day_difference (id, gateway, day, provider_ref, what, part, ours_minor, partner_minor)
    select (one->>'id')::uuid, ${gateway}, ${day}::date, one->>'providerRef', one->>'what', one->>'part',
           (one->>'oursMinor')::bigint, (one->>'partnerMinor')::bigint
      from jsonb_array_elements(${json}::jsonb) one
    on conflict (gateway, day, provider_ref, what, part) do nothing`)
  const rows = await tx.query<{ count: number }>(sql`
    select count(*) as count from payments.day_difference
     where gateway = ${gateway} and day = ${day}::date and explanation is null`)
  return rows[0]?.count ?? 0
}

export type Explained = {
  readonly at: Instant
  readonly userId: number
  readonly userName: string
  readonly explanation: string
}

/** An open difference, with its day locked; undefined when it is gone, explained, or its day is closed. */
export async function lockOpenDifference(
  tx: Transaction,
  id: string,
): Promise<{ readonly gateway: string; readonly day: string } | undefined> {
  const rows = await tx.query<{ gateway: string; day: string }>(sql`
    select r.gateway, r.day from payments.reconciled_day r
      join payments.day_difference d on d.gateway = r.gateway and d.day = r.day
     where d.id = ${id} and d.explanation is null and r.closed_at is null
       for update of r, d`)
  return rows[0]
}

export async function explainDifference(tx: Transaction, id: string, by: Explained): Promise<void> {
  await tx.query(sql`
    update payments.day_difference
       set explanation = ${by.explanation}, explained_at = ${by.at}, explained_by = ${by.userId},
           explained_by_name = ${by.userName}
     where id = ${id}`)
}

export async function closeDay(tx: Transaction, { gateway, day }: GatewayDay, by: Explained): Promise<void> {
  await tx.query(sql`
    update payments.reconciled_day
       set closed_at = ${by.at}, closed_by = ${by.userId}, closed_by_name = ${by.userName},
           explanation = ${by.explanation}
     where gateway = ${gateway} and day = ${day}::date`)
}
