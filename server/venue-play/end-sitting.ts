import type { SittingEnd } from '#contract/shapes/venue-play.ts'
import { EXCLUSION_CHANGED } from '#server/exclusion/index.ts'
import type { Instant, Transaction } from '#server/kernel/index.ts'
import { applyLimits, LIMITS_CHANGED } from '#server/limits/index.ts'
import { announceEnded, endPlayerSessions } from '#server/sign-in/index.ts'
import { forgetHourOf, unblockPlaying } from '#server/wallet/index.ts'
import { creditDueAt } from './credit/judge-credit.ts'
import type { VenuePlayNeeds } from './needs.ts'
import * as sittings from './sittings.queries.ts'

type Needs = Pick<VenuePlayNeeds, 'db' | 'clock' | 'limits' | 'signIn' | 'findOthers'>

/**
 * Ends a sitting: its sign-in, and the block of play on the web, whose ceilings now include the play at the terminal.
 */
export async function endSitting(
  needs: Needs,
  { sitting, reason, at }: { readonly sitting: sittings.SittingRow; readonly reason: SittingEnd; readonly at: Instant },
): Promise<void> {
  const { playerId } = sitting
  const { people, ended } = await needs.db.transaction(async (tx) => {
    const others = await needs.findOthers(tx, playerId)
    const end = { at, reason, creditDueAt: creditDueAt(needs.clock.now()) }
    if (!(await sittings.writeEnd(tx, sitting.id, end))) return { people: [], ended: [] }
    return { people: [playerId, ...others], ended: await release(needs, tx, { sitting, others }) }
  })
  await announceEnded(needs.signIn, ended)
  // Limits and hourly losses cached for the web do not include the play at the terminal.
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
    // Losses in a game at the terminal count for its hour on the web.
    await forgetHourOf(tx, id)
    await unblockPlaying(tx, id, 'terminal')
  }
  return endPlayerSessions(tx, { playerId, sessionId, reason: 'signed-out', now: clock.now() })
}
