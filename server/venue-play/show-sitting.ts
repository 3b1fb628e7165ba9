import type { Currency } from '#contract/shapes/money.ts'
import type { Sitting } from '#contract/shapes/venue-play.ts'
import type { SittingRow } from './sittings.queries.ts'

export function sittingShown(row: SittingRow, currency: Currency): Sitting {
  const { stakeLeft, lossLeft, staked, won } = row
  return {
    sittingId: row.id,
    playerId: row.playerId,
    venueId: row.venueId,
    terminalId: row.terminalId,
    way: row.way,
    openedAt: row.openedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: row.endReason,
    stakeLeftMinor: stakeLeft === null ? null : Math.max(0, stakeLeft - staked),
    lossLeftMinor: lossLeft === null ? null : Math.max(0, lossLeft - (staked - won)),
    goodUntil: row.goodUntil.toISOString(),
    currency,
  }
}
