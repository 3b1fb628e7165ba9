import { dayOf } from '#contract/states/calendar.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { report as call } from '#contract/play-v1/venue-play.ts'
import type { FactOutcome, VenueFact } from '#contract/shapes/venue-play.ts'
import type { Input } from '#server/kernel/index.ts'
import { LIMITS_CHANGED } from '#server/limits/index.ts'
import { findPlayersByIds } from '#server/players/index.ts'
import { wasEverAt } from '#server/topology/index.ts'
import { countFacts, type ToCount } from './count-facts.ts'
import { findFact, findForeignSittings, type FactRow } from './facts.queries.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { venueOf } from './sign-in-at-terminal.ts'

const FUTURE_MS = 2_000

/**
 * Records facts reported by a venue, once per reference: the facts of a player are one transaction with their effect on
 * the player's limits. Neither limits nor the law's maximum stake refuse a fact, because it has happened; refused are only facts that
 * name an unknown player, or a terminal or a sitting of another venue.
 */
export async function reportFacts(
  needs: VenuePlayNeeds,
  { body, caller, subject, concerns }: Pick<Input<typeof call>, 'body' | 'caller' | 'subject' | 'concerns'>,
): Promise<ReplyOf<typeof call>> {
  const venueId = venueOf(caller)
  const now = needs.clock.now()
  const clockAheadMs = Date.parse(body.sentAt) - now.getTime()
  const codes = await refuseStrangers(needs, { venueId, facts: body.facts })
  const outcomes = new Map<VenueFact, FactOutcome>()
  for (const [fact, code] of codes) outcomes.set(fact, { reference: fact.reference, outcome: 'refused', code })
  const toCount = body.facts
    .filter((fact) => !codes.has(fact))
    .map((fact) => corrected(needs, fact, { now, clockAheadMs }))
  for (const [playerId, facts] of Map.groupBy(toCount, ({ fact }) => fact.playerId).entries()) {
    const { counted, people, aboveMax } = await countFacts(needs, {
      venueId,
      venueName: caller.venueName ?? '',
      playerId,
      facts,
      now,
    })
    for (const { fact } of facts)
      outcomes.set(fact, counted.has(fact) ? countedOnce(fact) : await toldBefore(needs, venueId, fact))
    for (const id of people) await needs.signIn.sendControl({ topic: LIMITS_CHANGED, id: String(id) })
    // The audit log names whom and what the law would have refused.
    for (const [{ terminalId }, { ruleId }] of aboveMax) {
      concerns(playerId)
      subject('law', ruleId)
      if (terminalId !== undefined) subject('terminal', terminalId)
    }
  }
  return { outcomes: body.facts.flatMap((fact) => outcomes.get(fact) ?? []), clockAheadMs }
}

const countedOnce = ({ reference }: VenueFact): FactOutcome => ({ reference, outcome: 'counted', code: null })

/** A reference that was reported before: by the same fact, or by another one; then the new fact is not counted, and the outcome says so. */
async function toldBefore({ db }: VenuePlayNeeds, venueId: string, fact: VenueFact): Promise<FactOutcome> {
  const { reference } = fact
  const told = await findFact(db, venueId, reference)
  // No such fact: it is a rollback whose stake was rolled back by another reference.
  return !told || isSame(told, fact)
    ? { reference, outcome: 'repeated', code: null }
    : { reference, outcome: 'refused', code: 'ERR_KEY_REUSED' }
}

/** A rollback that arrived before its stake is stored as an empty stake with the stake's reference; otherwise it has the amount of its stake. */
function isSame(told: FactRow, { kind, playerId, amountMinor = 0, rollsBack }: VenueFact): boolean {
  if (told.kind !== kind || told.playerId !== playerId) return false
  if (kind === 'rollback') return told.rollsBack === (rollsBack ?? null)
  return told.amountMinor === amountMinor || (kind === 'stake' && told.amountMinor === 0)
}

/** A clock that is off is set right by the moment at which the report was sent; nothing happens in the future. */
function corrected(
  { timeZone }: Pick<VenuePlayNeeds, 'timeZone'>,
  fact: VenueFact,
  { now, clockAheadMs }: { readonly now: Date; readonly clockAheadMs: number },
): ToCount {
  const shift = Math.abs(clockAheadMs) > FUTURE_MS ? clockAheadMs : 0
  const right = (text: string) => new Date(Math.min(Date.parse(text) - shift, now.getTime()))
  const at = right(fact.at)
  const since = right(fact.since ?? fact.at)
  return { fact, at, since: since < at ? since : at, toldAt: new Date(fact.at), day: dayOf(timeZone, at) }
}

/** Facts that can never be counted, with the reason. */
async function refuseStrangers(
  { db, target }: VenuePlayNeeds,
  { venueId, facts }: { readonly venueId: string; readonly facts: readonly VenueFact[] },
): Promise<ReadonlyMap<VenueFact, string>> {
  const ids = [...new Set(facts.map(({ playerId }) => playerId))]
  const players = new Set((await findPlayersByIds(db, target, ids)).map(({ id }) => id))
  const terminals = new Map<string, boolean>()
  for (const { terminalId } of facts)
    if (terminalId !== undefined && !terminals.has(terminalId))
      terminals.set(terminalId, await wasEverAt(db, { terminalId, venueId }))
  const sittingIds = facts.flatMap(({ sittingId }) => sittingId?.toLowerCase() ?? [])
  const foreign = new Set(sittingIds.length > 0 ? await findForeignSittings(db, venueId, sittingIds) : [])
  const codeOf = (fact: VenueFact): string | undefined => {
    const { kind, playerId, terminalId, sittingId, amountMinor, rollsBack } = fact
    if (!players.has(playerId)) return 'ERR_PLAYER_NOT_FOUND'
    if (terminalId !== undefined && terminals.get(terminalId) !== true) return 'ERR_TERMINAL_NOT_FOUND'
    if (sittingId !== undefined && foreign.has(sittingId.toLowerCase())) return 'ERR_SESSION_NOT_FOUND'
    const needsAmount = kind === 'stake' || kind === 'win' || kind === 'jackpot'
    const isWhole = needsAmount === (amountMinor !== undefined) && (kind === 'rollback') === (rollsBack !== undefined)
    return isWhole ? undefined : 'ERR_INVALID_CONTRACT'
  }
  return new Map(
    facts.flatMap((fact) => {
      const code = codeOf(fact)
      return code === undefined ? [] : [[fact, code] as const]
    }),
  )
}
