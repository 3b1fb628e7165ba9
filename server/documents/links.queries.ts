import { sql, type Querier } from '#server/kernel/index.ts'
import { LINKS_MAX, type LinkRow } from '#server/players/index.ts'

/** Accounts of players who entered or proved the same bank account. */
export async function findAccountLinks(db: Querier, playerId: number): Promise<LinkRow[]> {
  return db.query<LinkRow>(sql`
    select other.player_id, 'account' as reason, min(greatest(own.entered_at, other.entered_at)) as since
      from documents.bank_account own
      join documents.bank_account other on other.iban_index = own.iban_index and other.player_id <> own.player_id
     where own.player_id = ${playerId}
     group by other.player_id order by since desc limit ${LINKS_MAX}`)
}
