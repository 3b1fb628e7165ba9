import type { DocumentKind } from '#contract/states/document-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

/** Lock: cash of one account is judged and written by one process at a time, in either direction. */
export async function lockCashOf(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`cash of ${playerId}`}, 0))`)
}

export type CashSums = { readonly inMinor: number; readonly outMinor: number }

/**
 * Cash between us and a person since an instant, over their accounts: what desks and systems of venues took and paid,
 * and withdrawals that were paid in cash. Without what was reversed.
 */
export async function sumCashSince(db: Querier, playerIds: readonly number[], since: Instant): Promise<CashSums> {
  const rows = await db.query<CashSums>(sql`
    select coalesce(sum(in_minor), 0)::bigint as in_minor, coalesce(sum(out_minor), 0)::bigint as out_minor from (
      select case when takes_from is null then gives_minor else 0 end as in_minor,
             case when takes_from is null then 0 else takes_minor end as out_minor
        from payments.funds_transfer
       where player_id = any(${[...playerIds]}::bigint[]) and channel = 'desk' and state = 'done'
         and (takes_from is null) <> (gives_to is null) and created_at >= ${since}
      union all
      select 0, w.amount_minor
        from payments.withdrawal w
       where w.player_id = any(${[...playerIds]}::bigint[]) and w.method = 'CashPayout' and w.state = 'done'
         and w.done_at >= ${since}) cash`)
  return rows[0] ?? { inMinor: 0, outMinor: 0 }
}

export type TerminalTransfers = { readonly takenMinor: number; readonly givenMinor: number }

/** What systems of these venues took from wallets, for terminals or purchases, and returned since an instant. */
export async function sumTerminalTransfers(
  db: Querier,
  playerIds: readonly number[],
  { venueIds, since }: { readonly venueIds: readonly string[]; readonly since: Instant },
): Promise<TerminalTransfers> {
  const rows = await db.query<TerminalTransfers>(sql`
    select coalesce(sum(takes_minor), 0)::bigint as taken_minor, coalesce(sum(gives_minor), 0)::bigint as given_minor
      from payments.funds_transfer
     where player_id = any(${[...playerIds]}::bigint[])
       and (channel in ('venue', 'cardin') or (channel = 'desk' and takes_from is not null and gives_to is not null))
       and venue_id = any(${[...venueIds]}::uuid[])
       and state in ('prepared', 'done') and created_at >= ${since}`)
  return rows[0] ?? { takenMinor: 0, givenMinor: 0 }
}

/** Cash paid by withdrawals of these accounts since an instant with a single approval, in minor units. */
export async function sumPayoutsAlone(db: Querier, playerIds: readonly number[], since: Instant): Promise<number> {
  const rows = await db.query<{ paidMinor: number }>(sql`
    select coalesce(sum(w.amount_minor), 0)::bigint as paid_minor
      from payments.withdrawal w
     where w.player_id = any(${[...playerIds]}::bigint[]) and w.method = 'CashPayout' and w.state = 'done'
       and w.done_at >= ${since}
       and exists (select 1 from payments.withdrawal_move m
                    where m.withdrawal_id = w.id and m.to_state = 'done' and m.approved_by is null)`)
  return rows[0]?.paidMinor ?? 0
}

export type IdentificationRow = {
  readonly id: string
  readonly playerId: number
  /** The transfer or the withdrawal that required it. */
  readonly movedId: string
  readonly documentKind: DocumentKind | null
  readonly documentSealed: string | null
  readonly originSealed: string | null
  readonly at: Instant
}

export async function insertIdentification(tx: Transaction, row: IdentificationRow): Promise<void> {
  await tx.query(sql`
    insert into payments.cash_identification (id, player_id, moved_id, document_kind, document_sealed, origin_sealed, at)
    values (${row.id}, ${row.playerId}, ${row.movedId}, ${row.documentKind}, ${row.documentSealed}, ${row.originSealed},
            ${row.at})`)
}

/** Whether a document of one of these accounts was checked since an instant, elsewhere than at our desks. */
export async function wasIdentifiedSince(db: Querier, playerIds: readonly number[], since: Instant): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as one from payments.cash_identification
     where player_id = any(${[...playerIds]}::bigint[]) and at >= ${since} and document_kind is not null limit 1`)
  return rows.length > 0
}

export async function findIdentificationsOf(
  db: Querier,
  playerId: number,
  limit: number,
): Promise<IdentificationRow[]> {
  return db.query<IdentificationRow>(sql`
    select * from payments.cash_identification where player_id = ${playerId} order by at desc limit ${limit}`)
}

export type IdentifiedRow = IdentificationRow & {
  readonly isWithdrawal: boolean
  /** Amount paid in; negative when it was paid out. */
  readonly deltaMinor: number | null
  readonly currency: CurrencyCode | null
}

/** The same with the withdrawal or the transfer that required it. */
export async function findIdentifiedWithMoney(db: Querier, playerId: number, limit: number): Promise<IdentifiedRow[]> {
  return db.query<IdentifiedRow>(sql`
    select i.*, w.id is not null as is_withdrawal, coalesce(w.currency, t.currency) as currency,
           coalesce(-w.amount_minor, case when t.takes_from is null then t.gives_minor else -t.takes_minor end) as delta_minor
      from payments.cash_identification i
      left join payments.withdrawal w on w.id = i.moved_id
      left join payments.funds_transfer t on t.id = i.moved_id
     where i.player_id = ${playerId} order by i.at desc limit ${limit}`)
}

export async function eraseIdentification(
  db: Querier,
  id: string,
  sealed: { readonly document: string | null; readonly origin: string | null },
): Promise<void> {
  await db.query(sql`
    update payments.cash_identification set document_sealed = ${sealed.document}, origin_sealed = ${sealed.origin}
     where id = ${id}`)
}
