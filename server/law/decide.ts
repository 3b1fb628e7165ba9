import type { Static } from 'typebox'
import type { RefusalCode } from '#contract/errors.ts'
import type { LawCode, LawRefusal } from '#contract/shapes/law.ts'
import type { Action } from './action.ts'
import { packOf } from './pack-of.ts'
import type { Rule, RuleKind } from './rule.ts'
import { judgeRule } from './rules/index.ts'
import { endOfBreach, type Breach } from './rules/judge.ts'
import type { LawState } from './state.ts'

export type Refused = Omit<Static<typeof LawRefusal>, 'code'> & { readonly code: RefusalCode | LawCode }

export type Decision =
  | { readonly outcome: 'allowed'; readonly packId: string }
  | { readonly outcome: 'refused'; readonly packId: string; readonly refusal: Refused }

type Broken = { readonly rule: Rule; readonly breach: Breach }

/**
 * Decides about an action by the law of the market. Pure: the same input gives the same decision, also years later. Of
 * several rules that refuse it the one that lasts longest is returned, so that `earliestAllowedAt` is true. @param only
 * kinds of rules to evaluate, for a room that knows its own part of the facts; without it, all
 */
export function decide(state: LawState, action: Action, now: Date, only?: readonly RuleKind[]): Decision {
  const pack = packOf(state.market, now)
  const broken: Broken[] = []
  for (const rule of pack.rules) {
    if (!rule.isOn || (only && !only.includes(rule.kind))) continue
    const breach = judgeRule(rule, { state, action, now, pack })
    if (breach) broken.push({ rule, breach })
  }
  // Two without an end by time stay in the order of the pack.
  const [first, ...others] = broken.sort((a, b) => endOfBreach(b.breach) - endOfBreach(a.breach))
  if (!first) return { outcome: 'allowed', packId: pack.id }
  const { rule, breach } = first
  return {
    outcome: 'refused',
    packId: pack.id,
    refusal: {
      code: rule.code,
      ruleId: rule.id,
      packId: pack.id,
      figure: breach.figure,
      present: breach.present,
      earliestAllowedAt: breach.earliestAllowedAt?.toISOString() ?? null,
      textKey: rule.textKey,
      alsoRefusedBy: others.map((other) => other.rule.id),
    },
  }
}
