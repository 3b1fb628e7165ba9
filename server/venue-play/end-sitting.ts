import type { SittingEnd } from '#contract/shapes/venue-play.ts'
import { EXCLUSION_CHANGED } from '#server/exclusion/index.ts'
import type { Instant, Transaction } from '#server/kernel/index.ts'
import { applyLimits, LIMITS_CHANGED } from '#server/limits/index.ts'
import { announceEnded, endPlayerSessions } from '#server/sign-in/index.ts'
import { forgetHourOf, unblockPlaying } from '#server/wallet/index.ts'
import type { VenuePlayNeeds } from './needs.ts'
import * as sittings from './sittings.queries.ts'

type Needs = Pick<VenuePlayNeeds, 'db' | 'clock' | 'limits' | 'signIn' | 'findOthers'>

/** Ends what a sitting was: the sign-in, and the stop of the web's play, whose ceilings know of the terminal from here on. */
export async function endSitting(
  needs: Needs,
  { sitting, reason, at }: { readonly sitting: sittings.SittingRow; readonly reason: SittingEnd; readonly at: Instant },
): Promise<void> {
  const { playerId } = sitting
  const { people, ended } = await needs.db.transaction(async (tx) => {
    const others = await needs.findOthers(tx, playerId)
    if (!(await sittings.writeEnd(tx, sitting.id, { at, reason }))) return { people: [], ended: [] }
    return { people: [playerId, ...others], ended: await release(needs, tx, { sitting, others }) }
  })
  await announceEnded(needs.signIn, ended)
  // What the web remembers of the player's limits and hour does not know what was played at the terminal.
  for (const topic of [LIMITS_CHANGED, EXCLUSION_CHANGED])
    for (const id of people) await needs.signIn.sendControl({ topic, id: String(id) })
}

async function release(
  { clock, limits }: Needs,
  tx: Transaction,
  { sitting, others }: { readonly sitting: sittings.SittingRow; readonly others: readonly number[] },
): Promise<string[]> {
  const { playerId, sessionId } = sitting
  await applyLimits(limits, tx, playerId)
  for (const id of [playerId, ...others].toSorted((one, other) => one - other)) {
    // What was lost in a game at the terminal counts in its hour on the web.
    await forgetHourOf(tx, id)
    await unblockPlaying(tx, id, 'terminal')
  }
  return endPlayerSessions(tx, { playerId, sessionId, reason: 'signed-out', now: clock.now() })
}
