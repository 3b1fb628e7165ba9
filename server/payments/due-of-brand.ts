import type { Querier } from '#server/kernel/index.ts'
import type { Needs } from './needs.ts'

/** Rows of one read; most databases have one brand, where the first read is enough. */
const PAGE = 100

/**
 * The first of the due rows whose players are the brand's. Brands may share a database, and each has a worker with its
 * own accounts at the partners: what is of another brand is left to that brand's worker, and delays nothing here.
 * @param list rows in the order in which they are due, of any brand, after one of them
 */
export async function findDueOfBrand<Row extends { readonly playerId: number }>(
  { db, findOwnPlayers }: Pick<Needs, 'findOwnPlayers'> & { readonly db: Querier },
  limit: number,
  list: (page: { readonly after: Row | undefined; readonly limit: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  for (let after: Row | undefined; found.length < limit;) {
    const rows = await list({ after, limit: PAGE })
    const ids = [...new Set(rows.map(({ playerId }) => playerId))]
    const own = ids.length === 0 ? undefined : await findOwnPlayers?.(db, ids)
    found.push(...rows.filter(({ playerId }) => own?.has(playerId) ?? true))
    after = rows.at(-1)
    if (rows.length < PAGE) break
  }
  return found.slice(0, limit)
}
