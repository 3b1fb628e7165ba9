import { sql, type Querier } from '#server/kernel/index.ts'

/**
 * Accounts of the same person at the operator's other brands, this one first. A person is known by name and day of
 * birth; within one brand a second account of a person does not come to be (CZ-12, SK-03).
 */
export async function findSamePerson(db: Querier, target: string, playerId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select other.id from players.player own
      join players.player other on other.id = own.id
        or (other.target <> own.target and other.name_folded = own.name_folded and other.birth_date = own.birth_date)
     where own.id = ${playerId} and own.target = ${target}
     order by other.id <> own.id, other.id`)
  return rows.map(({ id }) => id)
}
