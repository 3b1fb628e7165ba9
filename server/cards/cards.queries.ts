import type { BLOCK_CARD_REASONS } from '#contract/shapes/player-cards.ts'
import type { PlayerCardMove, PlayerCardState } from '#contract/states/player-card-states.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { CardActor } from './needs.ts'

export type BlockReason = (typeof BLOCK_CARD_REASONS)[number]

export type CardRow = {
  readonly id: string
  readonly playerId: number
  readonly lastDigits: string
  readonly state: PlayerCardState
  /** Reason of the lock or of the removal. */
  readonly reason: BlockReason | null
  readonly addedAt: Date
  readonly changedAt: Date
}

const columns = sql`id, player_id, last_digits, state, reason, added_at, changed_at`

/** Raises the unique violation `player_card_held` when somebody of the brand holds the card. */
export async function insertCard(
  tx: Transaction,
  card: Pick<CardRow, 'id' | 'playerId' | 'lastDigits' | 'addedAt'> & {
    readonly target: string
    readonly numberIndex: string
    readonly numberSealed: string
  },
): Promise<void> {
  await tx.query(sql`
    insert into cards.player_card (id, target, player_id, number_index, number_sealed, last_digits, added_at, changed_at)
    values (${card.id}, ${card.target}, ${card.playerId}, ${card.numberIndex}, ${card.numberSealed}, ${card.lastDigits},
      ${card.addedAt}, ${card.addedAt})`)
}

/** The held card with a number, if there is one. */
export async function findHeld(db: Querier, target: string, numberIndex: string): Promise<CardRow | undefined> {
  const rows = await db.query<CardRow>(sql`
    select ${columns} from cards.player_card
     where target = ${target} and number_index = ${numberIndex} and state <> 'removed'`)
  return rows[0]
}

/** The card with a number, held or held last. */
export async function findLatest(db: Querier, target: string, numberIndex: string): Promise<CardRow | undefined> {
  const rows = await db.query<CardRow>(sql`
    select ${columns} from cards.player_card where target = ${target} and number_index = ${numberIndex}
     order by id desc limit 1`)
  return rows[0]
}

export async function findCard(db: Querier, target: string, cardId: string): Promise<CardRow | undefined> {
  const rows = await db.query<CardRow>(sql`
    select ${columns} from cards.player_card where target = ${target} and id = ${cardId}`)
  return rows[0]
}

/** Locks a card: the second of two concurrent moves sees what the first one did. */
export async function lockCardRow(tx: Transaction, target: string, cardId: string): Promise<CardRow | undefined> {
  const rows = await tx.query<CardRow>(sql`
    select ${columns} from cards.player_card where target = ${target} and id = ${cardId} for update`)
  return rows[0]
}

export async function findCardsOf(db: Querier, target: string, playerId: number): Promise<CardRow[]> {
  return db.query<CardRow>(sql`
    select ${columns} from cards.player_card where target = ${target} and player_id = ${playerId}
     order by id desc limit 200`)
}

export async function setCardState(
  tx: Transaction,
  { id, state, reason, at }: { id: string; state: PlayerCardState; reason: BlockReason | null; at: Date },
): Promise<void> {
  await tx.query(sql`
    update cards.player_card set state = ${state}, reason = ${reason}, changed_at = ${at} where id = ${id}`)
}

export type CardEvent = {
  readonly cardId: string
  readonly move: 'add' | PlayerCardMove
  readonly actor: CardActor['kind']
  readonly actorId: string
  readonly actorName: string | null
  readonly reason: BlockReason | null
  readonly explanation: string | null
  readonly at: Date
}

export async function insertEvent(tx: Transaction, event: CardEvent): Promise<void> {
  await tx.query(sql`
    insert into cards.card_event (card_id, move, actor, actor_id, actor_name, reason, explanation, at)
    values (${event.cardId}, ${event.move}, ${event.actor}, ${event.actorId}, ${event.actorName}, ${event.reason},
      ${event.explanation}, ${event.at})`)
}

/** History of these cards, newest first. */
export async function findEventsOf(db: Querier, cardIds: readonly string[]): Promise<CardEvent[]> {
  return db.query<CardEvent>(sql`
    select card_id, move, actor, actor_id, actor_name, reason, explanation, at from cards.card_event
     where card_id = any(${[...cardIds]}::uuid[]) order by id desc`)
}

/** Who made the last move of a card. */
export async function findLastActor(db: Querier, cardId: string): Promise<CardActor['kind'] | undefined> {
  const rows = await db.query<{ actor: CardActor['kind'] }>(sql`
    select actor from cards.card_event where card_id = ${cardId} order by id desc limit 1`)
  return rows[0]?.actor
}
