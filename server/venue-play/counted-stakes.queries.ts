import { sql } from '#server/kernel/index.ts'

/**
 * Whether a fact `f` is a stake that counts: not one of the empty ones that keep the place of what was taken back first, and none that
 * was taken back.
 */
export const isCountedStake = sql`f.kind = 'stake' and f.amount_minor > 0 and not exists (
  select from venue_play.fact r
   where r.venue_id = f.venue_id and r.rolls_back = f.reference and r.amount_minor > 0)`
