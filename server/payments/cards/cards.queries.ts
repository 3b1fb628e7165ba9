import type { CardState } from '#contract/states/card-states.ts'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type CardRow = {
  readonly id: string
  readonly playerId: number
  readonly gateway: string
  readonly providerRef: string
  readonly paymentId: string
  readonly state: CardState
  readonly hint: string | null
  readonly expires: string | null
  readonly registeredAt: Instant
  readonly changedAt: Instant
}

/** True when the card is new: the same payment keeps one card, however often it is told. */
export async function insertCard(tx: Transaction, card: Omit<CardRow, 'state' | 'changedAt'>): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into payments.stored_card (id, player_id, gateway, provider_ref, payment_id, state, hint, expires,
                                      registered_at, changed_at)
    values (${card.id}, ${card.playerId}, ${card.gateway}, ${card.providerRef}, ${card.paymentId}, 'registered',
            ${card.hint}, ${card.expires}, ${card.registeredAt}, ${card.registeredAt})
    on conflict do nothing
    returning id`)
  return rows.length === 1
}

export async function findCard(db: Querier, playerId: number, id: string): Promise<CardRow | undefined> {
  const rows = await db.query<CardRow>(sql`
    select * from payments.stored_card where id = ${id} and player_id = ${playerId}`)
  return rows[0]
}

export async function listCards(db: Querier, playerId: number, limit: number): Promise<CardRow[]> {
  return db.query<CardRow>(sql`
    select * from payments.stored_card
     where player_id = ${playerId} and state <> 'deregistered'
     order by id desc
     limit ${limit}`)
}

/** Changes the state only from the one that was seen: of two at once, one is told that it changed. */
export async function changeCard(
  tx: Transaction,
  card: CardRow,
  state: CardState,
  changedAt: Instant,
): Promise<CardRow | undefined> {
  const rows = await tx.query<CardRow>(sql`
    update payments.stored_card set state = ${state}, changed_at = ${changedAt}
     where id = ${card.id} and state = ${card.state}
    returning *`)
  return rows[0]
}
