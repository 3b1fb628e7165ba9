import type { CashMovementKind, PresenceWay } from '#contract/states/cash-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

export type CashOfPlayer = {
  readonly id: string
  readonly number: number
  readonly deskName: string
  readonly kind: CashMovementKind
  readonly deltaMinor: number
  readonly currency: CurrencyCode
  readonly way: PresenceWay | null
  readonly documentKind: string | null
  readonly documentSealed: string | null
  readonly originSealed: string | null
  readonly at: Instant
}

const movements = sql`
    select m.id, m.number, k.name as desk_name, m.kind, m.delta_minor, m.currency, p.way, m.document_kind,
           m.document_sealed, m.origin_sealed, m.at
      from cash_desk.movement m
      join cash_desk.desk k on k.id = m.desk_id
      left join cash_desk.presence p on p.id = m.presence_id`

export async function findCashOf(db: Querier, playerId: number, limit: number): Promise<CashOfPlayer[]> {
  return db.query<CashOfPlayer>(sql`
    ${movements}
     where m.player_id = ${playerId} order by m.at desc limit ${limit}`)
}

/** Movements with a document or a declared origin of the money. */
export async function findIdentifiedAtDesks(db: Querier, playerId: number, limit: number): Promise<CashOfPlayer[]> {
  return db.query<CashOfPlayer>(sql`
    ${movements}
     where m.player_id = ${playerId} and (m.document_sealed is not null or m.origin_sealed is not null)
     order by m.at desc limit ${limit}`)
}

export async function eraseIdentification(
  db: Querier,
  id: string,
  sealed: { readonly document: string | null; readonly origin: string | null },
): Promise<void> {
  await db.query(sql`
    update cash_desk.movement set document_sealed = ${sealed.document}, origin_sealed = ${sealed.origin} where id = ${id}`)
}
