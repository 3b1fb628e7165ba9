import { sql, type Transaction } from '#server/kernel/index.ts'

export async function deleteFavourites(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`delete from game_catalogue.favourite where player_id = ${playerId}`)
}
