import type { ReplyOf } from '#contract/call.ts'
import type { setLimits, updateLimits } from '#contract/capi-v1.1/player-limits.ts'
import type { cancelLimitChange } from '#contract/play-v1/limits.ts'
import type { LimitChoice, LimitKind } from '#contract/shapes/limits.ts'
import type { LimitsShown } from '#contract/shapes/limits-shown.ts'
import { planLimitChange } from '#contract/states/limit-changes.ts'
import { refuse, TransportError, type Input, type Transaction } from '#server/kernel/index.ts'
import { applyLimits, LIMITS_CHANGED } from './apply-limits.ts'
import { spentAtOf } from './judge-sign-in.ts'
import { boundsOf, readValue } from './limit-value.ts'
import * as queries from './limits.queries.ts'
import type { LimitFactsNow, LimitsNeeds } from './needs.ts'
import { readClosedBefore } from './read-closed-before.ts'
import { factsOf, readPlayer, rereadChanges, type PlayerCounts } from './read-player.ts'
import { showCounts, showLimits } from './show-limits.ts'

type LimitChange = { readonly kind: LimitKind; readonly value: number | null }

/** First choice: each kind is set or explicitly refused, in one call or in several. A kind is chosen once. */
export async function chooseLimits(
  needs: LimitsNeeds,
  { caller, body }: Pick<Input<typeof setLimits>, 'caller' | 'body'>,
): Promise<ReplyOf<typeof setLimits>> {
  const requests = readChoices(needs, body.choices)
  return change(needs, caller.playerId, (counts) =>
    requests.filter(({ kind, value }) => {
      const standing = counts.standing.get(kind)
      if (!standing?.isChosen) return true
      return standing.value === value ? false : refuse('ERR_STATE_CHANGED', { kind })
    }),
  )
}

/** Changes limits: tighter at once, looser after the market's wait. A later request replaces a pending one. */
export async function updatePlayerLimits(
  needs: LimitsNeeds,
  { caller, body }: Pick<Input<typeof updateLimits>, 'caller' | 'body'>,
): Promise<ReplyOf<typeof updateLimits>> {
  const requests = readChoices(needs, body.changes)
  return change(needs, caller.playerId, () => requests)
}

/** Cancels a pending request. It is not a change: the value in force stays. */
export async function cancelChange(
  needs: LimitsNeeds,
  { caller, body }: Pick<Input<typeof cancelLimitChange>, 'caller' | 'body'>,
): Promise<ReplyOf<typeof cancelLimitChange>> {
  const { playerId } = caller
  return needs.db.transaction(async (tx) => {
    await queries.lockLimits(tx, playerId)
    const now = needs.clock.now()
    const wasPending = await queries.endPending(tx, { playerId, kind: body.kind, now, because: 'cancelled' })
    if (!wasPending) return refuse('ERR_STATE_CHANGED', { kind: body.kind })
    await needs.publish(tx, 'limits.change-cancelled', { playerId, kind: body.kind })
    return showLimits(needs, tx, playerId)
  })
}

/** Validates choices of a call. Refuses a value out of bounds; a kind that the market does not have is an invalid input. */
export function readChoices({ law, currency }: LimitsNeeds, choices: readonly LimitChoice[]): LimitChange[] {
  const known = new Set(law.kinds().map(({ kind }) => kind))
  const seen = new Set<LimitKind>()
  return choices.map(({ kind, value }) => {
    if (!known.has(kind) || seen.has(kind)) throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'kind', kind })
    seen.add(kind)
    if (value === null) return { kind, value }
    const number = readValue(kind, value, currency)
    return number === undefined
      ? refuse('ERR_AMOUNT_NOT_ALLOWED', { kind, ...boundsOf(kind), currency })
      : { kind, value: number }
  })
}

async function change(
  needs: LimitsNeeds,
  playerId: number,
  choose: (counts: PlayerCounts) => readonly LimitChange[],
): Promise<LimitsShown> {
  const { shown, others } = await needs.db.transaction(async (tx) => {
    const counts = await readPlayer(needs, tx, playerId)
    const requests = choose(counts)
    const isFirst = requests.some(({ kind }) => counts.standing.get(kind)?.isChosen !== true)
    const closedBefore = isFirst ? await readClosedBefore(tx, playerId) : null
    const facts = { ...factsOf(counts, needs.law.kinds()), closedBefore }
    const changes: queries.NewChange[] = []
    for (const input of requests) changes.push(...(await takeInput(needs, tx, { playerId, counts, facts, input })))
    await queries.insertChanges(tx, playerId, changes)
    if (requests.length === 0) return { shown: showCounts(needs, counts), others: [] }
    const others = await applyLimits(needs, tx, playerId)
    await needs.publish(tx, 'limits.changed', { playerId, kinds: requests.map(({ kind }) => kind) })
    const after = await rereadChanges(tx, counts)
    const endsAt = spentAtOf(after)
    if (endsAt) await needs.boundSessions(tx, playerId, endsAt)
    return { shown: showCounts(needs, after), others }
  })
  for (const id of [playerId, ...others]) await needs.sendControl({ topic: LIMITS_CHANGED, id: String(id) })
  return shown
}

type Taking = {
  readonly playerId: number
  readonly counts: PlayerCounts
  readonly facts: LimitFactsNow
  readonly input: LimitChange
}

/** Judges a request and cancels the pending one that it replaces. Returns the rows to insert, which may be none. */
async function takeInput(
  { law }: LimitsNeeds,
  tx: Transaction,
  { playerId, counts, facts, input }: Taking,
): Promise<readonly queries.NewChange[]> {
  const { now: askedAt, zone, standing } = counts
  const { kind, value: to } = input
  const before = standing.get(kind)
  const isFirst = before?.isChosen !== true
  const from = before?.value ?? null
  const endPending = async (because: 'cancelled' | 'replaced') => {
    if (before?.pending) await queries.endPending(tx, { playerId, kind, now: askedAt, because })
  }
  if (!isFirst && from === to) {
    // Requesting the value in force cancels the pending one.
    await endPending('cancelled')
    return []
  }
  // The same request again, as a page sends it after a lost response: the pending one stays.
  if (!isFirst && before.pending?.toValue === to) return []
  const refusal = await law.judge(playerId, facts, { kind: 'change-limit', limit: kind, from, to, isFirst })
  if (refusal) law.refuse(refusal)
  const mode = law.changeMode()
  const { effectiveAt } = isFirst ? { effectiveAt: askedAt } : planLimitChange(mode, zone, { kind, from, to, askedAt })
  await endPending('replaced')
  const rule = { ruleId: mode.ruleId, packId: law.packId() }
  return [{ kind, fromValue: from, toValue: to, isFirst, askedAt, effectiveAt, ...rule }]
}
