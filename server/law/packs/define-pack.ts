import type { Rule, RuleKind } from '../rule.ts'

type Facts = Pick<Rule, 'id' | 'summary' | 'code' | 'textKey' | 'source' | 'confidence'> &
  Partial<Pick<Rule, 'isOn' | 'isOptional' | 'validFrom' | 'validUntil'>>

/** Writes rules of a market that hold from one day on unless they say otherwise, and are on unless they say otherwise. */
export function rulesFrom(validFrom: string) {
  return <K extends RuleKind>(kind: K, figures: Rule<K>['figures'], facts: Facts): Rule =>
    ({ isOn: true, isOptional: false, validFrom, validUntil: null, ...facts, kind, figures }) as Rule
}
