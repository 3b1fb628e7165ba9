import type { Currency } from '#contract/shapes/money.ts'
import type { Sitting } from '#contract/shapes/venue-play.ts'
import type { Instant } from '#server/kernel/index.ts'
import type { SittingRow } from './sittings.queries.ts'

/** What limits leave of a sitting by its figures, and the law's maximum stake. */
export function leftOf({ stakeLeft, lossLeft, stakeMax, staked, won }: Counted): {
  readonly stakeLeftMinor: number | null
  readonly lossLeftMinor: number | null
  readonly stakeMaxMinor: number | null
} {
  return {
    stakeLeftMinor: stakeLeft === null ? null : Math.max(0, stakeLeft - staked),
    lossLeftMinor: lossLeft === null ? null : Math.max(0, lossLeft - (staked - won)),
    stakeMaxMinor: stakeMax,
  }
}

type Counted = Pick<SittingRow, 'stakeLeft' | 'lossLeft' | 'stakeMax' | 'staked' | 'won'>

export function sittingShown(row: SittingRow, { currency, now }: { currency: Currency; now: Instant }): Sitting {
  return {
    sittingId: row.id,
    playerId: row.playerId,
    venueId: row.venueId,
    terminalId: row.terminalId,
    way: row.way,
    openedAt: row.openedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: row.endReason,
    ...leftOf(row),
    goodUntil: row.goodUntil.toISOString(),
    goodForMs: row.goodUntil.getTime() - now.getTime(),
    currency,
  }
}
