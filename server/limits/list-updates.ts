import type { ReplyOf } from '#contract/call.ts'
import { getPlayerLimitUpdates as call } from '#contract/onling-v2/player-limits.ts'
import type { LIMIT_CHANGE_STATES } from '#contract/shapes/limit-change-states.ts'
import { limitChangeList } from '#contract/lists/limit-changes.ts'
import type { getPlayerLimits } from '#contract/play-v1/limits.ts'
import { makeWalkedList, pageOf, type Input } from '#server/kernel/index.ts'
import { valueShown } from './limit-value.ts'
import * as queries from './limits.queries.ts'
import type { LimitsNeeds } from './needs.ts'
import { showLimits } from './show-limits.ts'

type Shown = ReplyOf<typeof call>['rows'][number]

/** Every change of one player's limits, as a list of the back office: in the order of the requests. */
export const limitChangesListed = ({ db, clock, currency }: Pick<LimitsNeeds, 'db' | 'clock' | 'currency'>) =>
  makeWalkedList({
    list: limitChangeList,
    call,
    read: async ({ playerId, cursor }, _reader, limit) => {
      const rows = await queries.findChanges(db, { playerId, before: beforeCursor(cursor), limit: limit + 1 })
      const page = pageOf(rows, limit, ({ id }) => String(id))
      const now = clock.now()
      const latest = latestInForce(await queries.findStandingChanges(db, playerId), now)
      return { ...page, rows: page.rows.map((row) => showChange(row, { currency, state: stateOf(row, now, latest) })) }
    },
  })

export async function listUpdates(
  needs: LimitsNeeds,
  { query, caller, refuse }: Pick<Input<typeof call>, 'query' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  if (!(await needs.findAccount(needs.db, query.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  return limitChangesListed(needs).page(query, caller)
}

function showChange(
  row: queries.ChangeRow,
  { currency, state }: Pick<LimitsNeeds, 'currency'> & Pick<Shown, 'state'>,
): Shown {
  return {
    changeId: row.id,
    kind: row.kind,
    from: valueShown(row.kind, row.fromValue, currency),
    to: valueShown(row.kind, row.toValue, currency),
    isFirst: row.isFirst,
    state,
    askedAt: row.askedAt.toISOString(),
    effectiveAt: row.effectiveAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    ruleId: row.ruleId,
    packId: row.packId,
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
