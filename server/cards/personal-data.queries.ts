import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type HeldCardRow = {
  readonly id: string
  readonly numberSealed: string
  readonly state: string
  readonly addedAt: Date
}

export async function findHeldCards(db: Querier, playerId: number): Promise<HeldCardRow[]> {
  return db.query<HeldCardRow>(sql`
    select id, number_sealed, state, added_at from cards.player_card where player_id = ${playerId} order by id`)
}

/** Texts of staff about the person's cards. */
export async function eraseCardWords(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`
    update cards.card_event set explanation = ''
     where card_id in (select id from cards.player_card where player_id = ${playerId}) and explanation <> ''`)
}

/** The card has no holder any more: its number can be issued again. */
export async function eraseCard(tx: Transaction, id: string, emptySealed: string): Promise<void> {
  await tx.query(sql`
    update cards.player_card
       set number_sealed = ${emptySealed}, number_index = ${`erased:${id}`}, last_digits = '', state = 'removed'
     where id = ${id}`)
}
