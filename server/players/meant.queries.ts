import { sql, type Querier } from '../kernel/index.ts'

/** A target group: all players, players by their numbers, or a segment by registration and language. */
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

/**
 * The bounds of a segment: the first instant of registration, the instant before which it must be, languages; null: no
 * bound.
 */
const boundsOf = ({ registeredFrom, registeredBefore, languages }: Segment) => ({
  from: registeredFrom === null ? null : new Date(registeredFrom),
  before: registeredBefore === null ? null : new Date(registeredBefore),
  languages: languages.length > 0 ? [...languages] : null,
})

/**
 * Whether a player is in a segment: the same rule as in the SQL of `findMeant`, for a player already loaded. A test
 * compares both.
 */
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

/** A player of a target group, with the facts that segments use. */
export type MeantPlayer = { readonly id: number; readonly registeredAt: Date; readonly language: string }

/** Counts the players of a brand in a target group and returns a random sample of them, all if they are few. */
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
