import type { CardState } from '#contract/states/card-states.ts'
import type { ChargeableCard } from '../gateways/gateway.ts'
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

/** True when the card is new: the same payment stores one card, however often it is reported. */
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

/** Changes the state only from the expected one: of two concurrent changes, only one returns the row. */
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

/** An older stored card with the same token at the gateway: the same card. */
export async function lockSameCard(tx: Transaction, card: CardRow, ref: string): Promise<CardRow | undefined> {
  const rows = await tx.query<CardRow>(sql`
    select * from payments.stored_card
     where gateway = ${card.gateway} and provider_ref = ${ref} and id <> ${card.id} and state <> 'deregistered'
       for update`)
  return rows[0]
}

/** Stores the token that a card is charged by, and its digits and expiry where the gateway returns them. */
export async function nameCard(tx: Transaction, id: string, { ref, card }: ChargeableCard): Promise<void> {
  await tx.query(sql`
    update payments.stored_card
       set provider_ref = ${ref}, hint = coalesce(${card?.lastDigits ?? null}, hint),
           expires = coalesce(${card?.expires ?? null}, expires)
     where id = ${id}`)
}

export async function findCardById(db: Querier, id: string): Promise<CardRow | undefined> {
  const rows = await db.query<CardRow>(sql`select * from payments.stored_card where id = ${id}`)
  return rows[0]
}

/** Whether a withdrawal to the card is still open. */
export async function isPaidOutTo(db: Querier, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from payments.withdrawal
     where stored_card_id = ${id} and state in ('requested', 'pending', 'suspended', 'confiscation-proposed', 'sent')
     limit 1`)
  return rows.length > 0
}

/** Cards that a player allowed to be stored since an instant, including those deleted since. */
export async function findCardsRegistered(
  db: Querier,
  playerId: number,
  since: Instant,
): Promise<Pick<CardRow, 'registeredAt' | 'hint'>[]> {
  return db.query<Pick<CardRow, 'registeredAt' | 'hint'>>(sql`
    select registered_at, hint from payments.stored_card
     where player_id = ${playerId} and registered_at >= ${since} order by registered_at, id`)
}
