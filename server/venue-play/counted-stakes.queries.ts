import { sql } from '#server/kernel/index.ts'

/** Whether a fact `f` is a stake that counts: not an empty one inserted by an earlier rollback, and not rolled back. */
export const isCountedStake = sql`f.kind = 'stake' and f.amount_minor > 0 and not exists (
  select from venue_play.fact r
   where r.venue_id = f.venue_id and r.rolls_back = f.reference and r.amount_minor > 0)`
