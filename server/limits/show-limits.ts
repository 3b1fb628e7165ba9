import type { Static } from 'typebox'
import { limitFacts, type LimitKind } from '#contract/shapes/limits.ts'
import type { LimitShown, LimitsShown } from '#contract/shapes/limits-shown.ts'
import { planLimitChange } from '#contract/states/limit-changes.ts'
import type { Transaction } from '#server/kernel/index.ts'
import { valueShown } from './limit-value.ts'
import type { LimitsNeeds, Standing } from './needs.ts'
import { factsOf, readPlayer, type PlayerCounts } from './read-player.ts'

/** The player is warned from this part of a limit on; our figure (reference, market-and-law §3.4, point 11). */
const WARNED_AT_PERCENT = 80

/** Every limit of a player as the player sees it. It locks the player's limits. */
export async function showLimits(needs: LimitsNeeds, tx: Transaction, playerId: number): Promise<LimitsShown> {
  const counts = await readPlayer(needs, tx, playerId)
  return showCounts(needs, counts)
}

/** The same from counts that were read before. */
export function showCounts(needs: Pick<LimitsNeeds, 'law' | 'currency'>, counts: PlayerCounts): LimitsShown {
  const kinds = needs.law.kinds()
  const facts = factsOf(counts, kinds)
  const present = new Map(facts.limits.map((standing) => [standing.kind, standing]))
  return {
    limits: kinds.map(({ kind, isOptional }) =>
      showOne(needs, counts, {
        kind,
        isOptional,
        standing: present.get(kind),
        changes: facts.changesThisMonth[kind] ?? 0,
      }),
    ),
    notChosen: [...facts.limitsNotChosen],
    warnings: warningsOf(facts.limits).map(({ kind, percent }) => ({
      code: 'WRN_PLAYER_LIMITS_REACHED' as const,
      kind,
      percent,
    })),
    serverTime: counts.now.toISOString(),
  }
}

type One = {
  readonly kind: LimitKind
  readonly isOptional: boolean
  readonly standing: Standing | undefined
  readonly changes: number
}

function showOne(
  { law, currency }: Pick<LimitsNeeds, 'law' | 'currency'>,
  counts: PlayerCounts,
  { kind, isOptional, standing, changes }: One,
): Static<typeof LimitShown> {
  const mode = law.changeMode()
  const now = counts.now
  const value = standing?.value ?? null
  const pending = counts.standing.get(kind)?.pending
  const changesLeft = mode.changesPerMonth === null ? null : Math.max(0, mode.changesPerMonth - changes)
  // Any looser value shows from when it would take effect; without a limit there is none.
  const looser = limitFacts(kind).tighterIs === 'lower' ? { from: 0, to: 1 } : { from: 1, to: 0 }
  const isCounted = limitFacts(kind).period !== null && standing !== undefined
  return {
    kind,
    isOptional,
    isChosen: counts.standing.get(kind)?.isChosen === true,
    value: valueShown(kind, value, currency),
    present: isCounted ? valueShown(kind, standing.present, currency) : null,
    percent: standing ? percentOf(standing) : null,
    resetsAt: isCounted ? standing.resetsAt : null,
    pending: pending
      ? {
          value: valueShown(kind, pending.toValue, currency),
          askedAt: pending.askedAt.toISOString(),
          effectiveAt: pending.effectiveAt.toISOString(),
        }
      : null,
    changesLeft,
    nextChangeAt: changesLeft === 0 ? counts.month.endsAt.toISOString() : null,
    looserFrom: planLimitChange(mode, counts.zone, { kind, ...looser, askedAt: now }).effectiveAt.toISOString(),
    ruleId: mode.ruleId,
  }
}

/** Used part of a limit, in hundredths, rounded down; null where nothing is counted. A limit of 0 is used up. */
export function percentOf({ kind, value, present }: Standing): number | null {
  if (value === null || limitFacts(kind).period === null) return null
  if (value === 0) return 100
  return Math.max(0, Math.floor((present * 100) / value))
}

/** Limits that are used so far that the player is warned. */
export function warningsOf(limits: readonly Standing[]): { readonly kind: LimitKind; readonly percent: number }[] {
  return limits.flatMap((standing) => {
    const percent = percentOf(standing)
    return percent !== null && percent >= WARNED_AT_PERCENT ? [{ kind: standing.kind, percent }] : []
  })
}
