import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/capi-v1/player-loyalty.ts'
import { dayOf, firstOfMonth, startOfDay } from '#contract/states/calendar.ts'
import type { MovementKind } from '#contract/shapes/loyalty.ts'
import type { LanguageCode, LoyaltyNeeds } from '../needs.ts'
import { findExpiringNext } from './lots.queries.ts'
import { sumBySource, type SourceSum } from './points.queries.ts'
import { readNames } from './show-movements.ts'

/** Sums of a player's points by source, and what expires next. */
export async function showStatistics(
  needs: LoyaltyNeeds,
  playerId: number,
  language: LanguageCode,
): Promise<ReplyOf<typeof calls.statistics>> {
  const { db, clock, zone } = needs
  const monthBegan = startOfDay(zone, firstOfMonth(dayOf(zone, clock.now())))
  const ever = await sumBySource(db, playerId, null)
  const month = await sumBySource(db, playerId, monthBegan)
  const expiring = await findExpiringNext(db, playerId)
  const names = await readNames(needs, db, language)
  return {
    month: sumsOf(month),
    ever: sumsOf(ever),
    expiresNext: expiring ? { points: expiring.points, at: expiring.at.toISOString() } : null,
    bySource: ever.map(({ source, points }) => ({ source, name: names.get(source) ?? '', points })),
  }
}

function sumsOf(rows: readonly SourceSum[]) {
  const of = (kind: MovementKind) =>
    rows.filter((row) => row.kind === kind).reduce((sum, { points }) => sum + points, 0)
  return {
    earned: of('earned'),
    missions: of('mission'),
    spent: of('bought'),
    expired: of('expired'),
    corrected: of('corrected'),
  }
}
