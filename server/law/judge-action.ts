import { newId, type Clock, type Database } from '#server/kernel/index.ts'
import type { Action } from './action.ts'
import { decide, type Decision } from './decide.ts'
import { insertDecision } from './law.queries.ts'
import { fingerprintOf, packOf } from './pack-of.ts'
import type { RuleKind } from './rule.ts'
import type { LawState } from './state.ts'

export type LawNeeds = { readonly db: Database; readonly clock: Clock }

export type ActionFacts = {
  readonly state: LawState
  readonly action: Action
  readonly playerId: number | null
  /** Kinds of rules to evaluate; without it, all. */
  readonly only?: readonly RuleKind[]
}

/**
 * Decides and records a refusal. Written outside any transaction of the caller: a refusal rolls that back, and the log
 * must stay.
 */
export async function judgeAction({ db, clock }: LawNeeds, asked: ActionFacts): Promise<Decision> {
  const { state, action, playerId, only } = asked
  const at = clock.now()
  const decision = decide(state, action, at, only)
  if (decision.outcome === 'allowed') return decision
  const pack = packOf(state.market, at)
  await insertDecision(db, {
    id: newId(at),
    at,
    market: pack.market,
    packId: pack.id,
    packFingerprint: fingerprintOf(pack),
    playerId,
    action,
    state,
    only: only ?? null,
    refusal: decision.refusal,
  })
  return decision
}
