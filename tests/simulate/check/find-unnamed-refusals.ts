import type { Person, ReportViolation } from './check-facts.ts'

/** Refusals by a limit of the player or by the law. */
const NAMED = /^ERR_(?:STAKE|LOSS|DEPOSIT)_LIMIT_REACHED$|^ERR_LIMIT_REACHED_/

/**
 * Every refusal by a limit names its rule. For a stake above the whole limit no instant is expected, because it is
 * never allowed.
 */
export function findUnnamedRefusals({ deeds }: Person, tell: ReportViolation): void {
  for (const { at, refused } of deeds)
    if (refused && NAMED.test(refused.code) && !refused.ruleId)
      tell('refusal-unnamed', Date.parse(at), `${refused.code} without its rule`)
}
