import type { ReplyOf } from '#contract/call.ts'
import type { watchSession as call } from '#contract/play-v1/exclusion.ts'
import { isInForce, type ExclusionKind } from '#contract/states/exclusions.ts'
import type { Input } from '#server/kernel/index.ts'
import { findStanding } from './exclusion.queries.ts'
import type { ExclusionNeeds } from './needs.ts'
import type { StopWaiters } from './wait-for-stop.ts'

/** Code with which the next stake would be refused. */
export const CODES = {
  panic: 'ERR_PANIC_STOP',
  self: 'ERR_SELF_EXCLUDED',
  register: 'ERR_EXCLUDED',
  screening: 'ERR_EXCLUDED',
  staff: 'ERR_PLAYING_BLOCKED',
  break: 'ERR_BREAK_REQUIRED',
} as const satisfies Record<ExclusionKind, string>

/** Order of codes when there are several: the longest first. */
const ORDER: readonly ExclusionKind[] = ['register', 'self', 'staff', 'panic', 'break']

type Needs = Pick<ExclusionNeeds, 'db' | 'clock'> & { readonly waiters: StopWaiters }

/**
 * Long polling for a game's page: answers as soon as play is or becomes forbidden; otherwise after the requested time.
 * When its session has ended, on any device, it is answered at once too, and the page finds that out by its next
 * request.
 */
export async function watchSession(
  needs: Needs,
  { caller, query }: Pick<Input<typeof call>, 'caller' | 'query'>,
): Promise<ReplyOf<typeof call>> {
  const { playerId, gameSessionId } = caller
  // A demo has no player to exclude.
  if (playerId === null) return { isOver: false, code: null }
  // Subscribes first, so that a change during the database read is not missed.
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
