import type { ReplyOf } from '#contract/call.ts'
import type { getPlayerLimitUpdates as call, LIMIT_CHANGE_STATES } from '#contract/onling-v2/player-limits.ts'
import type { getPlayerLimits } from '#contract/play-v1/limits.ts'
import { pageLimit, pageOf, type Input } from '#server/kernel/index.ts'
import { valueShown } from './limit-value.ts'
import * as queries from './limits.queries.ts'
import type { LimitsNeeds } from './needs.ts'
import { showLimits } from './show-limits.ts'

/** Every change of one player's limits, newest first. */
export async function listUpdates(
  needs: LimitsNeeds,
  { query, refuse }: Pick<Input<typeof call>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, currency, findAccount } = needs
  const { playerId } = query
  if (!(await findAccount(db, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const limit = pageLimit(query.limit)
  const rows = await queries.findChanges(db, { playerId, before: beforeCursor(query.cursor), limit: limit + 1 })
  const { rows: shown, nextCursor } = pageOf(rows, limit, ({ id }) => String(id))
  const now = clock.now()
  const latest = latestInForce(await queries.findStandingChanges(db, playerId), now)
  return {
    rows: shown.map((row) => ({
      changeId: row.id,
      kind: row.kind,
      from: valueShown(row.kind, row.fromValue, currency),
      to: valueShown(row.kind, row.toValue, currency),
      isFirst: row.isFirst,
      state: stateOf(row, now, latest),
      askedAt: row.askedAt.toISOString(),
      effectiveAt: row.effectiveAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      ruleId: row.ruleId,
      packId: row.packId,
    })),
    nextCursor,
  }
}

/** Limits of one player for staff. */
export async function showPlayerLimits(
  needs: LimitsNeeds,
  { query, refuse }: Pick<Input<typeof getPlayerLimits>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof getPlayerLimits>> {
  if (!(await needs.findAccount(needs.db, query.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  return needs.db.transaction((tx) => showLimits(needs, tx, query.playerId))
}

function beforeCursor(cursor: string | undefined): number {
  const before = Number(cursor)
  return cursor !== undefined && Number.isSafeInteger(before) && before > 0 ? before : Number.MAX_SAFE_INTEGER
}

/** Number of the change in force of each kind; rows are sorted, oldest first. */
function latestInForce(rows: readonly queries.ChangeRow[], now: Date): ReadonlySet<number> {
  const latest = new Map(rows.filter(({ effectiveAt }) => effectiveAt <= now).map(({ kind, id }) => [kind, id]))
  return new Set(latest.values())
}

function stateOf(
  { id, endedBecause, effectiveAt }: queries.ChangeRow,
  now: Date,
  latest: ReadonlySet<number>,
): (typeof LIMIT_CHANGE_STATES)[number] {
  if (endedBecause) return endedBecause
  if (effectiveAt > now) return 'pending'
  return latest.has(id) ? 'in-force' : 'past'
}
