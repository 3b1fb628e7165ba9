import { sql, type Querier } from '../kernel/index.ts'

export type Reader = { readonly id: number; readonly email: string }

/** Accounts of a brand in one language that can receive letters, ascending from a number. */
export async function findReaders(
  db: Querier,
  of: { readonly target: string; readonly language: string; readonly after: number; readonly limit: number },
): Promise<Reader[]> {
  return db.query<Reader>(sql`
    select id, email from players.player
     where target = ${of.target} and language = ${of.language} and id > ${of.after} and state <> 'closed' and email <> ''
     order by id limit ${of.limit}`)
}
