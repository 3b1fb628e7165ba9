import type { Person, Tell } from './check-facts.ts'

/** What only a limit of the person or the law refuses: it is told with its rule and the moment from which it is allowed. */
const NAMED = /^ERR_(?:STAKE|LOSS|DEPOSIT)_LIMIT_REACHED$|^ERR_LIMIT_REACHED_/

/** Every refusal by a limit names its rule and the earliest moment. */
export function findUnnamedRefusals({ deeds }: Person, tell: Tell): void {
  for (const { at, refused } of deeds)
    if (refused && NAMED.test(refused.code) && (!refused.ruleId || !refused.earliestAllowedAt))
      tell('refusal-unnamed', Date.parse(at), `${refused.code} without its rule or its moment`)
}
