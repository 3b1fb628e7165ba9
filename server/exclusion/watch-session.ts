import type { ReplyOf } from '#contract/call.ts'
import type { watchSession as call } from '#contract/play-v1/exclusion.ts'
import { isInForce, type ExclusionKind } from '#contract/states/exclusions.ts'
import type { Input } from '#server/kernel/index.ts'
import { findStanding } from './exclusion.queries.ts'
import type { ExclusionNeeds } from './needs.ts'
import type { StopWaiters } from './wait-for-stop.ts'

/** What the next stake would be refused with. */
export const CODES = {
  panic: 'ERR_PANIC_STOP',
  self: 'ERR_SELF_EXCLUDED',
  register: 'ERR_EXCLUDED',
  screening: 'ERR_EXCLUDED',
  staff: 'ERR_PLAYING_BLOCKED',
  break: 'ERR_BREAK_REQUIRED',
} as const satisfies Record<ExclusionKind, string>

/** The one that is told when there are several: what lasts longest comes first. */
const ORDER: readonly ExclusionKind[] = ['register', 'self', 'staff', 'panic', 'break']

type Needs = Pick<ExclusionNeeds, 'db' | 'clock'> & { readonly waiters: StopWaiters }

/**
 * Tells a game's page that play is over, at once when it is or becomes so; otherwise after the time asked for. When its
 * session has ended, from whatever device, it is answered at once too, and finds out by asking again.
 */
export async function watchSession(
  needs: Needs,
  { caller, query }: Pick<Input<typeof call>, 'caller' | 'query'>,
): Promise<ReplyOf<typeof call>> {
  const { playerId, gameSessionId } = caller
  // A demo has nobody to exclude.
  if (playerId === null) return { isOver: false, code: null }
  // Listens first: what happens while the database is asked is not missed.
  const waiting = needs.waiters.wait({ playerId, gameSessionId }, query.waitMs)
  const before = await findCode(needs, playerId)
  if (before) return { isOver: true, code: before }
  await waiting
  const code = await findCode(needs, playerId)
  return { isOver: code !== null, code }
}

async function findCode({ db, clock }: Needs, playerId: number): Promise<string | null> {
  const now = clock.now()
  const kinds = (await findStanding(db, playerId)).filter((row) => isInForce(row, now)).map(({ kind }) => kind)
  const kind = ORDER.find((one) => kinds.includes(one))
  return kind ? CODES[kind] : null
}
