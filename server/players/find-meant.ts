import { sql, type Querier } from '../kernel/index.ts'

/** Whom something is meant for: everybody, some by their numbers, or by registration and language. */
export type Meant =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'named'; readonly playerIds: readonly number[] }
  | {
      readonly kind: 'segment'
      readonly registeredFrom: string | null
      readonly registeredBefore: string | null
      readonly languages: readonly string[]
    }

/** How many players of a brand are meant, and some of them by chance, all where they are few. */
export async function findMeant(
  db: Querier,
  target: string,
  meant: Meant,
  limit: number,
): Promise<{ readonly count: number; readonly ids: readonly number[] }> {
  const ids = meant.kind === 'named' ? [...meant.playerIds] : null
  const segment = meant.kind === 'segment' ? meant : undefined
  const [from, before] = [segment?.registeredFrom ?? null, segment?.registeredBefore ?? null]
  const languages = segment && segment.languages.length > 0 ? [...segment.languages] : null
  const rows = await db.query<{ id: number; count: number }>(sql`
    select id, count(*) over () as count from players.player
     where target = ${target} and state <> 'closed'
       and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
       and (${from}::timestamptz is null or registered_at >= ${from}::timestamptz)
       and (${before}::timestamptz is null or registered_at < ${before}::timestamptz)
       and (${languages}::text[] is null or language = any(${languages}::text[]))
     order by random() limit ${limit}`)
  return { count: rows[0]?.count ?? 0, ids: rows.map(({ id }) => id) }
}
