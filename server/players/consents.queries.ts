import { sql, type Transaction } from '#server/kernel/index.ts'
import type { ConsentRow } from './profile.queries.ts'

/** Stores a consent to a version; a repeated one keeps the first instant. */
export async function insertConsent(
  tx: Transaction,
  { playerId, kind, version, givenAt }: ConsentRow & { readonly playerId: number },
): Promise<void> {
  await tx.query(sql`
    insert into players.consent (player_id, kind, version, given_at)
    values (${playerId}, ${kind}, ${version}, ${givenAt})
    on conflict (player_id, kind, version) do nothing`)
}
