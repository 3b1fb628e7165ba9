import { limitFacts, type LimitFacts, type LimitKind } from '#contract/shapes/limits.ts'

/** Parts of the page, in their order. */
const LIMIT_GROUPS = ['time', 'stakes', 'losses', 'deposits'] as const
export type LimitGroup = (typeof LIMIT_GROUPS)[number]

const groupOf: Readonly<Record<LimitFacts['measure'], LimitGroup>> = {
  'logon-duration': 'time',
  'logon-count': 'time',
  'logon-break': 'time',
  'reality-check': 'time',
  visits: 'time',
  stake: 'stakes',
  loss: 'losses',
  deposit: 'deposits',
}

/** Limits by part of the page, in their original order; parts without a limit are left out. */
export function groupLimits<One extends { readonly kind: LimitKind }>(
  limits: readonly One[],
): readonly { readonly group: LimitGroup; readonly limits: readonly One[] }[] {
  return LIMIT_GROUPS.map((group) => ({
    group,
    limits: limits.filter(({ kind }) => groupOf[limitFacts(kind).measure] === group),
  })).filter((part) => part.limits.length > 0)
}
