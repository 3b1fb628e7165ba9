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

type Segment = Extract<Meant, { kind: 'segment' }>

/** The bounds of a segment: registered from one instant on and before another, in one of some languages; null is no bound. */
const boundsOf = ({ registeredFrom, registeredBefore, languages }: Segment) => ({
  from: registeredFrom === null ? null : new Date(registeredFrom),
  before: registeredBefore === null ? null : new Date(registeredBefore),
  languages: languages.length > 0 ? [...languages] : null,
})

/** Whether a player is of a segment: the same rule as `findMeant` has in SQL, for who is at hand. A test holds them together. */
export function isOfSegment(
  segment: Segment,
  player: { readonly registeredAt: Date; readonly language: string },
): boolean {
  const { from, before, languages } = boundsOf(segment)
  return (
    (from === null || player.registeredAt >= from) &&
    (before === null || player.registeredAt < before) &&
    (languages === null || languages.includes(player.language))
  )
}

/** A player who is meant, with what segments are made of. */
export type MeantPlayer = { readonly id: number; readonly registeredAt: Date; readonly language: string }

/** How many players of a brand are meant, and some of them by chance, all where they are few. */
export async function findMeant(
  db: Querier,
  target: string,
  meant: Meant,
  limit: number,
): Promise<{ readonly count: number; readonly players: readonly MeantPlayer[] }> {
  const ids = meant.kind === 'named' ? [...meant.playerIds] : null
  const { from, before, languages } =
    meant.kind === 'segment' ? boundsOf(meant) : { from: null, before: null, languages: null }
  const rows = await db.query<MeantPlayer & { readonly count: number }>(sql`
    select id, registered_at, language, count(*) over () as count from players.player
     where target = ${target} and state <> 'closed'
       and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
       and (${from}::timestamptz is null or registered_at >= ${from}::timestamptz)
       and (${before}::timestamptz is null or registered_at < ${before}::timestamptz)
       and (${languages}::text[] is null or language = any(${languages}::text[]))
     order by random() limit ${limit}`)
  return { count: rows[0]?.count ?? 0, players: rows.map(({ count: _, ...player }) => player) }
}
