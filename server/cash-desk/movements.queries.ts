import type { CashMovementKind, PresenceWay } from '#contract/states/cash-states.ts'
import type { DocumentKind } from '#contract/states/document-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type MovementRow = {
  readonly id: string
  readonly deskId: string
  readonly shiftId: string
  readonly target: string
  readonly number: number
  readonly kind: CashMovementKind
  readonly deltaMinor: number
  readonly currency: CurrencyCode
  readonly key: string
  readonly playerId: number | null
  readonly presenceId: string | null
  readonly transferId: string | null
  readonly balanceMinor: number | null
  readonly reverses: string | null
  readonly documentKind: DocumentKind | null
  readonly documentSealed: string | null
  readonly originSealed: string | null
  readonly explanation: string | null
  readonly byId: number
  readonly byName: string
  readonly approvedBy: number | null
  readonly approvedByName: string | null
  readonly at: Instant
}

export async function insertMovement(tx: Transaction, row: MovementRow): Promise<void> {
  await tx.query(sql`
    insert into cash_desk.movement (id, desk_id, shift_id, target, number, kind, delta_minor, currency, key, player_id,
                                    presence_id, transfer_id, balance_minor, reverses, document_kind, document_sealed,
                                    origin_sealed, explanation, by_id, by_name, approved_by, approved_by_name, at)
    values (${row.id}, ${row.deskId}, ${row.shiftId}, ${row.target}, ${row.number}, ${row.kind}, ${row.deltaMinor},
            ${row.currency}, ${row.key}, ${row.playerId}, ${row.presenceId}, ${row.transferId}, ${row.balanceMinor},
            ${row.reverses}, ${row.documentKind}, ${row.documentSealed}, ${row.originSealed}, ${row.explanation},
            ${row.byId}, ${row.byName}, ${row.approvedBy}, ${row.approvedByName}, ${row.at})`)
}

export async function findMovementByKey(db: Querier, deskId: string, key: string): Promise<MovementRow | undefined> {
  const rows = await db.query<MovementRow>(sql`
    select * from cash_desk.movement where desk_id = ${deskId} and key = ${key}`)
  return rows[0]
}

/**
 * The sum paid out to these accounts since an instant by single people, without an approval, in minor units; without
 * reversed movements.
 */
export async function sumPaidAlone(db: Querier, playerIds: readonly number[], since: Instant): Promise<number> {
  const rows = await db.query<{ paidMinor: number }>(sql`
    select coalesce(-sum(m.delta_minor), 0)::bigint as paid_minor
      from cash_desk.movement m
     where m.player_id = any(${[...playerIds]}::bigint[]) and m.at >= ${since} and m.kind = 'cash-out'
       and m.approved_by is null
       and not exists (select 1 from cash_desk.movement undo where undo.reverses = m.id)`)
  return rows[0]?.paidMinor ?? 0
}

/**
 * The sum carried by single people between a desk's drawer and the safe since an instant, in one direction, in minor
 * units. Cash brought for a rejected opening is not included: it is back in the safe.
 */
export async function sumCarriedAlone(
  db: Querier,
  deskId: string,
  { kind, since }: { readonly kind: 'supply' | 'collection'; readonly since: Instant },
): Promise<number> {
  const rows = await db.query<{ carriedMinor: number }>(sql`
    select coalesce(abs(sum(m.delta_minor)), 0)::bigint as carried_minor
      from cash_desk.movement m join cash_desk.shift s on s.id = m.shift_id
     where s.desk_id = ${deskId} and (s.closed_at is null or s.closed_at >= ${since}) and m.at >= ${since}
       and m.kind = ${kind} and m.approved_by is null and s.state <> 'cancelled'`)
  return rows[0]?.carriedMinor ?? 0
}

/** Whether a document for one of these accounts was seen at a desk since an instant. */
export async function wasIdentifiedSince(db: Querier, playerIds: readonly number[], since: Instant): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as one from cash_desk.movement
     where player_id = any(${[...playerIds]}::bigint[]) and at >= ${since} and document_kind is not null limit 1`)
  return rows.length > 0
}

export type MovementShownRow = MovementRow & {
  readonly way: PresenceWay | null
  readonly reversesNumber: number | null
  readonly isReversed: boolean
  /** The voucher that it paid. */
  readonly voucherId: string | null
}

const shownColumns = sql`
  m.*, p.way, r.number as reverses_number, v.id as voucher_id,
  exists (select 1 from cash_desk.movement undo where undo.reverses = m.id) as is_reversed`

export async function findShownMovement(db: Querier, id: string): Promise<MovementShownRow | undefined> {
  const rows = await db.query<MovementShownRow>(sql`
    select ${shownColumns}
      from cash_desk.movement m
      left join cash_desk.presence p on p.id = m.presence_id
      left join cash_desk.movement r on r.id = m.reverses
      left join cash_desk.voucher v on v.movement_id = m.id
     where m.id = ${id}`)
  return rows[0]
}

/** Newest first. */
export async function findMovementsOfShift(db: Querier, shiftId: string, limit: number): Promise<MovementShownRow[]> {
  return db.query<MovementShownRow>(sql`
    select ${shownColumns}
      from cash_desk.movement m
      left join cash_desk.presence p on p.id = m.presence_id
      left join cash_desk.movement r on r.id = m.reverses
      left join cash_desk.voucher v on v.movement_id = m.id
     where m.shift_id = ${shiftId} order by m.number desc limit ${limit}`)
}

export type MovedCashRow = { readonly id: string; readonly number: number; readonly venueId: string }

/** Movements of a player with one of these references in the books. */
export async function findMovedCash(
  db: Querier,
  playerId: number,
  references: readonly string[],
): Promise<MovedCashRow[]> {
  return db.query<MovedCashRow>(sql`
    select m.id, m.number, k.venue_id
      from cash_desk.movement m join cash_desk.desk k on k.id = m.desk_id
     where m.player_id = ${playerId} and m.id = any(${[...references]}::uuid[])`)
}
