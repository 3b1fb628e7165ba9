import type { Querier } from '../kernel/index.ts'
import { listEntriesSince } from './entries.queries.ts'
import { findNewestSeq } from './ledger.queries.ts'
import { MOVEMENT_KINDS } from './movement-kinds.ts'

const HOUR_MS = 3_600_000
const WINDOW = 500

/**
 * What an account lost in one series; later steps of rounds have no series and are listed one by one. Amounts in minor
 * units.
 */
export type RoundLoss = { readonly seriesId: number; readonly reference: string | null; readonly lostMinor: number }

/** End of the clock hour. */
export function hourEndOf(instant: Date): Date {
  return new Date((Math.floor(instant.getTime() / HOUR_MS) + 1) * HOUR_MS)
}

/**
 * What an account lost in rounds since an instant, by series. Reads only what was booked since then, whatever the
 * length of the account's history.
 */
export async function readRoundLosses(db: Querier, accountId: number, since: Date): Promise<readonly RoundLoss[]> {
  const bySeries = new Map<number, number>()
  const steps: RoundLoss[] = []
  let newest = await findNewestSeq(db, accountId)
  while (newest > 0) {
    const window = { accountId, since, above: newest - WINDOW, below: newest + 1, limit: WINDOW }
    const entries = await listEntriesSince(db, window)
    for (const { kind, seriesId, reference, debit, credit } of entries) {
      if (kind !== MOVEMENT_KINDS.round) continue
      if (seriesId === 0) steps.push({ seriesId, reference, lostMinor: debit - credit })
      else bySeries.set(seriesId, (bySeries.get(seriesId) ?? 0) + debit - credit)
    }
    if (entries.length < WINDOW) break
    newest -= WINDOW
  }
  return [...[...bySeries].map(([seriesId, lostMinor]) => ({ seriesId, reference: null, lostMinor })), ...steps]
}
