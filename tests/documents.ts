import { sql } from '#server/kernel/index.ts'
import type { TestApi } from './api.ts'

/** A person unknown here has entered the number of a player's document, without a picture. */
export async function writeDocumentOfAnother({ db }: Pick<TestApi, 'db'>, playerId: number): Promise<void> {
  await db.query(sql`
    insert into documents.identity_document (id, target, player_id, kind, variant, country, number_sealed, number_index,
                                             number_hint, is_number_usual, expires_on, created_at, changed_at)
    select gen_random_uuid(), target, 999999999, kind, variant, country, number_sealed, number_index, number_hint,
           is_number_usual, expires_on, created_at, changed_at
      from documents.identity_document where player_id = ${playerId} and state = 'approved'`)
}
