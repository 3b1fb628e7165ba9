import { sql, type Instant, type Transaction } from '../kernel/index.ts'

/** Notes that a player is told something of a round; false when they were told before. */
export async function recordLetter(
  tx: Transaction,
  told: { readonly roundId: string; readonly playerId: number; readonly what: string; readonly at: Instant },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into tournaments.told (round_id, player_id, what, told_at)
    values (${told.roundId}, ${told.playerId}, ${told.what}, ${told.at})
    on conflict do nothing returning what`)
  return rows.length === 1
}
