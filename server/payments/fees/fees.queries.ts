import type { FeePayer, FeeTariff, FeeWay } from '#contract/shapes/fees.ts'
import type { ProposalState } from '#contract/states/proposal-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type TariffRow = FeeTariff &
  FeeWay & {
    readonly id: string
    readonly payer: FeePayer
    readonly currency: CurrencyCode
    readonly validFrom: Instant
    readonly explanation: string
    readonly state: ProposalState
    readonly proposedBy: number
    readonly proposedByName: string
    readonly proposedAt: Instant
    readonly decidedByName: string | null
    readonly decision: string | null
  }

type OfBrand = { readonly target: string; readonly currency: CurrencyCode }

export async function insertTariff(db: Querier, target: string, row: TariffRow): Promise<void> {
  await db.query(sql`
    insert into payments.fee_tariff (id, target, direction, method, partner, payer, currency, fixed_minor, basis_points,
                                     min_minor, max_minor, valid_from, explanation, state, proposed_by,
                                     proposed_by_name, proposed_at)
    values (${row.id}, ${target}, ${row.direction}, ${row.method}, ${row.partner}, ${row.payer}, ${row.currency},
            ${row.fixedMinor}, ${row.basisPoints}, ${row.minMinor}, ${row.maxMinor}, ${row.validFrom},
            ${row.explanation}, ${row.state}, ${row.proposedBy}, ${row.proposedByName}, ${row.proposedAt})`)
}

export async function lockTariff(tx: Transaction, target: string, id: string): Promise<TariffRow | undefined> {
  const rows = await tx.query<TariffRow>(sql`
    select * from payments.fee_tariff where id = ${id} and target = ${target} for update`)
  return rows[0]
}

export type TariffDecision = {
  readonly state: ProposalState
  readonly validFrom: Instant
  readonly by: number
  readonly byName: string
  readonly at: Instant
  readonly decision: string
}

export async function decideTariff(tx: Transaction, id: string, made: TariffDecision): Promise<void> {
  await tx.query(sql`
    update payments.fee_tariff
       set state = ${made.state}, valid_from = ${made.validFrom}, decided_by = ${made.by},
           decided_by_name = ${made.byName}, decided_at = ${made.at}, decision = ${made.decision}
     where id = ${id}`)
}

/** Valid tariffs at an instant, of every way that has one. */
export async function listValid(db: Querier, { target, currency }: OfBrand, at: Instant): Promise<TariffRow[]> {
  return db.query<TariffRow>(sql`
    select distinct on (direction, method, partner, payer) * from payments.fee_tariff
     where target = ${target} and currency = ${currency} and state = 'approved' and valid_from <= ${at}
     order by direction, method, partner, payer, valid_from desc, id desc`)
}

/** The next tariff of every way that has one approved for later. */
export async function listNext(db: Querier, { target, currency }: OfBrand, at: Instant): Promise<TariffRow[]> {
  return db.query<TariffRow>(sql`
    select distinct on (direction, method, partner, payer) * from payments.fee_tariff
     where target = ${target} and currency = ${currency} and state = 'approved' and valid_from > ${at}
     order by direction, method, partner, payer, valid_from, id`)
}

/** Newest first. */
export async function listTariffs(
  db: Querier,
  of: { readonly target: string; readonly state: ProposalState | null; readonly before: string | null },
  limit: number,
): Promise<TariffRow[]> {
  return db.query<TariffRow>(sql`
    select * from payments.fee_tariff
     where target = ${of.target} and (${of.state}::text is null or state = ${of.state}::text)
       and (${of.before}::uuid is null or id < ${of.before}::uuid)
     order by id desc limit ${limit}`)
}

export type BookedFee = {
  readonly id: string
  readonly paymentId: string | null
  readonly withdrawalId: string | null
  readonly payer: FeePayer
  readonly amountMinor: number
  readonly currency: CurrencyCode
  readonly bookedAt: Instant
}

export async function insertBooked(tx: Transaction, fee: BookedFee): Promise<void> {
  await tx.query(sql`
    insert into payments.booked_fee (id, payment_id, withdrawal_id, payer, amount_minor, currency, booked_at)
    values (${fee.id}, ${fee.paymentId}, ${fee.withdrawalId}, ${fee.payer}, ${fee.amountMinor}, ${fee.currency},
            ${fee.bookedAt})`)
}

/** A withdrawal that a bank returned and that was paid again has cost us once. */
export async function isPayoutFeeBooked(tx: Transaction, withdrawalId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from payments.booked_fee where withdrawal_id = ${withdrawalId} and payer = 'house'`)
  return rows.length > 0
}
