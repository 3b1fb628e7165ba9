import type { Static } from 'typebox'
import type { ExclusionShown } from '#contract/shapes/exclusions.ts'
import { isInForce } from '#contract/states/exclusions.ts'
import { assert, refuse, type Instant } from '#server/kernel/index.ts'
import { findStanding, lockExclusions, type ExclusionRow } from './exclusion.queries.ts'
import type { ExclusionNeeds } from './needs.ts'
import { announceChange, openExclusion } from './open-exclusion.ts'
import { shownOf } from './show-exclusions.ts'

const HOUR_MS = 3_600_000
/** A second press within this time, or the same request again, is one press. */
const SAME_PRESS_MS = 60_000

/**
 * Stops play from now on, on any device, brand or terminal. One transaction: after a crash it has happened or not, and
 * pressing again returns the same receipt. A round that has begun is settled.
 */
export async function pressPanic(
  needs: ExclusionNeeds,
  { playerId, source }: { readonly playerId: number; readonly source: 'web' | 'game' | 'terminal' },
): Promise<Static<typeof ExclusionShown>> {
  const row = await stopPlay(needs, { playerId, source, pressedAt: needs.clock.now() })
  assert(row, 'A stop that begins now is not over.')
  return row
}

/** The same for a button that was pressed earlier, without a line: the stop ends when it would have ended. Undefined where it is over. */
export async function stopPlay(
  needs: ExclusionNeeds,
  {
    playerId,
    source,
    pressedAt,
  }: { readonly playerId: number; readonly source: 'web' | 'game' | 'terminal'; readonly pressedAt: Instant },
): Promise<Static<typeof ExclusionShown> | undefined> {
  const { db, clock, law } = needs
  const rule = law.panic()
  if (!rule) return refuse('ERR_NOT_ALLOWED_BY_LAW')
  const until = new Date(pressedAt.getTime() + rule.hours * HOUR_MS)
  if (until <= clock.now()) return undefined
  const { row, playerIds } = await db.transaction(async (tx) => {
    await lockExclusions(tx, playerId)
    const now = clock.now()
    const pressed = (await findStanding(tx, playerId)).find(
      (one) => one.kind === 'panic' && isInForce(one, now) && isSamePress(one, { now, until }),
    )
    if (pressed) return { row: pressed, playerIds: [playerId] }
    return openExclusion(needs, tx, { playerId, kind: 'panic', source, ruleId: rule.ruleId, from: now, until })
  })
  await announceChange(needs, playerIds)
  return shownOf(row, clock.now())
}

/** A stop that began a moment ago, unless it ends earlier: one that was pressed long ago is not the press of now. */
function isSamePress(stop: ExclusionRow, { now, until }: { readonly now: Instant; readonly until: Instant }): boolean {
  if (now.getTime() - stop.from.getTime() >= SAME_PRESS_MS) return false
  return stop.until === null || until.getTime() - stop.until.getTime() < SAME_PRESS_MS
}
