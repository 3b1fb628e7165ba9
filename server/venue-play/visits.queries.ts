import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

type At = { readonly venueId: string; readonly at: Instant; readonly since: Instant }

/** A sign-in and a report of the same visit, side by side, count it one after the other. */
export async function lockVisits(
  tx: Transaction,
  { playerId, venueId }: { readonly playerId: number; readonly venueId: string },
): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`visits of ${playerId} at ${venueId}`}, 0))`)
}

/** Whether one of these accounts came to a venue after an instant, as far as is known. */
export async function hasVisit(db: Querier, of: At & { readonly playerIds: readonly number[] }): Promise<boolean> {
  const rows = await db.query<{ found: boolean }>(sql`
    select exists (
      select from venue_play.fact
       where player_id = any(${[...of.playerIds]}::bigint[]) and venue_id = ${of.venueId} and kind = 'visit'
         and at > ${of.since} and at <= ${of.at}) as found`)
  return rows[0]?.found ?? false
}

/**
 * Whether a sign-in within a time after a visit stands for it, and for no other that the venue has reported. The reference of a
 * visit by a sign-in is made of its sitting.
 */
export async function hasSignInFor(
  db: Querier,
  of: { readonly venueId: string; readonly playerId: number; readonly reference: string; readonly at: Instant } & {
    readonly until: Instant
  },
): Promise<boolean> {
  const rows = await db.query<{ found: boolean }>(sql`
    select exists (
      select from venue_play.fact s
       where s.player_id = ${of.playerId} and s.venue_id = ${of.venueId} and s.kind = 'visit'
         and s.reference = 'sign-in ' || s.sitting_id and s.at >= ${of.at} and s.at < ${of.until}
         and not exists (
           select from venue_play.fact e
            where e.player_id = s.player_id and e.venue_id = s.venue_id and e.kind = 'visit' and e.reference <> ${of.reference}
              and e.reference <> s.reference
              and e.at <= s.at and e.at > s.at - (${of.until}::timestamptz - ${of.at}::timestamptz))) as found`)
  return rows[0]?.found ?? false
}
