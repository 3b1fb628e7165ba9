import type { Rule, RuleKind } from '../rule.ts'

type Facts = Pick<Rule, 'id' | 'summary' | 'code' | 'textKey' | 'source' | 'confidence'> &
  Partial<Pick<Rule, 'isOn' | 'isOptional' | 'validFrom' | 'validUntil'>>

/** Defines rules of a market that are in force from one day on and enabled, unless a rule says otherwise. */
export function rulesFrom(validFrom: string) {
  return <K extends RuleKind>(kind: K, figures: Rule<K>['figures'], facts: Facts): Rule =>
    ({ isOn: true, isOptional: false, validFrom, validUntil: null, ...facts, kind, figures }) as Rule
}
