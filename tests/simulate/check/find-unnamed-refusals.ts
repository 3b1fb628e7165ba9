import type { Person, ReportViolation } from './check-facts.ts'

/** What only a limit of the person or the law refuses. */
const NAMED = /^ERR_(?:STAKE|LOSS|DEPOSIT)_LIMIT_REACHED$|^ERR_LIMIT_REACHED_/

/** Every refusal by a limit names its rule. A stake above the whole limit is allowed at no moment, so none is asked for. */
export function findUnnamedRefusals({ deeds }: Person, tell: ReportViolation): void {
  for (const { at, refused } of deeds)
    if (refused && NAMED.test(refused.code) && !refused.ruleId)
      tell('refusal-unnamed', Date.parse(at), `${refused.code} without its rule`)
}
